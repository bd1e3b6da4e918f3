/** An HTTP client that follows redirects and stores cookies, like a browser at an identity provider. */
export class Visitor {
  private readonly cookies = new Map<string, string>();

  /**
   * Follows redirects within the origin of `address`.
   *
   * @returns the last response, or the URL of another origin that it redirects to
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

/** The end of a chain of redirects. */
interface Stop {
  url: URL;
  status: number;
  html: string;
}
