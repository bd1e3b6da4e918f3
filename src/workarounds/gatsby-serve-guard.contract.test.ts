import Module from "node:module";
import { fileOf, leansOn } from "./contract";

leansOn("gatsby", "gatsby-serve-guard.mjs", {
  "a Function that is loaded anew for every request": () =>
    fileOf("gatsby", "dist/internal-plugins/functions/middleware.js").includes(
      "delete require.cache[require.resolve(pathToFunction)];",
    ),
  "a server that Express makes by http.createServer": () =>
    fileOf("gatsby", "dist/commands/serve.js").includes("app.listen(port, host"),
  "Module._load of Node": () => "_load" in Module,
});
