import { schedule } from "@/lib/worker/schedule";
import { tasks } from "@/lib/worker/task-list";

const scheduledTasks = (isEmbedded: boolean) => schedule({ isEmbedded }).map(({ task }) => task);

test("everything on the schedule is a task", () => {
  expect(Object.keys(tasks)).toEqual(expect.arrayContaining(scheduledTasks(true)));
});

test.each(["vacuum", "refresh-statistics"])(
  "%s runs only with the embedded database, because a Postgres server does it itself",
  (task) => {
    expect(scheduledTasks(true)).toContain(task);
    expect(scheduledTasks(false)).not.toContain(task);
  },
);
