import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { buildCache } from "../build-cache";

/** Webpack's own cache, as Gatsby sets it up. */
interface Config {
  cache?: false | { type: string };
}

/** What decides, beside the modules, what webpack makes of them, and it cannot know by itself. Settings it knows: they are defined for it. */
const ingredients = ["package-lock.json", "tsconfig.json", "src/node"];
const rootIngredients = /^gatsby-.*\.tsx?$/;

/**
 * Keeps what webpack has made with the other caches: Gatsby's own is gone whenever a build begins from nothing. In a folder
 * for each checkout, since webpack notes where its modules are.
 */
export function keepBundles({ stage, actions, getConfig }: CreateWebpackConfigArgs): void {
  const { cache } = (getConfig as () => Config)();
  if (!cache || cache.type !== "filesystem" || !stage.startsWith("build")) return;
  const checkout = sha256([fs.realpathSync(".")]).slice(0, 16);
  const cacheLocation = path.resolve(buildCache("webpack"), checkout, stage);
  actions.setWebpackConfig({ cache: { ...cache, cacheLocation, version: makers() } });
}

/** SHA-256 of all that a new cache must begin with. */
function makers(): string {
  const roots = fs.readdirSync(".").filter((name) => rootIngredients.test(name));
  const files = [...ingredients, ...roots].flatMap((name) =>
    fs.statSync(name).isDirectory()
      ? fs
          .readdirSync(name, { recursive: true, encoding: "utf8" })
          .map((file) => path.join(name, file))
          .filter((file) => fs.statSync(file).isFile())
      : [name],
  );
  const contents = files.sort().flatMap((file) => [file, fs.readFileSync(file)]);
  return sha256([process.version, ...contents]);
}

function sha256(parts: (string | Buffer)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex");
}
