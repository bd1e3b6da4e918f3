import net from "node:net";
import { runScript } from "../../src/testing/run-script";
import { temporaryFolder } from "../testing/fixture-folder";

const site = temporaryFolder({ "index.html": "<h1>Home</h1>" });

/** What these lines say of the server, as a release ships it, for a folder of one page. */
function ask(code: string): unknown {
  const { stdout, stderr } = runScript(
    "scripts/lib/server.mjs",
    `const options = { files: ${JSON.stringify(site.at("."))}, env: { API_HOST: "" } };
    const site = await script.serve(options);
    const said = await (async () => { ${code} })();
    await site.close();
    console.log(JSON.stringify(said));`,
  );
  return JSON.parse(stdout || JSON.stringify(stderr));
}

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

it("serves the files and the relay", () => {
  const code = `
    const post = { method: "POST", body: "{}", headers: { "content-type": "application/json", origin: site.url } };
    const page = await fetch(site.url);
    return [await page.text(), (await fetch(site.url + "/api/users/add", post)).status];`;
  expect(ask(code)).toEqual(["<h1>Home</h1>", 503]);
});

it("ends when it is asked to, and tells when it has ended otherwise", () => {
  expect(ask("await site.close(); return site.ended;")).toBe("status 0");
  expect(ask('process.kill(site.pid, "SIGKILL"); return site.ended;')).toBe("SIGKILL");
});

it("says at once that its port is taken, and what to do", () => {
  const { stdout, stderr } = runScript(
    "scripts/lib/server.mjs",
    `const options = { files: ${JSON.stringify(site.at("."))} };
    const { url, close } = await script.serve(options);
    const again = script.serve({ ...options, port: new URL(url).port });
    console.log(await again.catch((error) => error.message));
    await close();`,
  );
  expect(stderr).toMatch(/^Port \d+ is taken\. Stop .*, or set PORT to another port\.\n$/);
  expect(stdout).toMatch(/^The site is not served on port \d+; the reason stands above\.\n$/);
});
