import fs from "node:fs";
import path from "node:path";
import { moduleListFile } from "../../src/node/gatsby/module-list";
import type { ModuleList } from "../../src/node/gatsby/module-list";

/** What every page loads: with its HTML, and with the first action. */
const isFirst = (group: string): boolean => group === "app" || group === "site";

/**
 * Says which modules a page begins with although it must not, each with the imports that lead to it.
 * @param forbidden names of modules, and why they may not be there
 */
export function checkFirstLoad(
  list: ModuleList,
  forbidden: readonly [name: RegExp, why: string][],
): string[] {
  const problems = Object.entries(list.groups).flatMap(([group, chunks]) => {
    if (!isFirst(group)) return [];
    const modules = chunks.flatMap((chunk) => list.chunks[chunk]?.modules ?? []);
    return modules.flatMap((module) => {
      const [, why] = forbidden.find(([name]) => name.test(module)) ?? [];
      if (why === undefined) return [];
      const chain = chainTo(module, list).join(" → ");
      return [`${module} is in the first load of ${group} (${why}): ${chain}.`];
    });
  });
  return [...new Set(problems)];
}

/** The shortest way of imports to a module; the module alone where there is none. */
function chainTo(module: string, { entries, imports }: ModuleList): string[] {
  const before = new Map<string, string | undefined>();
  const queue = [...entries, "src/run.ts"];
  for (const start of queue) before.set(start, undefined);
  for (const name of queue) {
    if (name === module) break;
    for (const next of imports[name] ?? []) {
      if (before.has(next)) continue;
      before.set(next, name);
      queue.push(next);
    }
  }
  const chain = [module];
  for (let at = before.get(module); at !== undefined; at = before.get(at)) chain.unshift(at);
  return chain;
}

/** The list that a build has written, or undefined. @param folder where it was built */
export function readModuleList(folder = "."): ModuleList | undefined {
  const file = path.join(folder, moduleListFile);
  if (!fs.existsSync(file)) return undefined;
  return JSON.parse(fs.readFileSync(file, "utf8")) as ModuleList;
}
