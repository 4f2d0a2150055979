import { until } from "./until";

type StreamEvent = { event: string; id: string; data: Record<string, unknown> };

/** Reads a response of server-sent events in the background. */
export class EventStream {
  readonly events: StreamEvent[] = [];
  isOver = false;
  private readonly reader: ReadableStreamDefaultReader<Uint8Array>;

  constructor(response: Response) {
    if (!response.body) throw new Error("The response has no body.");
    this.reader = response.body.getReader();
    void this.read();
  }

  private async read() {
    const decoder = new TextDecoder();
    let text = "";
    try {
      for (let next = await this.reader.read(); !next.done; next = await this.reader.read()) {
        const blocks = (text + decoder.decode(next.value, { stream: true })).split("\n\n");
        text = blocks.pop() ?? "";
        for (const block of blocks) this.addEvent(block);
      }
    } catch {
      // the connection was closed
    }
    this.isOver = true;
  }

  private addEvent(block: string) {
    if (block.startsWith(":")) return;
    const fields = Object.fromEntries(
      block.split("\n").map((line) => [line.split(": ", 1)[0], line.slice(line.indexOf(": ") + 2)]),
    );
    if (fields.event)
      this.events.push({ event: fields.event, id: fields.id ?? "", data: JSON.parse(fields.data ?? "{}") });
  }

  /** The events of this kind so far. */
  of = (kind: "notification" | "unread") => this.events.filter(({ event }) => event === kind);

  /** The latest number of unread notifications that the stream has reported. */
  unread = () => this.of("unread").at(-1)?.data.unreadCount;

  /** Waits until the stream reports `count` unread notifications. */
  untilUnread = (count: number, timeoutMs = 5000) =>
    until(() => this.unread() === count, { what: `the stream reports ${count}`, timeoutMs });

  close = () => this.reader.cancel();
}
