import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import type { Chunk, Compilation, Compiler, Module } from "webpack";
import { writeWhole } from "../write-whole";

/** A chunk, and the modules in it. */
export interface ChunkModules {
  /** File names in `public/`, `app-0123.js`. */
  files: string[];
  modules: string[];
}

/** Which modules are in which chunk, and why. Modules are named by path from the checkout. */
export interface ModuleList {
  /** By name, or by number for a chunk without one. */
  chunks: Record<string, ChunkModules>;
  /** Chunks that are loaded together, by name: `app`, and each page's own. */
  groups: Record<string, string[]>;
  /** Entry modules. */
  entries: string[];
  /** The static imports of each module. */
  imports: Record<string, string[]>;
}

/** Where a build writes the list, from the checkout. */
export const moduleListFile = path.join(".cache", "module-list.json");

/** Writes the list for the site check and `npm run lab -- modules`. */
export function listModules({ stage, actions }: CreateWebpackConfigArgs): void {
  if (stage === "build-javascript") actions.setWebpackConfig({ plugins: [new ModuleListPlugin()] });
}

class ModuleListPlugin {
  apply(compiler: Compiler): void {
    const name = "module-list";
    // Read before webpack optimizes, which skips files that only re-export.
    let imports: ModuleList["imports"] = {};
    compiler.hooks.compilation.tap(name, (compilation) => {
      compilation.hooks.finishModules.tap(name, () => {
        imports = importsOf(compilation);
      });
    });
    compiler.hooks.afterEmit.tapPromise(name, async (compilation) => {
      const list: ModuleList = { ...chunksOf(compilation), imports };
      await writeWhole(moduleListFile, JSON.stringify(list));
    });
  }
}

function importsOf({ modules, moduleGraph }: Compilation): ModuleList["imports"] {
  const entries = [...modules].map((module) => {
    const atOnce = [...moduleGraph.getOutgoingConnections(module)].filter(({ dependency }) => {
      // A module behind `import()` belongs to a block of its own.
      return dependency && moduleGraph.getParentBlock(dependency) === module;
    });
    const names = atOnce.map(({ module: imported }) => nameOf(imported));
    return [nameOf(module), [...new Set(names)].sort()] as const;
  });
  return Object.fromEntries(entries);
}

function chunksOf(compilation: Compilation): Omit<ModuleList, "imports"> {
  const { chunkGraph, namedChunkGroups } = compilation;
  const idOf = ({ name, id }: Chunk) => name ?? String(id);
  const chunks: ModuleList["chunks"] = {};
  const entries = new Set<string>();
  for (const chunk of compilation.chunks) {
    const modules = [...chunkGraph.getChunkModulesIterable(chunk)].flatMap(partsOf);
    chunks[idOf(chunk)] = {
      files: [...chunk.files].filter((file) => file.endsWith(".js")),
      modules: modules.map(nameOf).sort(),
    };
    for (const module of chunkGraph.getChunkEntryModulesIterable(chunk)) {
      entries.add(nameOf(rootOf(module)));
    }
  }
  const groups = [...namedChunkGroups].map(
    ([name, group]) => [name, group.chunks.map(idOf)] as const,
  );
  return { chunks, groups: Object.fromEntries(groups), entries: [...entries].sort() };
}

/** Path from the checkout, without loaders and queries; webpack's own modules have an identifier. */
function nameOf(module: Module): string {
  const resource = "resource" in module ? String(module.resource) : module.identifier();
  const [file = ""] = resource.split(/[?|]/);
  const name = path.isAbsolute(file) ? path.relative(".", file).replaceAll("\\", "/") : file;
  // A copy of the checkout links to packages elsewhere.
  return name.replace(/^(\.\.\/)+(?=node_modules\/)/, "");
}

/** The modules that webpack has joined into one. */
function partsOf(module: Module): Module[] {
  if (!("modules" in module) || !Array.isArray(module.modules)) return [module];
  return module.modules as Module[];
}

/** Of joined modules, the one that imports the others. */
const rootOf = (module: Module): Module =>
  "rootModule" in module ? (module.rootModule as Module) : module;
