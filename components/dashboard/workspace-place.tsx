import { Avatar } from "@/components/ui/avatar";
import type { T } from "@/lib/i18n/create-t";

/** The current workspace: the built-in personal one. */
export function WorkspacePlace({ t }: { t: T }) {
  const name = t("Default");
  return (
    <div className="flex min-h-11 w-full items-center gap-2.5 rounded-md border border-line bg-raised px-2.5 hover:border-edge">
      <Avatar name={name} size="s" />
      <span className="grid">
        <span className="text-small font-semibold">{name}</span>
        <span className="text-tiny text-muted">{t("Personal")}</span>
      </span>
    </div>
  );
}
