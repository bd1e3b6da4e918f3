/** Checks a host's proxying of requests to the newsletter relay. */
import type { Report } from "../../tests/e2e/support/report";
import { request } from "./request";
import type { Host } from "./host";

const endpoint = "/api/users/add";
const own = { "sec-fetch-site": "same-origin", "content-type": "application/json" };

/**
 * @param newsletter the stand-in of the API
 * @param limit the server's RELAY_RATE_LIMIT
 */
export async function checkRelay(host: Host, newsletter: string, limit: number, report: Report) {
  const post = (headers: Record<string, string>, body: string) =>
    request(host.https, endpoint, { method: "POST", headers }, body);
  const emails = async () => {
    const list = (await (await fetch(`${newsletter}/subscribers`)).json()) as { email: string }[];
    return list.map(({ email }) => email);
  };
  await report.group(`${host.name}: relay`, async (check) => {
    const email = `${host.name}-${Date.now()}@b.example`;
    const { status, headers } = await post(own, JSON.stringify({ email }));
    check("JSON: status", status, 201);
    check("JSON: stored", (await emails()).includes(email), true);
    check("Cache-Control", headers["cache-control"], ["no-store"]);
    check("nosniff", headers["x-content-type-options"], ["nosniff"]);
    check("X-Powered-By", headers["x-powered-by"], undefined);
    check("CORS", headers["access-control-allow-origin"], undefined);
    // The relay compares `Origin` with `Host`, which the proxy has to forward.
    const form = { "content-type": "application/x-www-form-urlencoded", origin: host.https };
    check("form: status", (await post(form, `email=${encodeURIComponent(email)}`)).status, 201);
    const large = JSON.stringify({ email, more: "x".repeat(20_000) });
    check("20 kB: status", (await post(own, large)).status, 413);
    const none = await request(host.https, "/api/none");
    check("unknown Function: status", none.status, 404);
  });
  await report.group(`${host.name}: limit, with forged headers`, async (check) => {
    const statuses: number[] = [];
    for (let count = 1; count <= limit + 1; count += 1) {
      const forged = { "x-real-ip": `192.0.2.${count}`, "x-forwarded-for": `192.0.2.${count}` };
      statuses.push((await post({ ...own, ...forged }, "{}")).status);
    }
    check("the last status", statuses.at(-1), 429);
  });
}
