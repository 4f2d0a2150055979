import type { Editor } from "grapesjs";
import {
  addMissingRules,
  insertAfterSelected,
  removeSelected,
  selectedPart,
} from "@/components/editor/component-actions";
import { withUniqueIds } from "@/components/editor/copy-ids";
import { insertSection } from "@/components/editor/insert-block";
import { isSection } from "@/components/editor/nesting";
import { classesOf, rulesOf, withOwnClasses } from "@/components/editor/paste/own-classes";
import { writeElementText } from "@/components/editor/system-clipboard";
import type { DocumentComponent, DocumentRule } from "@/lib/site-pages/document";

/** The storage key of the copied element, which can also be pasted into another project. */
const CLIPBOARD_KEY = "plinth.editor-clipboard";

type CopiedElement = {
  component: DocumentComponent;
  styles: DocumentRule[];
  /** The address of the project that it was copied from. */
  source?: string;
};

/** Copies the selected component with its styles. Returns false if none is selected or the copy cannot be stored. */
export function copySelected(engine: Editor): boolean {
  const component = selectedPart(engine);
  if (!component) return false;
  const classes = new Set(component.getClasses());
  component.onAll((inner) => {
    for (const name of inner.getClasses()) classes.add(name);
  });
  const styles = rulesOf(engine).filter((rule) => classesOf(rule).some((name) => classes.has(name)));
  const copied = JSON.stringify({ component: component.toJSON(), styles, source: location.pathname });
  try {
    localStorage.setItem(CLIPBOARD_KEY, copied);
  } catch {
    return false; // too large, or the browser blocks storage
  }
  return true;
}

/**
 * Adds the copied component after the selected one, or a section after the section that is or contains it. It keeps its
 * look in another project: a class that has other styles there gets a new name.
 */
export function pasteCopied(engine: Editor): void {
  const copied = readCopied();
  if (!copied) return;
  const { component, styles } = copied.source === location.pathname ? copied : withOwnClasses(engine, copied);
  addMissingRules(engine, styles);
  const copy = withUniqueIds(component as Record<string, unknown>);
  if (isSection(component)) insertSection(engine, copy);
  else insertAfterSelected(engine, copy);
}

/** Copies the selected component, and its text to the system's clipboard. Returns false if it cannot be copied. */
export function copyElement(engine: Editor): boolean {
  const isCopied = copySelected(engine);
  if (isCopied) writeElementText(engine.getSelected()?.getEl()?.textContent?.trim() ?? "");
  return isCopied;
}

/** Copies the selected component and removes it, unless it cannot be copied. */
export function cutElement(engine: Editor): void {
  if (copyElement(engine)) removeSelected(engine);
}

/** Whether `pasteCopied` has something to add. */
export const hasCopied = (): boolean => readCopied() !== null;

function readCopied(): CopiedElement | null {
  try {
    const copied = JSON.parse(localStorage.getItem(CLIPBOARD_KEY) ?? "null") as CopiedElement | null;
    return copied && Array.isArray(copied.styles) && typeof copied.component === "object" ? copied : null;
  } catch {
    return null;
  }
}
