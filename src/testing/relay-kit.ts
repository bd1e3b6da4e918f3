import add from "../api/users/add";
import { serve, serveFunction, type TestServer } from "./serve-function";

/** For each test of a file: the relay, served like our own server does, and a newsletter API that records its requests. */
export function relayKit() {
  const kit = {} as {
    /** URL of the relay. */
    url: string;
    /** Addresses that the newsletter API has received. */
    forwarded: unknown[];
    /** Response status of the API. */
    status: number;
    logs: Record<"error" | "warn" | "log", jest.SpyInstance>;
  };
  let servers: TestServer[];
  beforeEach(async () => {
    const upstream = await serve((_req, res, body) => {
      kit.forwarded.push((JSON.parse(body) as { email: unknown }).email);
      res.writeHead(kit.status).end();
    });
    const relay = await serveFunction(add);
    servers = [relay, upstream];
    const settings = { API_HOST: upstream.url, API_SECRET: "s3cret" };
    jest.replaceProperty(process, "env", settings);
    const silenced = (name: "error" | "warn" | "log") =>
      jest.spyOn(console, name).mockImplementation(() => undefined);
    const logs = { error: silenced("error"), warn: silenced("warn"), log: silenced("log") };
    Object.assign(kit, { url: relay.url, forwarded: [], status: 201, logs });
  });
  afterEach(async () => {
    await Promise.all(servers.map((server) => server.close()));
  });
  return {
    kit,
    logged: () => JSON.stringify(Object.values(kit.logs).map(({ mock }) => mock.calls as unknown)),
  };
}
