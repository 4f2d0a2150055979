import type { Component, Editor } from "grapesjs";
import { undoStackOf } from "@/components/editor/undo-stack";

/** Lets one undo revert the last change and what is typed into this text, unless something else is done in between. */
export function joinWithTyping(engine: Editor, text: Component): void {
  const stack = undoStackOf(engine);
  const changes = stack.pointer + 1;
  const lastChange = stack.at(stack.pointer);
  engine.once("component:content", (typedInto?: Component) => {
    const typed = stack.slice(changes);
    const steps = new Set(typed.map((change) => change.get(STEP)));
    if (typedInto !== text || stack.at(changes - 1) !== lastChange || steps.size !== 1) return;
    for (const change of typed) change.set(STEP, lastChange?.get(STEP));
  });
}

/** The engine undoes all changes with the same number at once. */
const STEP = "magicFusionIndex";
