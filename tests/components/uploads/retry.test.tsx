import { ApiError } from "@/lib/http/client";
import { withRetries } from "@/lib/uploads/sending/retry";

const NETWORK_ERROR = 0;
let controller: AbortController;

beforeEach(() => {
  jest.useFakeTimers();
  controller = new AbortController();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Runs a call that always fails with `error`, and waits for a minute. Returns the time of each attempt, in ms. */
async function measureAttemptTimes(error: Error, { idempotent }: { idempotent: boolean }): Promise<number[]> {
  const sentAt: number[] = [];
  const startedAt = Date.now();
  const run = withRetries(
    async () => {
      sentAt.push(Date.now() - startedAt);
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
  "a network error is retried three times with growing delays (idempotent: %s)",
  async (idempotent) => {
    expect(await measureAttemptTimes(refusal(NETWORK_ERROR), { idempotent })).toEqual([0, 500, 1500, 3500]);
  },
);

test.each([500, 502, 503])("a call that fails with %d is retried three times if it is idempotent", async (status) => {
  expect(await measureAttemptTimes(refusal(status), { idempotent: true })).toHaveLength(4);
});

test.each([500, 502, 503])("a call that fails with %d is not retried if it is not idempotent", async (status) => {
  expect(await measureAttemptTimes(refusal(status), { idempotent: false })).toHaveLength(1);
});

test.each([400, 401, 403, 404, 409, 413, 422, 423, 429])(
  "a call that fails with %d is not retried, even if it is idempotent",
  async (status) => {
    expect(await measureAttemptTimes(refusal(status), { idempotent: true })).toHaveLength(1);
  },
);

test("an error in our own code is not retried", async () => {
  expect(await measureAttemptTimes(new TypeError("a bug"), { idempotent: true })).toHaveLength(1);
});

test("an aborted call is not retried", async () => {
  controller.abort();

  expect(await measureAttemptTimes(refusal(NETWORK_ERROR), { idempotent: true })).toHaveLength(1);
});

test("no retry follows a success", async () => {
  let sends = 0;
  const run = withRetries(
    async () => {
      sends += 1;
      if (sends < 3) throw refusal(NETWORK_ERROR);
      return "sent";
    },
    { idempotent: false, signal: controller.signal },
  );
  await jest.advanceTimersByTimeAsync(60_000);

  expect([await run, sends]).toEqual(["sent", 3]);
});
