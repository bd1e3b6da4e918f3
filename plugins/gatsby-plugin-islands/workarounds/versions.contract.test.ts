import fs from "node:fs";
import path from "node:path";
import { peerDependencies } from "../package.json";

const files = fs.readdirSync(__dirname).filter((name) => !name.includes(".test."));

it.each(files)("%s is for the installed version", (file) => {
  const text = fs.readFileSync(path.join(__dirname, file), "utf8");
  const [, name = "", version] = /^\/\*\*\n \* (\S+) (\S+):/.exec(text) ?? [];
  const { version: installed } = jest.requireActual<{ version: string }>(`${name}/package.json`);
  expect({ [name]: version }).toEqual({ [name]: installed });
  expect(Object.keys(peerDependencies)).toContain(name);
});
