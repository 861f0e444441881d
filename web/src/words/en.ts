// The client's own words in one language: all areas together.
const areas = import.meta.glob<string>("./en/*.ftl", { eager: true, query: "?raw", import: "default" });
export default Object.values(areas).join("\n");
