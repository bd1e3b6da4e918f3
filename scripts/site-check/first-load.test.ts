import { forbidden } from "../budgets";
import { checkFirstLoad } from "./first-load";

const login = "node_modules/@auth0/auth0-react/index.js";
const list = {
  chunks: {
    app: { files: ["app.js"], modules: ["src/runtime/start.ts", "src/runtime/queue.ts"] },
    site: { files: ["site.js"], modules: ["src/run.ts"] },
    later: { files: ["later.js"], modules: [login] },
  },
  groups: { app: ["app"], site: ["site"], later: ["later"] },
  entries: ["src/runtime/start.ts"],
  imports: { "src/runtime/start.ts": ["src/runtime/queue.ts"] },
};

it("allows anything that is loaded later", () => {
  expect(checkFirstLoad(list, forbidden)).toEqual([]);
});

it.each([
  ["app", "src/runtime/queue.ts", "src/runtime/start.ts → src/runtime/queue.ts"],
  ["site", "src/run.ts", "src/run.ts"],
] as const)("names a package in the first load of %s, and its imports", (group, by, chain) => {
  const groups = { ...list.groups, [group]: [group, "later"] };
  const imports = { ...list.imports, [by]: [login] };
  const [problem] = checkFirstLoad({ ...list, groups, imports }, forbidden);
  expect(problem).toContain(`in the first load of ${group} (`);
  expect(problem).toContain(`: ${chain} → ${login}.`);
});
