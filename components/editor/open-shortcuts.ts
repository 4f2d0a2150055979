import { type DialogProps, lazyDialog, openDialog } from "@/components/ui/dialog-store";

const ShortcutsDialog = lazyDialog<DialogProps>(() =>
  import("@/components/editor/shortcuts-dialog").then((module) => module.ShortcutsDialog),
);

/** Opens the list of the editor's keyboard shortcuts. */
export const openShortcuts = () => void openDialog(ShortcutsDialog, {});
