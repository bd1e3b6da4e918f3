import { temporaryFolder } from "../../src/testing/temporary-folder";
import { runScript } from "../testing/run-script";

const site = temporaryFolder({ "index.html": "<h1>Home</h1>" });

/** Runs lines against the bundled server of a folder with one page. @returns their result */
function evaluate(code: string): unknown {
  const { stdout, stderr } = runScript(
    "server.mjs",
    `const options = { files: ${JSON.stringify(site.at("."))}, env: { API_HOST: "" } };
    const site = await script.serve(options);
    const result = await (async () => { ${code} })();
    await site.close();
    console.log(JSON.stringify(result));`,
  );
  return JSON.parse(stdout || JSON.stringify(stderr));
}

it("serves the files and the relay, which responds 503 without settings", () => {
  const code = `
    const post = { method: "POST", body: "{}", headers: { "content-type": "application/json", origin: site.url } };
    const page = await fetch(site.url);
    return [await page.text(), (await fetch(site.url + "/api/users/add", post)).status];`;
  expect(evaluate(code)).toEqual(["<h1>Home</h1>", 503]);
});

it("reports a taken port, with advice", () => {
  const { stdout, stderr } = runScript(
    "server.mjs",
    `const options = { files: ${JSON.stringify(site.at("."))} };
    const { url, close } = await script.serve(options);
    const again = script.serve({ ...options, port: new URL(url).port });
    console.log(await again.catch((error) => error.message));
    await close();`,
  );
  expect(stderr).toMatch(/^Port \d+ is already in use\. Stop .*, or set PORT to another port\.\n$/);
  expect(stdout).toBe("The site's server didn't start (see the error above).\n");
});
