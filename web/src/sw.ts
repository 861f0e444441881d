// The service worker: keeps the files of the client, so that it starts without a network. What tables say is never kept.
//
// Whoever is online gets the page from the server: so a start always brings the newest version. A worker of another
// version waits, as browsers do, until no page of the last one is open any more, and whoever plays keeps their files.
import {
  cleanupOutdatedCaches,
  PrecacheFallbackPlugin,
  type PrecacheRouteOptions,
  precacheAndRoute,
} from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { NetworkFirst, NetworkOnly } from "workbox-strategies";

declare const self: { __WB_MANIFEST: Parameters<typeof precacheAndRoute>[0]; registration: { scope: string } };

const SHELL = "./"; // the page of the client, below the path that the server is seen under
const PATIENCE = 4; // seconds for an answer: a network that gives none is as good as none
const exact: PrecacheRouteOptions = { cleanURLs: false };
const api = new URL("api", self.registration.scope).pathname;

/** A proxy that says that the server is away is no answer. */
const insist = {
  fetchDidSucceed: async ({ response }: { response: Response }): Promise<Response> => {
    if (response.status >= 500) throw new Error("the server is away");
    return response;
  },
};

const page = new NetworkOnly({
  networkTimeoutSeconds: PATIENCE,
  plugins: [insist, new PrecacheFallbackPlugin({ fallbackURL: SHELL })],
});
registerRoute(new NavigationRoute(page, { denylist: [new RegExp(`^${api}(/|$)`)] }));
precacheAndRoute(self.__WB_MANIFEST, exact);
cleanupOutdatedCaches();
// The words of the server are part of the client: without them, it could not even say that there is no network.
registerRoute(
  ({ url }) => url.pathname.startsWith(`${api}/words/`),
  new NetworkFirst({ cacheName: "words", networkTimeoutSeconds: PATIENCE, plugins: [insist] }),
);
