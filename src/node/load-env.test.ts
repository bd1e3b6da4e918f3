import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { loadEnv } from "./load-env";

const file = path.join(os.tmpdir(), `load-env-${process.pid}.env`);

afterEach(() => {
  fs.rmSync(file, { force: true });
  delete process.env.LOAD_ENV_NEW;
  delete process.env.LOAD_ENV_SET;
});

test("adds what the file says, and leaves what is set", () => {
  process.env.LOAD_ENV_SET = "from outside";
  fs.writeFileSync(file, "LOAD_ENV_NEW=from the file\nLOAD_ENV_SET=from the file\n");
  loadEnv(file);
  expect(process.env.LOAD_ENV_NEW).toBe("from the file");
  expect(process.env.LOAD_ENV_SET).toBe("from outside");
});

test("does without a file", () => {
  expect(() => loadEnv(file)).not.toThrow();
});
