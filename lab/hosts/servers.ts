/** nginx and Caddy with the configurations of `hosting/`, on free ports, before a build and its `server.mjs`. */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import path from "node:path";
import { freePort } from "../../scripts/lib/server.mjs";
import { ask } from "./ask";

export interface Host {
  name: string;
  /** As visitors reach it. */
  https: string;
  /** Answers with a redirect to the other. */
  redirecting: string;
  /** The same site without TLS, for the login: its stand-in knows no other. */
  http: string;
  close: () => Promise<void>;
}

interface Setup {
  /** The folder that was built, with `public/` in it. */
  release: string;
  /** Where each `server.mjs` listens, `http://127.0.0.1:9000`; Caddy's file knows one. */
  functions: string[];
  /** An empty folder for what the server writes. */
  scratch: string;
}

/** Debian's package of each program. */
const packages = {
  nginx: ["nginx-light", "libnginx-mod-http-brotli-static"],
  caddy: ["caddy"],
  openssl: ["openssl"],
};

/**
 * Installs what is missing with apt-get.
 * @throws {Error} with the packages to install, where that is not possible
 */
export function ensureServers(): void {
  const missing = Object.entries(packages).filter(([program]) => !isThere(program));
  const names = missing.flatMap(([, list]) => list);
  if (!fs.existsSync(brotliModule) && !names.includes("nginx-light"))
    names.push("libnginx-mod-http-brotli-static");
  if (names.length === 0) return;
  if (process.getuid?.() !== 0 || !isThere("apt-get")) {
    throw new Error(
      `It needs ${names.join(", ")} (Debian's names). Install them and start it again.`,
    );
  }
  console.log(`Installing ${names.join(", ")} …`);
  // A fresh service would take port 80.
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
  execFileSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
  execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...names], {
    stdio: "inherit",
    env,
  });
}

const brotliModule = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

const isThere = (program: string) =>
  ["/usr/sbin", ...(process.env.PATH ?? "").split(path.delimiter)].some((folder) =>
    fs.existsSync(path.join(folder, program)),
  );

/** Runs `hosting/nginx/cairn.conf` with its paths, ports and name changed; each must be there to be changed. */
export async function startNginx({ release, functions, scratch }: Setup): Promise<Host> {
  const [tls, redirecting, plain] = [await freePort(), await freePort(), await freePort()];
  const at = (file: string) => path.join(scratch, file);
  const certificate = [
    "req",
    "-x509",
    "-newkey",
    "rsa:2048",
    "-nodes",
    "-days",
    "2",
    "-subj",
    "/CN=localhost",
    "-addext",
    "subjectAltName=DNS:localhost",
  ];
  execFileSync("openssl", [...certificate, "-keyout", at("key.pem"), "-out", at("cert.pem")], {
    stdio: "ignore",
  });
  fs.cpSync("hosting/nginx", at("cairn"), { recursive: true });
  const changes: [string, string][] = [
    ["listen 80;", `listen 127.0.0.1:${redirecting};`],
    ["listen [::]:80;", ""],
    ["listen 443 ssl http2;", `listen 127.0.0.1:${tls} ssl http2;\n  listen 127.0.0.1:${plain};`],
    ["listen [::]:443 ssl http2;", ""],
    ["server_name cairn.example;", "server_name localhost;"],
    ["https://$host$request_uri", `https://$host:${tls}$request_uri`],
    ["/etc/letsencrypt/live/cairn.example/fullchain.pem", at("cert.pem")],
    ["/etc/letsencrypt/live/cairn.example/privkey.pem", at("key.pem")],
    ["/srv/cairn/current", path.resolve(release)],
    ["/etc/nginx/cairn/", at("cairn/")],
    ["server 127.0.0.1:9000;", functions.map((url) => `server ${new URL(url).host};`).join(" ")],
  ];
  let text = fs.readFileSync("hosting/nginx/cairn.conf", "utf8");
  for (const [from, to] of changes) {
    if (!text.includes(from))
      throw new Error(`hosting/nginx/cairn.conf has no "${from}" any more: see servers.ts.`);
    text = text.replaceAll(from, to);
  }
  fs.writeFileSync(at("cairn/cairn.conf"), text);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${at(name)};`,
  );
  const main = `${process.getuid?.() === 0 ? "user root;" : ""}
load_module ${brotliModule};
daemon off; pid ${at("pid")}; error_log ${at("error.log")}; events {}
http { access_log off; ${temporary.join(" ")} include ${at("cairn/cairn.conf")}; }`;
  fs.writeFileSync(at("nginx.conf"), main);
  const ports = { name: "nginx", tls, redirecting, plain };
  return run(
    ports,
    "/usr/sbin/nginx",
    ["-p", scratch, "-e", at("error.log"), "-c", at("nginx.conf")],
    {},
  );
}

/** Runs `hosting/caddy/Caddyfile` as it is; what is global stands in a file around it. */
export async function startCaddy({ release, functions, scratch }: Setup): Promise<Host> {
  const [tls, redirecting, plain] = [await freePort(), await freePort(), await freePort()];
  const global = `{
	admin off
	skip_install_trust
	http_port ${redirecting}
	https_port ${tls}
	default_bind 127.0.0.1
}
import ${path.resolve("hosting/caddy/Caddyfile")}
`;
  fs.writeFileSync(path.join(scratch, "Caddyfile"), global);
  const args = ["run", "--adapter", "caddyfile", "--config", path.join(scratch, "Caddyfile")];
  return run({ name: "Caddy", tls, redirecting, plain }, "caddy", args, {
    CAIRN_ADDRESS: `localhost, http://localhost:${plain}`,
    CAIRN_RELEASE: path.resolve(release),
    CAIRN_FUNCTIONS: functions.map((url) => new URL(url).host).join(" "),
    XDG_DATA_HOME: scratch,
    XDG_CONFIG_HOME: scratch,
    HOME: scratch,
  });
}

interface Ports {
  name: string;
  tls: number;
  redirecting: number;
  plain: number;
}

/** @throws {Error} with the server's own words when it is not up within ten seconds */
async function run(
  { name, tls, redirecting, plain }: Ports,
  program: string,
  args: string[],
  env: Record<string, string>,
): Promise<Host> {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (part) => (said += String(part)));
  const ended = once(child, "exit");
  const close = async () => {
    child.kill();
    await ended;
  };
  const http = `http://localhost:${plain}`;
  for (let tries = 0; tries < 50; tries += 1) {
    const isUp = await ask(http, "/").then(
      () => true,
      () => false,
    );
    if (isUp)
      return {
        name,
        https: `https://localhost:${tls}`,
        redirecting: `http://localhost:${redirecting}`,
        http,
        close,
      };
    if (child.exitCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  if (child.exitCode === null) await close();
  throw new Error(`${name} did not come up: ${said.slice(-2_000)}`);
}
