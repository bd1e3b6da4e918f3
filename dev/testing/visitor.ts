/** A browser as far as an identity provider needs one: it follows redirects and keeps cookies. */
export class Visitor {
  private readonly cookies = new Map<string, string>();

  /**
   * Follows redirects as long as they stay on the origin of `address`.
   *
   * @returns the last answer, or the address on another origin that the visitor was sent to
   */
  async open(address: string, form?: Record<string, string>): Promise<Stop> {
    let url = new URL(address);
    let body = form && new URLSearchParams(form);
    const { origin } = url;
    for (let hops = 0; hops < 10; hops += 1) {
      const response = await fetch(url, {
        method: body ? "POST" : "GET",
        body,
        redirect: "manual",
        headers: { cookie: [...this.cookies].map((pair) => pair.join("=")).join("; ") },
      });
      for (const cookie of response.headers.getSetCookie()) {
        const [, name = "", value = ""] = /^(.*?)=([^;]*)/.exec(cookie) ?? [];
        if (value) this.cookies.set(name, value);
        else this.cookies.delete(name);
      }
      const location = response.headers.get("location");
      const { status } = response;
      if (location === null) return { url, status, html: await response.text() };
      url = new URL(location, url);
      body = undefined;
      if (url.origin !== origin) return { url, status, html: "" };
    }
    throw new Error(`Too many redirects from ${address}`);
  }
}

/** Where a visitor has come to rest. */
interface Stop {
  url: URL;
  status: number;
  html: string;
}
