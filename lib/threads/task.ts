import { AppError } from "@/lib/errors";
import { startThreadClock, type ThreadClock } from "@/lib/threads/thread-clock.mjs";

/** What a thread gets. */
export type TaskOrder<Input> = { input: Input; clock: ThreadClock };

/** What a thread sends back. An `AppError` is sent as plain data, because only plain data can be copied. */
export type TaskOutcome = { result: unknown } | { refusal: Pick<AppError, "code" | "message" | "errors" | "values"> };

/** Turns a function into a task that `runInThread` can run. The function may throw an `AppError`. */
export const task =
  <Input>(work: (input: Input) => unknown) =>
  async ({ input, clock }: TaskOrder<Input>): Promise<TaskOutcome> => {
    startThreadClock(clock);
    try {
      return { result: await work(input) };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const { code, message, errors, values } = error;
      return { refusal: { code, message, errors, values } };
    }
  };
