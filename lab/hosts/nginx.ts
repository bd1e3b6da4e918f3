/** Starts nginx with `hosting/nginx`, with other paths, ports and host name. */
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { freePorts, startHost } from "./host";
import type { Host, Setup } from "./host";

const certificate =
  "req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost";

/** @throws {Error} if the configuration lacks a text to replace */
export async function startNginx({ release, functions, folder }: Setup): Promise<Host> {
  const ports = await freePorts();
  const { tls, redirecting } = ports;
  const at = (file: string) => path.join(folder, file);
  const files = ["-keyout", at("key.pem"), "-out", at("cert.pem")];
  execFileSync("openssl", [...certificate.split(" "), ...files], { stdio: "ignore" });
  fs.cpSync("hosting/nginx", at("cairn"), { recursive: true });
  const changes: Record<string, string> = {
    "listen 80;": `listen 127.0.0.1:${redirecting};`,
    "listen [::]:80;": "",
    "listen 443 ssl http2;": `listen 127.0.0.1:${tls} ssl http2;`,
    "listen [::]:443 ssl http2;": "",
    "server_name cairn.example;": "server_name localhost;",
    "https://$host$request_uri": `https://$host:${tls}$request_uri`,
    "/etc/letsencrypt/live/cairn.example/fullchain.pem": at("cert.pem"),
    "/etc/letsencrypt/live/cairn.example/privkey.pem": at("key.pem"),
    "/srv/cairn/current": release,
    "/etc/nginx/cairn/": at("cairn/"),
    "server 127.0.0.1:9000;": `server ${functions};`,
  };
  let text = fs.readFileSync(at("cairn/cairn.conf"), "utf8");
  for (const [from, to] of Object.entries(changes)) {
    if (!text.includes(from)) throw new Error(`hosting/nginx/cairn.conf has no "${from}".`);
    text = text.replaceAll(from, to);
  }
  fs.writeFileSync(at("cairn/cairn.conf"), text);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  fs.writeFileSync(
    at("nginx.conf"),
    `${process.getuid?.() === 0 ? "user root;" : ""}
    load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
    daemon off; pid ${at("pid")}; error_log ${at("error.log")}; events {}
    http {
      access_log off; ${temporary.map((name) => `${name}_temp_path ${at(name)};`).join(" ")}
      include ${at("cairn/cairn.conf")};
    }`,
  );
  const command = ["/usr/sbin/nginx", "-p", folder, "-e", "stderr", "-c", at("nginx.conf")];
  return startHost("nginx", ports, command);
}
