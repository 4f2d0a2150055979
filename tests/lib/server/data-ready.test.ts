import { dataReady, setDataReady } from "@/lib/server/data-ready";

test("waits for the data that the server opens while Next loads", async () => {
  const seen: string[] = [];
  let finish = () => undefined as unknown;
  setDataReady(
    new Promise((resolve) => {
      finish = () => resolve(undefined);
    }),
  );

  const waiting = dataReady().then(() => seen.push("begins"));
  seen.push("data");
  finish();
  await waiting;

  expect(seen).toEqual(["data", "begins"]);
});

test("fails if the data cannot be opened", async () => {
  const failed = Promise.reject(new Error("no data"));
  setDataReady(failed);

  await expect(dataReady()).rejects.toThrow("no data");
});
