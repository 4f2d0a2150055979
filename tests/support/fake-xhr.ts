type FakeResponse = { status: number; headers?: Record<string, string>; json?: unknown };
/** The outcome of a request: a response, a network error, or "pending" until the test calls `end`. */
export type Outcome = FakeResponse | "network" | "pending";

const realXhr = globalThis.XMLHttpRequest;

/** Replaces XMLHttpRequest until the test ends. `decide` returns the outcome of each request when it is sent. */
export function fakeXhr(decide: (request: FakeXhr) => Outcome): { sent: FakeXhr[]; pending: () => FakeXhr[] } {
  const sent: FakeXhr[] = [];
  class Xhr extends FakeXhr {
    override send() {
      this.sentAt = Date.now();
      sent.push(this);
      const outcome = decide(this);
      if (outcome !== "pending") void Promise.resolve().then(() => this.end(outcome));
    }
  }
  globalThis.XMLHttpRequest = Xhr as unknown as typeof XMLHttpRequest;
  return { sent, pending: () => sent.filter(({ isOver }) => !isOver) };
}

afterEach(() => {
  globalThis.XMLHttpRequest = realXhr;
});

export class FakeXhr {
  method = "";
  url = "";
  readonly requestHeaders: Record<string, string> = {};
  /** When the request was sent, by `Date.now()`, which fake timers control. */
  sentAt = 0;
  isOver = false;
  status = 0;
  responseText = "";
  readonly upload: { onprogress: ((event: ProgressEvent) => void) | null } = { onprogress: null };
  onload: (() => void) | null = null;
  onerror: ((event: unknown) => void) | null = null;
  onabort: (() => void) | null = null;
  onloadend: (() => void) | null = null;
  readonly #responseHeaders: Record<string, string> = {};

  open(method: string, url: string) {
    this.method = method;
    this.url = url;
  }

  setRequestHeader(name: string, value: string) {
    this.requestHeaders[name.toLowerCase()] = value;
  }

  getResponseHeader(name: string): string | null {
    return this.#responseHeaders[name.toLowerCase()] ?? null;
  }

  send(): void {
    throw new Error("Use fakeXhr(): only the class that it installs can send.");
  }

  abort() {
    if (this.isOver) return;
    this.isOver = true;
    this.onabort?.();
    this.onloadend?.();
  }

  end(outcome: FakeResponse | "network") {
    if (this.isOver) return;
    this.isOver = true;
    if (outcome === "network") {
      this.onerror?.({});
      this.onloadend?.();
      return;
    }
    this.status = outcome.status;
    this.responseText = JSON.stringify(outcome.json ?? {});
    for (const [name, value] of Object.entries(outcome.headers ?? {}))
      this.#responseHeaders[name.toLowerCase()] = value;
    this.onload?.();
    this.onloadend?.();
  }
}
