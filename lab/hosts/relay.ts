/** What a host must do with the newsletter relay behind it. */
import { newsletterPath } from "./visitor";
import { ask } from "./ask";
import type { Answer } from "./ask";
import type { Report } from "../../e2e/support/report";
import type { Host } from "./servers";

const own = { "sec-fetch-site": "same-origin", "content-type": "application/json" };

/**
 * Posts to the relay as scripts, forms, other sites and programs do.
 * @param newsletter the API's stand-in
 * @param limit what `server.mjs` was told with RELAY_RATE_LIMIT
 */
export async function checkRelay(
  host: Host,
  newsletter: string,
  limit: number,
  report: Report,
): Promise<void> {
  const subscribers = async () => {
    const list = (await (await fetch(`${newsletter}/subscribers`)).json()) as { email: string }[];
    return list.map(({ email }) => email);
  };
  const post = (headers: Record<string, string>, body: string) =>
    ask(host.https, newsletterPath, { method: "POST", headers, body });

  await report.group(`${host.name}: relay`, async (check) => {
    const email = `json-${host.name}-${Date.now()}@b.example`;
    const json = await post(own, JSON.stringify({ email }));
    check("JSON: status", json.status, 201);
    check("JSON: kept", (await subscribers()).includes(email), true);
    check("JSON: Cache-Control", valuesOf(json, "cache-control"), ["no-store"]);
    check("JSON: nosniff", valuesOf(json, "x-content-type-options"), ["nosniff"]);
    check("JSON: who answered", valuesOf(json, "x-powered-by"), []);
    check("JSON: for other origins", valuesOf(json, "access-control-allow-origin"), []);

    const form = { "content-type": "application/x-www-form-urlencoded" };
    const page = `form-${host.name}-${Date.now()}@b.example`;
    // An older browser says no more than its origin.
    const sent = await post(
      { ...form, origin: host.https, host: new URL(host.https).host },
      `email=${encodeURIComponent(page)}`,
    );
    check("form: status", sent.status, 201);
    check("form: kept", (await subscribers()).includes(page), true);
    check("form: Content-Type", sent.headers["content-type"], "text/html; charset=utf-8");

    check(
      "another site: status",
      (await post({ ...own, "sec-fetch-site": "cross-site" }, "{}")).status,
      403,
    );
    check("GET: status", (await ask(host.https, newsletterPath)).status, 405);
    const large = JSON.stringify({ email, more: "x".repeat(20_000) });
    check("20 kB: status", (await post(own, large)).status, 413);
    const whole = await post({ "content-type": "multipart/form-data; boundary=x" }, "--x--");
    check("multipart: status", whole.status, 415);
    check("unknown Function: status", (await ask(host.https, "/api/none")).status, 404);
  });

  await report.group(
    `${host.name}: the limit counts visitors, whatever they say of themselves`,
    async (check) => {
      let refusedAt = 0;
      for (let count = 1; count <= limit + 1 && refusedAt === 0; count += 1) {
        const told = { "x-real-ip": `192.0.2.${count}`, "x-forwarded-for": `192.0.2.${count}` };
        const { status } = await post({ ...own, ...told }, "{}");
        if (status === 429) refusedAt = count;
      }
      // Some of the posts above count, too.
      check("refused in the end", refusedAt > 0, true);
    },
  );
}

const valuesOf = ({ rawHeaders }: Answer, name: string) =>
  rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === name);
