import type { Editor } from "grapesjs";
import { addItems } from "@/components/editor/lists/change-list";
import type { ItemList, ListItem } from "@/components/editor/lists/find-list";
import type { ListKind } from "@/components/editor/lists/list-kinds";
import type { PastedRows } from "@/components/editor/lists/pasted-rows";
import { lazyDialog, openDialog } from "@/components/ui/dialog-store";
import type { T } from "@/lib/i18n/create-t";

const PasteListDialog = lazyDialog(() =>
  import("@/components/editor/lists/paste-list-dialog").then((module) => module.PasteListDialog),
);

/** Asks for a text and adds an item for each of its lines. Resolves with the first of them, or null. */
export async function addPastedItems(engine: Editor, list: ItemList, t: T): Promise<ListItem | null> {
  const pasted = await openDialog<{ kind: ListKind }, PastedRows>(PasteListDialog, { kind: list.kind });
  return pasted ? addItems(engine, list, pasted, t) : null;
}
