// The reference of the API: RapiDoc draws it from the server's OpenAPI description. Its own page, its own file: the client
// loads none of it.
import "../node_modules/.fonts/fonts.css";
import "./app.css";
import "rapidoc";
