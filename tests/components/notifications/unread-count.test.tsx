import { listenToUnreadCount } from "@/components/notifications/unread-count";
import { until } from "../../support/until";

/** The browser's event stream, controlled by the test. */
class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  static instances: FakeEventSource[] = [];
  readyState = 1;
  onerror: (() => void) | null = null;

  constructor(readonly url: string) {
    super();
    FakeEventSource.instances.push(this);
  }

  close() {
    this.readyState = FakeEventSource.CLOSED;
  }

  sendUnreadCount(unreadCount: number) {
    this.dispatchEvent(new MessageEvent("unread", { data: JSON.stringify({ unreadCount }) }));
  }
}

/** A fake of the browser's locks: a request waits until all earlier requests for the same name have ended. */
function fakeLocks() {
  const lastRequests = new Map<string, Promise<unknown>>();
  return {
    request(name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) {
      const earlier = lastRequests.get(name) ?? Promise.resolve();
      const request = earlier.then(() => (signal.aborted ? undefined : work()));
      lastRequests.set(
        name,
        request.catch(() => undefined),
      );
      return request;
    },
  };
}

const stops: (() => void)[] = [];

beforeEach(() => {
  FakeEventSource.instances = [];
  Object.assign(globalThis, { EventSource: FakeEventSource });
  Object.defineProperty(navigator, "locks", { value: fakeLocks(), configurable: true });
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** Opens a tab that listens to the unread count. Returns the counts it receives, and a function that closes it. */
function openTab(userId = 1) {
  const receivedCounts: number[] = [];
  const stop = listenToUnreadCount(userId, ({ unreadCount }) => receivedCounts.push(unreadCount));
  stops.push(stop);
  return { receivedCounts, stop };
}

test("only one tab opens the stream, and it passes the counts to the other tabs", async () => {
  const [first, second] = [openTab(), openTab()];
  await until(() => FakeEventSource.instances.length);

  FakeEventSource.instances[0]?.sendUnreadCount(3);

  await until(() => second.receivedCounts.length);
  expect([first.receivedCounts, second.receivedCounts]).toEqual([[3], [3]]);
  expect(FakeEventSource.instances).toHaveLength(1);
});

test("when the tab with the stream is closed, another tab opens a stream", async () => {
  const [first, second] = [openTab(), openTab()];
  await until(() => FakeEventSource.instances.length);

  first.stop();
  await until(() => FakeEventSource.instances.length === 2);
  FakeEventSource.instances[1]?.sendUnreadCount(4);

  expect(FakeEventSource.instances[0]?.readyState).toBe(FakeEventSource.CLOSED);
  await until(() => second.receivedCounts.length);
  expect([first.receivedCounts, second.receivedCounts]).toEqual([[], [4]]);
});

test("tabs of another user receive nothing", async () => {
  const [first, otherUsersTab, second] = [openTab(1), openTab(2), openTab(1)];
  await until(() => FakeEventSource.instances.length === 2);

  FakeEventSource.instances[0]?.sendUnreadCount(5);

  await until(() => second.receivedCounts.length);
  expect([first.receivedCounts, otherUsersTab.receivedCounts]).toEqual([[5], []]);
});
