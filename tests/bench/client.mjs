let address = 0;

/**
 * Returns a new IP address for `X-Forwarded-For`, so that no rate limit is reached. Plinth trusts the header, because
 * it runs with TRUSTED_PROXIES.
 */
export function freshAddress() {
  address += 1;
  return `10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`;
}

/** A client that keeps cookies and sends the CSRF token, as a browser does. */
export class Visitor {
  cookies = new Map();

  constructor(origin) {
    this.origin = origin;
  }

  get cookie() {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  async send(method, path, body) {
    const response = await fetch(this.origin + path, {
      method,
      redirect: "manual",
      headers: {
        cookie: this.cookie,
        "x-forwarded-for": freshAddress(),
        "x-xsrf-token": this.cookies.get("XSRF-TOKEN") ?? "",
        ...(body && { "content-type": "application/json" }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) this.cookies.set(name, value);
      else this.cookies.delete(name);
    }
    const text = await response.text();
    return { status: response.status, text, json: () => JSON.parse(text) };
  }

  /** Makes a call below /api/v1. Returns the JSON of its response. Throws if the call fails. */
  async call(method, path, body) {
    const { status, text } = await this.send(method, `/api/v1/${path}`, body);
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text}`);
    return JSON.parse(text);
  }

  /** Uploads a file with this text. */
  async upload(name, text) {
    const body = new FormData();
    body.append("file", new Blob([text], { type: "text/plain" }), name);
    const headers = {
      cookie: this.cookie,
      "x-forwarded-for": freshAddress(),
      "x-xsrf-token": this.cookies.get("XSRF-TOKEN") ?? "",
    };
    const response = await fetch(`${this.origin}/api/v1/file-entries`, { method: "POST", headers, body });
    if (!response.ok) throw new Error(`file-entries: ${response.status} ${await response.text()}`);
  }

  /** Logs the user in and returns this client. */
  async logIn(email, password) {
    await this.send("GET", "/api/v1/bootstrap-data");
    const { status, text } = await this.send("POST", "/auth/login", { email, password, remember: true });
    if (status !== 200) throw new Error(`login: ${status} ${text}`);
    return this;
  }
}
