import type { ConfirmOptions } from "@/components/ui/confirm-dialog";
import { type DialogProps, lazyDialog, openDialog } from "@/components/ui/dialog-store";

const ConfirmDialog = lazyDialog<ConfirmOptions & DialogProps<boolean>>(() =>
  import("@/components/ui/confirm-dialog").then((module) => module.ConfirmDialog),
);

/** Asks the user, and resolves to true only if they confirm. */
export async function confirm(options: ConfirmOptions): Promise<boolean> {
  return (await openDialog<ConfirmOptions, boolean>(ConfirmDialog, options)) === true;
}
