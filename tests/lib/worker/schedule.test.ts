import { schedule } from "@/lib/worker/schedule";
import { tasks } from "@/lib/worker/task-list";

const namesOf = (embedded: boolean) => schedule({ embedded }).map(({ task }) => task);

test("everything on the schedule is a task", () => {
  expect(Object.keys(tasks)).toEqual(expect.arrayContaining(namesOf(true)));
});

test("only the embedded database is vacuumed, because a Postgres server does it by itself", () => {
  expect(namesOf(true)).toContain("vacuum");
  expect(namesOf(false)).not.toContain("vacuum");
});
