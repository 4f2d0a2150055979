import type { Editor } from "grapesjs";
import { isObject, isSame } from "@/lib/editor/merge/same";

type Values = Readonly<Record<string, unknown>>;

/** An element, a rule or a page. */
type Model = {
  attributes: Values;
  get: (name: string) => unknown;
  previousAttributes: () => Values;
  set: (values: Values) => void;
  unset: (name: string) => void;
};

/** What the engine says with a change. With each of these, the change is no step of its own. */
type ChangeOptions = { avoidStore?: boolean; noUndo?: boolean; partial?: boolean };

type UndoType = {
  on: (model: Model, value?: unknown, options?: ChangeOptions) => object | undefined;
  undo: (model: Model, before: Values, after: Values) => void;
  redo: (model: Model, before: Values, after: Values) => void;
};

type UndoManager = { changeUndoType: (type: "change", handlers: UndoType) => void };

/**
 * Lets an undo and a redo restore all values of what was changed. The engine itself would remember them without those
 * that are empty or the default: a redo would not empty a style again, and an undo would not remove a new name.
 */
export function undoWholeChanges(engine: Editor): void {
  const started = new WeakMap<Model, Values>();
  (engine.UndoManager.getInstance() as UndoManager).changeUndoType("change", {
    on(model, value, options) {
      const { avoidStore, noUndo, partial } = options ?? (value as ChangeOptions | undefined) ?? {};
      const before = started.get(model) ?? model.previousAttributes();
      started.set(model, before);
      if (noUndo) queueMicrotask(() => started.delete(model));
      if (avoidStore || noUndo || partial) return;
      started.delete(model);
      return { object: model, before: valuesOf(model, before), after: valuesOf(model, model.attributes) };
    },
    undo: (model, before, after) => restore(model, before, after),
    redo: (model, before, after) => restore(model, after, before),
  });
}

/** Without those that are no part of the document, such as whether an element is selected. */
function valuesOf(model: Model, values: Values): Values {
  const ignored = model.get("_undoexc");
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => !(Array.isArray(ignored) && ignored.includes(name))),
  );
}

/** Values that consist of others. What else has been changed in them since then, such as by a merge, stays. */
const COMPOSED: ReadonlySet<string> = new Set(["attributes", "style"]);

function restore(model: Model, values: Values, replaced: Values): void {
  const restored = Object.entries(values).map(([name, value]) => [
    name,
    COMPOSED.has(name) ? restoredParts(value, replaced[name], model.get(name)) : value,
  ]);
  model.set(Object.fromEntries(restored));
  for (const name of Object.keys(replaced)) if (!(name in values)) model.unset(name);
}

function restoredParts(value: unknown, replaced: unknown, present: unknown): unknown {
  if (!isObject(value) || !isObject(replaced) || !isObject(present)) return value;
  const changed = Object.keys({ ...value, ...replaced }).filter((name) => !isSame(value[name], replaced[name]));
  const isBack = (name: string) => changed.includes(name);
  const names = Object.keys({ ...value, ...present }).filter((name) => name in (isBack(name) ? value : present));
  return Object.fromEntries(names.map((name) => [name, (isBack(name) ? value : present)[name]]));
}
