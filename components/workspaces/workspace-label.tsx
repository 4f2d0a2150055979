import { Avatar } from "@/components/ui/avatar";
import { Skeleton } from "@/components/ui/skeleton";

/** The classes of the box that shows a workspace in the sidebar. */
export const WORKSPACE_BOX =
  "flex min-h-11 w-full items-center gap-2.5 rounded-md border border-line bg-raised px-2.5 text-start hover:border-edge";

type Props = {
  name: string;
  picture?: string | null;
  /** Shown under the name, such as the number of members. */
  text: string;
};

/** The picture and name of a workspace, with text below. */
export function WorkspaceLabel({ name, picture, text }: Props) {
  return (
    <>
      <Avatar name={name} src={picture} size="s" />
      <span className="grid min-w-0 flex-1">
        <span dir="auto" className="truncate text-small font-semibold">
          {name}
        </span>
        <span dir="auto" className="truncate text-tiny text-muted">
          {text}
        </span>
      </span>
    </>
  );
}

/** A placeholder for a workspace until it is loaded. */
export function WorkspaceLabelPlaceholder() {
  return (
    <>
      <Skeleton className="size-5.5 flex-none" />
      <span className="grid flex-1 gap-1.5">
        <Skeleton className="h-3 w-24" />
        <Skeleton className="h-2.5 w-16" />
      </span>
    </>
  );
}
