import { listenForNews } from "@/components/notifications/live-news";
import { until } from "../../support/until";

/** The browser's event stream, controlled by the test. */
class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  static opened: FakeSource[] = [];
  readyState = 1;
  onerror: (() => void) | null = null;

  constructor(readonly url: string) {
    super();
    FakeSource.opened.push(this);
  }

  close() {
    this.readyState = FakeSource.CLOSED;
  }

  say(unreadCount: number) {
    this.dispatchEvent(new MessageEvent("unread", { data: JSON.stringify({ unreadCount }) }));
  }
}

/** The browser's locks: a request waits until the earlier ones of the same name have ended. */
function fakeLocks() {
  const last = new Map<string, Promise<unknown>>();
  return {
    request(name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) {
      const earlier = last.get(name) ?? Promise.resolve();
      const mine = earlier.then(() => (signal.aborted ? undefined : work()));
      last.set(
        name,
        mine.catch(() => undefined),
      );
      return mine;
    },
  };
}

const stops: (() => void)[] = [];

beforeEach(() => {
  FakeSource.opened = [];
  Object.assign(globalThis, { EventSource: FakeSource });
  Object.defineProperty(navigator, "locks", { value: fakeLocks(), configurable: true });
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** Opens a tab that listens. Returns the counts it has received, and a function that closes it. */
function openTab(userId = 1) {
  const heard: number[] = [];
  const stop = listenForNews(userId, ({ unreadCount }) => heard.push(unreadCount));
  stops.push(stop);
  return { heard, stop };
}

test("one tab opens the stream, and passes its news to the others", async () => {
  const [one, other] = [openTab(), openTab()];
  await until(() => FakeSource.opened.length);

  FakeSource.opened[0]?.say(3);

  await until(() => other.heard.length);
  expect([one.heard, other.heard]).toEqual([[3], [3]]);
  expect(FakeSource.opened).toHaveLength(1);
});

test("when that tab is closed, another one opens a stream", async () => {
  const [one, other] = [openTab(), openTab()];
  await until(() => FakeSource.opened.length);

  one.stop();
  await until(() => FakeSource.opened.length === 2);
  FakeSource.opened[1]?.say(4);

  expect(FakeSource.opened[0]?.readyState).toBe(FakeSource.CLOSED);
  await until(() => other.heard.length);
  expect([one.heard, other.heard]).toEqual([[], [4]]);
});

test("tabs of another user hear nothing", async () => {
  const [one, foreign, other] = [openTab(1), openTab(2), openTab(1)];
  await until(() => FakeSource.opened.length === 2);

  FakeSource.opened[0]?.say(5);

  await until(() => other.heard.length);
  expect([one.heard, foreign.heard]).toEqual([[5], []]);
});
