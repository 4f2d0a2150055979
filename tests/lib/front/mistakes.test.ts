import { EventEmitter } from "node:events";
import { surviveMistakes } from "@/lib/front/mistakes";
import { createLog } from "@/lib/log";

const KEY = Symbol.for("plinth.log");
const state = globalThis as { [key: symbol]: unknown };

test.each([
  ["uncaughtException", "fatal"],
  ["unhandledRejection", "error"],
])("an %s is logged, and the process goes on", (event, level) => {
  const lines: string[] = [];
  state[KEY] = createLog("info", { write: (line) => void lines.push(line) });
  const process = new EventEmitter();
  surviveMistakes(process);
  process.emit(event, new Error("broken"));
  delete state[KEY];
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level, err: { message: "broken" } }]);
});
