import { forbidden } from "../budgets";
import { checkFirstLoad } from "./first-load";

const login = "node_modules/@auth0/auth0-react/index.js";
const list = {
  chunks: {
    app: { files: ["app.js"], modules: ["src/layout/layout.tsx", "src/layout/bar.tsx"] },
    commons: { files: ["commons.js"], modules: ["src/seo/seo.tsx"] },
    "component---src-pages-index-tsx": { files: ["index.js"], modules: ["src/pages/index.tsx"] },
    later: { files: ["later.js"], modules: [login] },
  },
  groups: {
    app: ["app"],
    "component---src-pages-index-tsx": ["commons", "component---src-pages-index-tsx"],
    later: ["later"],
  },
  entries: ["src/layout/layout.tsx"],
  imports: {
    "src/layout/layout.tsx": ["src/layout/bar.tsx"],
    "src/pages/index.tsx": ["src/seo/seo.tsx"],
  },
};

it("minds nothing that is asked for later", () => {
  expect(checkFirstLoad(list, forbidden)).toEqual([]);
});

it("names what is in the first load and leads there", () => {
  const app = { ...list.groups, app: ["app", "later"] };
  const imports = { ...list.imports, "src/layout/bar.tsx": [login] };
  const [problem] = checkFirstLoad({ ...list, groups: app, imports }, forbidden);
  expect(problem).toContain("in the first load of app (");
  expect(problem).toContain(`: src/layout/layout.tsx → src/layout/bar.tsx → ${login}.`);
});

it("looks at what comes with the first act, too", () => {
  const groups = { ...list.groups, site: ["later"] };
  const imports = { ...list.imports, "src/runtime/run.ts": [login] };
  expect(checkFirstLoad({ ...list, groups, imports }, forbidden)).toEqual([
    expect.stringContaining(`in the first load of site (`),
  ]);
  expect(checkFirstLoad({ ...list, groups, imports }, forbidden)[0]).toContain(
    `: src/runtime/run.ts → ${login}.`,
  );
});

it("names what a page's own scripts bring, split off or not", () => {
  const page = ["component---src-pages-index-tsx", "later"];
  const groups = { ...list.groups, "component---src-pages-index-tsx": page };
  const imports = { ...list.imports, "src/seo/seo.tsx": [login] };
  expect(checkFirstLoad({ ...list, groups, imports }, forbidden)).toEqual([
    expect.stringContaining(`src/pages/index.tsx → src/seo/seo.tsx → ${login}.`),
  ]);
});
