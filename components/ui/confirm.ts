import { type DialogProps, lazyDialog, openDialog } from "@/components/ui/dialog-store";

export type ConfirmOptions = {
  /** Names the thing: `Delete "Walking club"?` */
  title: string;
  /** What follows from it. */
  body?: string;
  /** Verb and noun: "Delete project". */
  action: string;
  /** The way back: "Keep it". "Cancel" unless told otherwise. */
  cancel?: string;
  danger?: boolean;
};

const ConfirmDialog = lazyDialog<ConfirmOptions & DialogProps<boolean>>(() =>
  import("@/components/ui/confirm-dialog").then((module) => module.ConfirmDialog),
);

/** Asks, and resolves with true only for the deed itself. */
export async function confirm(options: ConfirmOptions): Promise<boolean> {
  return (await openDialog<ConfirmOptions, boolean>(ConfirmDialog, options)) === true;
}
