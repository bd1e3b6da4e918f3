/** A Redis server for tests, which implements only what the rate limit needs. */
import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";

/** A running server. */
export interface FakeRedis {
  /** `redis://…` */
  url: string;
  /** Its counts, by key. */
  counts: Map<string, number>;
  /** Stops responding to commands. */
  hang: () => void;
  /** Closes the server and all connections. */
  close: () => Promise<void>;
}

/**
 * @param port a free one by default
 * @param password required of clients, if given
 */
export async function fakeRedis(port = 0, password = ""): Promise<FakeRedis> {
  const counts = new Map<string, number>();
  const sockets = new Set<Socket>();
  let isHanging = false;
  const server = createServer((socket) => {
    sockets.add(socket);
    let isKnown = password === "";
    socket.on("error", () => undefined);
    socket.on("data", (sent) => {
      if (isHanging) return;
      for (const [name = "", ...args] of commandsIn(sent.toString())) {
        if (name === "hello") isKnown ||= args.at(-1) === password;
        socket.write(isKnown ? respond(name, args) : "-WRONGPASS invalid password.\r\n");
      }
    });
  });
  function respond(name: string, [, , key = ""]: string[]): string {
    if (name === "info") return "$9\r\nloading:0\r\n";
    if (!name.startsWith("eval")) return "+OK\r\n";
    counts.set(key, (counts.get(key) ?? 0) + 1);
    return `*2\r\n:${counts.get(key)}\r\n:60000\r\n`;
  }
  await once(server.listen(port, "127.0.0.1"), "listening");
  const close = async () => {
    const closed = once(server.close(), "close");
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  const { port: taken } = server.address() as AddressInfo;
  const hang = () => void (isHanging = true);
  return { url: `redis://127.0.0.1:${taken}`, counts, hang, close };
}

/** Parses commands: lists of strings with their lengths. https://redis.io/docs/latest/develop/reference/protocol-spec/ */
function commandsIn(sent: string): string[][] {
  return sent
    .split(/^\*\d+\r\n/m)
    .filter(Boolean)
    .map((command) =>
      command
        .split("\r\n")
        .filter((_line, index) => index % 2 === 1)
        .map((word, index) => (index === 0 ? word.toLowerCase() : word)),
    );
}
