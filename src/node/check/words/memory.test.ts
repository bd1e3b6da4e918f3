import { temporaryFolder } from "../../../testing/temporary-folder";
import { remembered } from "./memory";

const folder = temporaryFolder({ "package-lock.json": "{}" });
const root = process.cwd();
beforeEach(() => process.chdir(folder.at(".")));
afterEach(() => process.chdir(root));

/** The answers, and of which texts they were asked. */
async function answers(about: string, ...texts: string[]) {
  const asked: string[] = [];
  const found = await remembered(folder.at("memory.json"), about, texts, (some) => {
    asked.push(...some);
    return Promise.resolve(some.map((text) => text.length));
  });
  return [asked, texts.map((text) => found.get(text))];
}

it("asks of each text once, unless the question or the packages change", async () => {
  expect(await answers("length", "lamp", "constructor", "lamp")).toEqual([
    ["lamp", "constructor"],
    [4, 11, 4],
  ]);
  expect(await answers("length", "constructor", "sea", "lamp")).toEqual([["sea"], [11, 3, 4]]);
  expect(await answers("signs", "sea")).toEqual([["sea"], [3]]);
  folder.write("package-lock.json", "[]");
  expect(await answers("signs", "sea")).toEqual([["sea"], [3]]);
});
