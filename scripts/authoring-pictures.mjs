/**
 * `node scripts/authoring-pictures.mjs`: takes the pictures of `docs/authoring.md` anew. In a copy of the checkout it
 * does what the guide says, runs `gatsby develop` there and looks at the pages. Takes some minutes.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { guideBlocks } from "./lib/authoring-guide.mjs";
import { launchBrowser } from "./lib/browser.mjs";
import { readJson, writeJson } from "./lib/content-files.mjs";
import { copyCheckout } from "./lib/files.mjs";
import { runNode, tool } from "./lib/node.mjs";
import { freePort } from "./lib/server.mjs";

const folder = path.join(".local", "authoring-pictures");
const content = path.join(folder, "content");
const out = path.join("docs", "pictures");
const article = path.join(content, "articles", "how-we-plan-a-sprint", "index.md");

copyCheckout(folder);
for (const entry of [
  ["article", "How we plan a sprint"],
  ["release", "0.12.0"],
  ["person", "Sam Okoye"],
])
  runNode([tool("tsx", path.join("dist", "cli.mjs")), "scripts/new.ts", ...entry], { cwd: folder });
writeGuide();

const port = await freePort();
const url = `http://localhost:${port}`;
const develop = spawn(
  process.execPath,
  [tool("gatsby", "cli.js"), "develop", "--port", `${port}`],
  {
    cwd: folder,
    stdio: "inherit",
  },
);
const browser = await launchBrowser();
const page = await browser.newPage({
  viewport: { width: 1000, height: 620 },
  reducedMotion: "reduce",
});
try {
  await untilUp();
  await take("draft", "/blog/how-we-plan-a-sprint", "h1", 120);
  await take("style-guide", "/blog/what-an-article-can-hold", "article figure >> nth=0", 80);
  await takeMistakes();
  await take("share-card", "/social-cards", "text=How we plan a sprint >> nth=0", 330);
  await take("release", "/changelog", "text=Import from a file >> nth=0", 110);
  await take("person", "/company", "text=Sam Okoye >> nth=0", 400);
  await take("price", "/pricing", "text=Premium Project >> nth=0", 150);
} finally {
  await browser.close();
  develop.kill();
  await once(develop, "exit");
}

/** Writes what the guide shows into the copy: dated yesterday, or it would not be there yet. */
function writeGuide() {
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  for (const { language, file, text } of guideBlocks()) {
    const target = path.join(content, file);
    if (file === "plans.json") {
      const data = readJson(target);
      Object.assign(data.plans.at(-1), JSON.parse(text));
      data.plans.at(-1).billedYearly = 12 * data.plans.at(-1).yearly;
      writeJson(target, data);
    } else if (language !== "yaml" && /^(articles|releases|people)\//.test(file)) {
      fs.writeFileSync(target, text.replace(/^date: .*$/m, `date: ${yesterday}`));
    }
  }
  const board = path.join(content, "releases", "v0.11.0", "picture.png");
  fs.copyFileSync(board, path.join(path.dirname(article), "board.png"));
  const release = path.join(content, "releases", "v0.12.0");
  fs.copyFileSync(path.join(release, "picture.png"), path.join(release, "picture-dark.png"));
}

async function untilUp() {
  for (const end = Date.now() + 300_000; Date.now() < end;) {
    if (develop.exitCode !== null) break;
    const isUp = await fetch(`${url}/blog/how-we-plan-a-sprint`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  throw new Error("gatsby develop did not come up; the reason stands above.");
}

/**
 * @param {string} name of the picture @param {string} route
 * @param {string} selector of what shall be seen @param {number} above px between it and the window's top
 */
async function take(name, route, selector, above) {
  await page.goto(url + route, { waitUntil: "load" });
  const place = page.locator(selector);
  await place.waitFor();
  // Pages of `develop` hydrate late, and take the reader to the top.
  await page.waitForTimeout(4_000);
  await place.evaluate((element, room) => {
    scrollTo({ top: scrollY + element.getBoundingClientRect().top - room, behavior: "instant" });
  }, above);
  await page.waitForTimeout(1_500);
  await save(name);
}

/** The box over the page, while the article has two mistakes. */
async function takeMistakes() {
  const text = fs.readFileSync(article, "utf8");
  const wrong = text.replace("category: Software", "category: Sofware");
  await page.goto(`${url}/blog/how-we-plan-a-sprint`, { waitUntil: "load" });
  await page.waitForTimeout(4_000);
  fs.writeFileSync(article, wrong.replace("./board.png", "./bord.png"));
  await page.getByText("Sofware").first().waitFor();
  await page.waitForTimeout(1_000);
  await save("mistakes");
  fs.writeFileSync(article, text);
  await page.getByText("Sofware").first().waitFor({ state: "hidden" });
}

/** @param {string} name */
async function save(name) {
  const file = path.join(out, `${name}.png`);
  const shot = sharp(await page.screenshot());
  await shot.png({ palette: true, colours: 128, effort: 10 }).toFile(file);
  console.log(file);
}
