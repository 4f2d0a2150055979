import type { LinkChoice, LinkDialogOptions } from "@/components/editor/links/link-choice";
import { lazyDialog, openDialog } from "@/components/ui/dialog-store";

const LinkDialog = lazyDialog(() =>
  import("@/components/editor/links/link-dialog").then((module) => module.LinkDialog),
);

/** Lets the user choose where a link leads. Undefined if the link stays as it is. */
export const openLinkDialog = (options: LinkDialogOptions): Promise<LinkChoice | undefined> =>
  openDialog<LinkDialogOptions, LinkChoice>(LinkDialog, options);
