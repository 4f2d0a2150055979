// biome-ignore-all lint/suspicious/noDocumentCookie: jsdom has no other way

export type Sent = { path: string; body: unknown };

/** Answers every call of the page with `answer` and keeps what was sent. Call it in `beforeEach`. */
export function answering(answer: (sent: Sent) => Response): Sent[] {
  const calls: Sent[] = [];
  document.cookie = "XSRF-TOKEN=token; Path=/";
  globalThis.fetch = (async (url: string, init: RequestInit) => {
    const sent = { path: url, body: JSON.parse(String(init.body ?? "null")) as unknown };
    calls.push(sent);
    return answer(sent);
  }) as typeof fetch;
  return calls;
}

/** A refusal that names fields. */
export const refusing = (errors: Record<string, string[]>) =>
  Response.json({ code: "invalid", message: Object.values(errors)[0]?.[0], errors }, { status: 422 });
