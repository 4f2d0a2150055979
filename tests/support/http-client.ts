type HttpClientResponse = { status: number; text: string; json: Record<string, unknown>; headers: Headers };

/**
 * A client that keeps cookies and sends the CSRF token, as a browser does. `send` sends `address`, an IP address, in
 * X-Forwarded-For.
 */
export class HttpClient {
  private readonly cookies = new Map<string, string>();

  constructor(
    private readonly origin: string,
    private readonly address?: string,
  ) {}

  async send(method: string, path: string, body?: unknown): Promise<HttpClientResponse> {
    const response = await fetch(this.origin + path, {
      method,
      redirect: "manual",
      headers: { ...this.headers(), ...(body !== undefined && { "content-type": "application/json" }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) this.keep(line);
    const text = await response.text();
    return { status: response.status, text, json: parse(text), headers: response.headers };
  }

  /** The headers that identify the user and the address. */
  headers(): Record<string, string> {
    return {
      cookie: this.cookieHeader(),
      "x-xsrf-token": this.cookies.get("XSRF-TOKEN") ?? "",
      ...(this.address && { "x-forwarded-for": this.address }),
    };
  }

  /** Opens a stream. The caller reads the body of the response. */
  open(path: string): Promise<Response> {
    return fetch(this.origin + path, { headers: { cookie: this.cookieHeader() } });
  }

  private cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  private keep(line: string) {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value) this.cookies.set(name, value);
    else this.cookies.delete(name);
  }

  /** Returns a client for another instance, with a copy of the cookies. */
  at(origin: string): HttpClient {
    const client = new HttpClient(origin, this.address);
    for (const [name, value] of this.cookies) client.cookies.set(name, value);
    return client;
  }

  /** Gets the CSRF token, as the script of a cached page does before its first unsafe call. */
  async begin(): Promise<this> {
    await this.send("GET", "/api/v1/bootstrap-data");
    return this;
  }

  async logIn(email: string, password: string): Promise<HttpClientResponse> {
    await this.begin();
    return this.send("POST", "/auth/login", { email, password, remember: true });
  }
}

function parse(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}
