import { EventEmitter } from "node:events";
import { reportTo } from "@/lib/error-reports/report";
import { createLog, setLog } from "@/lib/log";
import { logUncaughtErrors } from "@/lib/server/uncaught-errors";

test.each([
  ["uncaughtException", "fatal"],
  ["unhandledRejection", "error"],
])("an %s is logged and reported", (event, level) => {
  const lines: string[] = [];
  const reports: unknown[] = [];
  reportTo({ error: (error) => void reports.push(error), request: () => undefined });
  setLog(createLog("info", { write: (line) => void lines.push(line) }));
  const fakeProcess = new EventEmitter();
  logUncaughtErrors(fakeProcess);
  const error = new Error("broken");
  fakeProcess.emit(event, error);
  setLog(undefined);
  reportTo(undefined);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level, err: { message: "broken" } }]);
  expect(reports).toEqual([error]);
});
