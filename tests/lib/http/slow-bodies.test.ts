import { readBody } from "@/lib/http/input";

beforeEach(() =>
  jest.useFakeTimers({ advanceTimers: false, doNotFake: ["nextTick", "queueMicrotask", "setImmediate"] }),
);
afterEach(() => jest.useRealTimers());

/** A request whose body stalls. */
function stalledRequest(type: string): Request {
  const body = new ReadableStream({ start: (controller) => controller.enqueue(Buffer.from("{")) });
  const headers = { "content-type": type, "content-length": "100" };
  return new Request("http://localhost/", { method: "POST", headers, body, duplex: "half" } as RequestInit);
}

test("a stalled JSON body times out after a minute", async () => {
  const onRefusal = jest.fn();
  const reading = readBody(stalledRequest("application/json"), 1000).catch(onRefusal);

  await jest.advanceTimersByTimeAsync(59_999);
  expect(onRefusal).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await reading;

  expect(onRefusal.mock.calls).toMatchObject([[{ code: "malformed", headers: { Connection: "close" } }]]);
});
