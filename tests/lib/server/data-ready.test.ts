import { setDataPromise, waitForData } from "@/lib/server/data-ready";

test("waits for the data that the server opens while Next loads", async () => {
  const events: string[] = [];
  let finish = () => undefined as unknown;
  setDataPromise(
    new Promise((resolve) => {
      finish = () => resolve(undefined);
    }),
  );

  const wait = waitForData().then(() => events.push("begins"));
  events.push("data");
  finish();
  await wait;

  expect(events).toEqual(["data", "begins"]);
});

test("fails if the data cannot be opened", async () => {
  const failure = Promise.reject(new Error("no data"));
  setDataPromise(failure);

  await expect(waitForData()).rejects.toThrow("no data");
});
