import { ApiError } from "@/lib/http/client";
import { withRetries } from "@/lib/uploads/sending/retry";

const NETWORK = 0;
let controller: AbortController;

beforeEach(() => {
  jest.useFakeTimers();
  controller = new AbortController();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Sends what always fails like this, for a minute. Returns how often it was sent, and when, in ms. */
async function sendsOf(error: Error, { idempotent }: { idempotent: boolean }): Promise<number[]> {
  const sentAt: number[] = [];
  const began = Date.now();
  const run = withRetries(
    async () => {
      sentAt.push(Date.now() - began);
      throw error;
    },
    { idempotent, signal: controller.signal },
  ).catch((thrown: unknown) => expect(thrown).toBe(error));
  await jest.advanceTimersByTimeAsync(60_000);
  await run;
  return sentAt;
}

const refusal = (status: number) => new ApiError(status, { code: "x", message: "", errors: {} });

test.each([true, false])(
  "a network error is tried again three times, longer and longer apart (idempotent: %s)",
  async (idempotent) => {
    expect(await sendsOf(refusal(NETWORK), { idempotent })).toEqual([0, 500, 1500, 3500]);
  },
);

test.each([500, 502, 503])("%d is tried again three times where that can do no harm", async (status) => {
  expect(await sendsOf(refusal(status), { idempotent: true })).toHaveLength(4);
});

test.each([500, 502, 503])("%d is not tried again where it may have been carried out", async (status) => {
  expect(await sendsOf(refusal(status), { idempotent: false })).toHaveLength(1);
});

test.each([400, 401, 403, 404, 409, 413, 422, 423, 429])("%d is not tried again", async (status) => {
  expect(await sendsOf(refusal(status), { idempotent: true })).toHaveLength(1);
});

test("a mistake of our own is not tried again", async () => {
  expect(await sendsOf(new TypeError("a bug"), { idempotent: true })).toHaveLength(1);
});

test("what was stopped is not tried again", async () => {
  controller.abort();

  expect(await sendsOf(refusal(NETWORK), { idempotent: true })).toHaveLength(1);
});

test("the first try that works is the last", async () => {
  let sends = 0;
  const run = withRetries(
    async () => {
      sends += 1;
      if (sends < 3) throw refusal(NETWORK);
      return "sent";
    },
    { idempotent: false, signal: controller.signal },
  );
  await jest.advanceTimersByTimeAsync(60_000);

  expect([await run, sends]).toEqual(["sent", 3]);
});
