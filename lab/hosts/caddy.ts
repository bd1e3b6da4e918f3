/** Starts Caddy with `hosting/caddy/Caddyfile`, unchanged, imported into a file with global options. */
import fs from "node:fs";
import path from "node:path";
import { freePorts, startHost } from "./host";
import type { Host, Setup } from "./host";

export async function startCaddy({ release, functions, folder }: Setup): Promise<Host> {
  const ports = await freePorts();
  const file = path.join(folder, "Caddyfile");
  fs.writeFileSync(
    file,
    `{
      admin off
      skip_install_trust
      http_port ${ports.redirecting}
      https_port ${ports.tls}
      default_bind 127.0.0.1
    }
    import ${path.resolve("hosting/caddy/Caddyfile")}
    `,
  );
  const command = ["caddy", "run", "--adapter", "caddyfile", "--config", file];
  return startHost("Caddy", ports, command, {
    CAIRN_ADDRESS: "localhost",
    CAIRN_RELEASE: release,
    CAIRN_FUNCTIONS: functions,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    HOME: folder,
  });
}
