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

it("the server has the files and the relay", () => {
  const code = `
    const post = { method: "POST", body: "{}", headers: { "content-type": "application/json", origin: site.url } };
    const page = await fetch(site.url);
    return [await page.text(), (await fetch(site.url + "/api/users/add", post)).status];`;
  expect(ask(code)).toEqual(["<h1>Home</h1>", 503]);
});

it("the server ends on request, and reports when it has ended otherwise", () => {
  expect(ask("await site.close(); return site.ended;")).toBe("status 0");
  expect(ask('process.kill(site.pid, "SIGKILL"); return site.ended;')).toBe("SIGKILL");
});

it("a taken port is reported, with what to do", () => {
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
