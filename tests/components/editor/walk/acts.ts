import { ELEMENT_ACTS } from "./element-acts";
import { LIST_ACTS } from "./list-acts";
import { PAGE_ACTS } from "./page-acts";
import { PICTURE_ACTS } from "./picture-acts";
import { STYLE_ACTS } from "./style-acts";
import { TEXT_ACTS } from "./text-acts";
import type { Act } from "./walker";

const undo: Act = ({ engine }) => {
  engine.UndoManager.undo();
  return "undo";
};
const redo: Act = ({ engine }) => {
  engine.UndoManager.redo();
  return "redo";
};

/** What people do in the editor. What they do often is there more than once. */
export const ACTS: readonly Act[] = [
  ...ELEMENT_ACTS,
  ...TEXT_ACTS,
  ...STYLE_ACTS,
  ...LIST_ACTS,
  ...PICTURE_ACTS,
  ...PAGE_ACTS,
  ...[undo, undo, undo, redo],
];
