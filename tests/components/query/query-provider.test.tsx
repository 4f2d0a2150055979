import { useQuery } from "@tanstack/react-query";
import { act, cleanup, render } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { QueryProvider } from "@/components/query/query-provider";
import { ApiError } from "@/lib/http/client";

let requests: number;
let respond: () => Promise<string>;
let show: (isShown: boolean) => void;

beforeEach(() => {
  jest.useFakeTimers();
  requests = 0;
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

function Reader() {
  useQuery({
    queryKey: ["roles"],
    queryFn: () => {
      requests += 1;
      return respond();
    },
  });
  return null;
}

function Page({ children }: { children: ReactNode }) {
  const [isShown, setShown] = useState(true);
  show = setShown;
  return isShown ? children : null;
}

async function open() {
  render(
    <QueryProvider>
      <Page>
        <Reader />
      </Page>
    </QueryProvider>,
  );
  await passTime(0);
}

const passTime = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const rejectWith = (status: number) => async () => {
  throw new ApiError(status, { code: "x", message: "", errors: {} });
};

/** Leaves the page and returns to it after `ms`. */
async function returnAfter(ms: number) {
  act(() => show(false));
  await passTime(ms);
  act(() => show(true));
  await passTime(0);
}

describe("a query's data", () => {
  beforeEach(() => {
    respond = async () => "read";
  });

  test("is fresh for 30 seconds", async () => {
    await open();

    await returnAfter(29_999);

    expect(requests).toBe(1);
  });

  test("is fetched again after 30 seconds", async () => {
    await open();

    await returnAfter(30_000);

    expect(requests).toBe(2);
  });
});

describe("a failed query", () => {
  test.each([
    ["without a response", 0],
    ["with 409", 409],
    ["with 500", 500],
    ["with 503", 503],
  ])("%s is retried twice", async (_, status) => {
    respond = rejectWith(status);
    await open();

    await passTime(60_000);

    expect(requests).toBe(3);
  });

  test("with an error in our own code is retried twice", async () => {
    respond = () => Promise.reject(new TypeError("a bug"));
    await open();

    await passTime(60_000);

    expect(requests).toBe(3);
  });

  test.each([401, 403, 404])("with %d is not retried", async (status) => {
    respond = rejectWith(status);
    await open();

    await passTime(60_000);

    expect(requests).toBe(1);
  });

  test("that then succeeds is not retried again", async () => {
    respond = () => (requests === 1 ? rejectWith(500)() : Promise.resolve("read"));
    await open();

    await passTime(60_000);

    expect(requests).toBe(2);
  });
});
