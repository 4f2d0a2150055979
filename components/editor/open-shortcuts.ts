import { type DialogProps, lazyDialog, openDialog } from "@/components/ui/dialog-store";

const ShortcutsDialog = lazyDialog<DialogProps>(() =>
  import("@/components/editor/shortcuts-dialog").then((module) => module.ShortcutsDialog),
);

/** Shows what the keys do in the editor. */
export const openShortcuts = () => void openDialog(ShortcutsDialog, {});
