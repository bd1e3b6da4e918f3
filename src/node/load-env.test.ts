import { temporaryFolder } from "../testing/temporary-folder";
import { loadEnv } from "./load-env";

const folder = temporaryFolder({ env: "NEW=from the file\nSET=from the file\n" });

test("a file adds to the environment, replaces nothing, and may be missing", () => {
  jest.replaceProperty(process, "env", { SET: "from outside" });
  loadEnv(folder.at("no-file"));
  expect(process.env).toEqual({ SET: "from outside" });
  loadEnv(folder.at("env"));
  expect(process.env).toEqual({ SET: "from outside", NEW: "from the file" });
});
