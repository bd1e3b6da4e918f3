/**
 * `npm run trial-limit`: two servers of the site that `npm test -- build` made behind nginx, and a real Redis, which is
 * stopped and started again. Posts to either count together; without Redis the form works, and the log says so once. Needs
 * nginx and `redis-server` (Debian: apt-get install nginx-light redis-server). Takes half a minute.
 */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { NEWSLETTER_SECRET, startNewsletterApi } from "../dev/newsletter-api.mjs";
import { freePort, serve } from "./lib/server.mjs";
import { testSite } from "./lib/test-site.mjs";
import { ask } from "./trial-hosts/ask";
import { ensureServers, startNginx } from "./trial-hosts/servers";

const LIMIT = 10;
const redisName = "redis-server";
if (spawnSync(redisName, ["--version"]).status !== 0) {
  console.error("There is no redis-server here. Debian: apt-get install redis-server.");
  process.exit(1);
}
if (!fs.existsSync(path.join(testSite, "public", "index.html"))) {
  console.error("There is no build to serve. Make one: npm test -- build");
  process.exit(1);
}
const scratch = fs.mkdtempSync(path.join(os.tmpdir(), "cairn-limit-"));
const redisPort = await freePort();
ensureServers();
const logs = [1, 2].map((number) => path.join(scratch, `server-${number}.log`));
const api = await startNewsletterApi({ port: 0, file: path.join(scratch, "newsletter.jsonl") });
const env = {
  API_HOST: api.url,
  API_SECRET: NEWSLETTER_SECRET,
  RELAY_RATE_LIMIT: String(LIMIT),
  RELAY_CLIENT_HEADER: "x-real-ip",
  RELAY_REDIS_URL: `redis://127.0.0.1:${redisPort}`,
};
let redis = await startRedis();
const servers = await Promise.all(logs.map((log) => serve({ folder: testSite, env, log })));
const functions = servers.map(({ url }) => url);
const nginx = await startNginx({ release: testSite, functions, scratch });
let failed = 0;
let visitors = 0;
try {
  const allowed = (all: number[]) => all.filter((status) => status === 201).length;
  check("eleven posts, to either: ten are taken", allowed(await posts(11)), LIMIT);
  check("of forty at once, ten are taken", allowed(await posts(40, true)), LIMIT);

  await stop(redis);
  const alone = await posts(24);
  check("without Redis each server takes ten", allowed(alone), 2 * LIMIT);
  check("and nothing else is answered than 201 and 429", new Set(alone).size, 2);
  check("each log says once that Redis is gone", says("Redis does not answer"), [1, 1]);

  redis = await startRedis();
  const deadline = Date.now() + 20_000;
  while (says("answers again").includes(0) && Date.now() < deadline) {
    await posts(2);
    await new Promise((next) => setTimeout(next, 200));
  }
  check("and once that it is back", says("answers again"), [1, 1]);
  check("then both count together again", allowed(await posts(11)), LIMIT);

  redis.kill("SIGSTOP");
  const start = performance.now();
  check("a Redis that hangs stops nobody", allowed(await posts(2)), 2);
  check("and costs less than two seconds", performance.now() - start < 2_000, true);
  redis.kill("SIGCONT");
  check("both have taken posts", says("Newsletter relay").includes(0), false);
  const text = logs.map((log) => fs.readFileSync(log, "utf8")).join("\n");
  check("no log names a visitor", /127\.0\.1\.|@b\.example/.test(text), false);
} finally {
  await Promise.all([nginx, ...servers].map((server) => server.close()));
  await stop(redis);
  await api.close();
  fs.rmSync(scratch, { recursive: true });
}
process.exitCode = failed > 0 ? 1 : 0;

/** Posts of one visitor, whom nobody was before, to nginx, which hands them to the servers in turn. */
async function posts(count: number, atOnce = false) {
  const localAddress = `127.0.1.${(visitors += 1)}`;
  const post = async (index: number) => {
    const headers = {
      "content-type": "application/json",
      "sec-fetch-site": "same-origin",
      // Who says so is not believed: nginx says where a post comes from.
      "x-real-ip": `192.0.2.${index}`,
    };
    const body = JSON.stringify({ email: `visitor-${index}@b.example` });
    const question = { method: "POST", headers, body, localAddress };
    return (await ask(nginx.http, "/api/users/add", question)).status;
  };
  const indices = Array.from({ length: count }, (_, index) => index);
  if (atOnce) return Promise.all(indices.map(post));
  const answers = [];
  for (const index of indices) answers.push(await post(index));
  return answers;
}

/** How often each server's log says it. */
function says(words: string) {
  return logs.map((log) => fs.readFileSync(log, "utf8").split(words).length - 1);
}

function check(what: string, is: unknown, expected: unknown) {
  const isRight = JSON.stringify(is) === JSON.stringify(expected);
  if (!isRight) failed += 1;
  console.log(
    isRight ? `✓ ${what}` : `✗ ${what}: ${JSON.stringify(is)}, not ${JSON.stringify(expected)}`,
  );
}

/** One that keeps nothing, on this machine only. */
async function startRedis() {
  const settings = ["--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", scratch];
  const child = spawn(redisName, ["--port", String(redisPort), ...settings]);
  await new Promise((resolve) => {
    child.stdout.on("data", (said) => String(said).includes("Ready to accept") && resolve(said));
  });
  return child;
}

async function stop(child: Awaited<ReturnType<typeof startRedis>>) {
  if (child.exitCode !== null) return;
  child.kill();
  await once(child, "exit");
}
