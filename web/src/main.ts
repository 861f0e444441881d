// The client begins here: words first, so that nobody ever sees a bare key, then the page.
import { mount } from "svelte";
import App from "./App.svelte";
import "../node_modules/.fonts/fonts.css";
import "./app.css";
import { newest } from "./lib/newest.svelte";
import { begin } from "./lib/speech.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no place for the client");
await begin();
mount(App, { target });
if (document.readyState === "complete") newest.begin();
else addEventListener("load", () => newest.begin()); // what the page needs itself comes first
