import { temporaryFolder } from "../testing/fixture-folder";

const checkout = temporaryFolder({ "built/src/gatsby-types.d.ts": "types" });
const run = (code: string) => checkout.run("query-types.mjs", code).stdout;
const areCurrent = () => run("console.log(script.areTypesCurrent());") === "true\n";
const page = (query: string, code = "") =>
  checkout.write("src/page.tsx", `graphql\`${query}\`; ${code}`);

it("knows types of other queries", () => {
  page("{ a }");
  expect(areCurrent()).toBe(false);
  run('script.takeTypes("built");');
  expect(checkout.read("src/gatsby-types.d.ts")).toBe("types");
  page("{ a }", "changed();");
  expect(areCurrent()).toBe(true);
  page("{ a b }");
  expect(areCurrent()).toBe(false);
  page("{ a }");
  checkout.write("src/schema.graphql", "type B");
  expect(areCurrent()).toBe(false);
});
