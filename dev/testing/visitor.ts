/** A browser as far as an identity provider needs one: it follows redirects and keeps cookies. */
export class Visitor {
  private readonly cookies = new Map<string, string>();

  /**
   * Follows redirects as long as they stay on `origin`.
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
      this.keepCookies(response);
      const location = response.headers.get("location");
      if (location === null) {
        return { url, status: response.status, html: await response.text() };
      }
      url = new URL(location, url);
      body = undefined;
      if (url.origin !== origin) return { url, status: response.status, html: "" };
    }
    throw new Error(`Too many redirects from ${address}`);
  }

  private keepCookies(response: Response) {
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ""] = cookie.split(";");
      const [name = "", value = ""] = pair.split("=");
      if (value === "") this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}

/** Where a visitor has come to rest. */
export interface Stop {
  url: URL;
  status: number;
  html: string;
}
