import { actOnEach } from "@/components/query/act-on-each";

const rows = [{ id: 1 }, { id: 2 }, { id: 3 }];

test("acts on one row after another", async () => {
  const log: string[] = [];

  await actOnEach(rows, async (id) => {
    log.push(`begin ${id}`);
    await Promise.resolve();
    log.push(`end ${id}`);
  });

  expect(log).toEqual(["begin 1", "end 1", "begin 2", "end 2", "begin 3", "end 3"]);
});

test("continues after a failure, and throws the first error at the end", async () => {
  const ids: number[] = [];

  const action = actOnEach(rows, async (id) => {
    ids.push(id);
    if (id < 3) throw new Error(`${id} failed`);
  });

  await expect(action).rejects.toThrow("1 failed");
  expect(ids).toEqual([1, 2, 3]);
});
