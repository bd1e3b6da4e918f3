import net from "node:net";
import { runScript } from "../../src/testing/run-script";

it("finds a port that can be listened on, another one each time", async () => {
  const { stdout } = runScript(
    "scripts/lib/server.mjs",
    "console.log(JSON.stringify(await Promise.all([script.freePort(), script.freePort()])));",
  );
  const [first, second] = JSON.parse(stdout) as [number, number];
  expect(first).not.toBe(second);
  const server = net.createServer();
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(first, "127.0.0.1", resolve);
  });
  await new Promise((resolve) => server.close(resolve));
});
