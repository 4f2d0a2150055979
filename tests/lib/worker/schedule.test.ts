import { schedule } from "@/lib/worker/schedule";
import { tasks } from "@/lib/worker/task-list";

const namesOf = (isEmbedded: boolean) => schedule({ isEmbedded }).map(({ task }) => task);

test("everything on the schedule is a task", () => {
  expect(Object.keys(tasks)).toEqual(expect.arrayContaining(namesOf(true)));
});

test.each(["vacuum", "refresh-statistics"])(
  "%s runs only with the embedded database, because a Postgres server does it itself",
  (task) => {
    expect(namesOf(true)).toContain(task);
    expect(namesOf(false)).not.toContain(task);
  },
);
