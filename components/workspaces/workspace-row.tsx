"use client";

import { TitleCell } from "@/components/data-table/title-cell";
import { useT } from "@/components/i18n/use-t";
import { switchWorkspace } from "@/components/layout/switch-workspace";
import { useActiveWorkspace } from "@/components/resource/use-active-workspace";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Tag } from "@/components/ui/tag";
import { TransferNote } from "@/components/workspaces/transfer-note";
import { routes } from "@/lib/routes";
import type { WorkspaceJson } from "@/lib/workspaces/schema";

/**
 * A workspace, with a button that makes it the active one, a link to its screen, and who was asked to become its owner.
 */
export function WorkspaceRow({ workspace }: { workspace: WorkspaceJson }) {
  const { id, name, picture, members_count: count } = workspace;
  const isActive = (useActiveWorkspace() ?? 0) === id;
  const t = useT();
  const members = t("{count, plural, one {# member} other {# members}}", { count });

  function open() {
    switchWorkspace(id);
    window.location.assign(routes.dashboard);
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 max-md:basis-full">
        <TitleCell
          {...(!workspace.default && { href: routes.workspace(id) })}
          lead={<Avatar name={name} src={picture} />}
          title={<bdi>{name}</bdi>}
          text={workspace.default ? t("Personal") : `${members} · ${roleText(workspace, t)}`}
        />
      </div>
      {!workspace.default && (
        <ButtonLink size="s" variant="ghost" href={routes.workspace(id)}>
          {workspace.can_manage ? t("Manage") : t("View")}
          <span className="sr-only">{name}</span>
        </ButtonLink>
      )}
      {isActive ? (
        <Tag>{t("Active")}</Tag>
      ) : (
        <Button size="s" onClick={open}>
          {t("Switch")}
          <span className="sr-only">{name}</span>
        </Button>
      )}
      <div className="basis-full empty:hidden">
        <TransferNote workspace={workspace} />
      </div>
    </li>
  );
}

const roleText = ({ is_owner, role }: WorkspaceJson, t: ReturnType<typeof useT>) =>
  is_owner ? t("Owner") : (role?.name ?? "");
