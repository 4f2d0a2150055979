"use client";

import { useQuery } from "@tanstack/react-query";
import { LoadFailure } from "@/components/errors/load-failure";
import { useT } from "@/components/i18n/use-t";
import { Note } from "@/components/ui/note";
import { Skeleton } from "@/components/ui/skeleton";
import type { T } from "@/lib/i18n/create-t";
import { intlLocale } from "@/lib/i18n/language";
import { projectMoveClient } from "@/lib/project-moves/client";
import type { MovePreviewJson } from "@/lib/project-moves/schema";
import type { ProjectJson } from "@/lib/projects/schema";
import type { WorkspaceJson } from "@/lib/workspaces/schema";

type Props = { project: ProjectJson; workspace: WorkspaceJson };

/** Says what moves to a workspace with a project, who can see it then, and which sites stay. */
export function MovePreview({ project, workspace }: Props) {
  const t = useT();
  const { data, error, refetch } = useQuery(projectMoveClient.preview(project.id, workspace.id));
  if (error) return <LoadFailure error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-24" />;
  return (
    <Note role="status">
      <div className="grid gap-2">
        <p>{movingText(data, t)}</p>
        <p>{workspace.default ? personalText(data, t) : sharedText(data, workspace, t)}</p>
        {project.workspace_id !== 0 && <p>{t("Pictures and other files stay where they are.")}</p>}
        {stayingTexts(data, t).map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </Note>
  );
}

function movingText({ sites, domains, files }: MovePreviewJson, t: T): string {
  const parts = [
    sites.length > 0 && t("{count, plural, one {# site} other {# sites}}", { count: sites.length }),
    domains > 0 && t("{count, plural, one {# domain} other {# domains}}", { count: domains }),
    files > 0 && t("{count, plural, one {# file} other {# files}}", { count: files }),
  ].filter((part) => part !== false);
  return parts.length === 0
    ? t("Only the project moves.")
    : t("With the project, this moves: :parts.", { parts: listOf(parts, t) });
}

const sharedText = ({ sites }: MovePreviewJson, { name: workspace }: WorkspaceJson, t: T): string =>
  sites.length > 0
    ? t(
        "Members of :workspace can then change the project, publish its sites, and read their messages and statistics, as far as their role allows. All of it counts towards the limits of the workspace's owner.",
        { workspace },
      )
    : t(
        "Members of :workspace can then see and change the project, as far as their role allows. It counts towards the limits of the workspace's owner.",
        { workspace },
      );

const personalText = ({ sites }: MovePreviewJson, t: T): string =>
  sites.length > 0
    ? t(
        "Only you can then open the project and its sites. You also get the form messages that went to a member of the workspace. All of it counts towards your limits.",
      )
    : t("Only you can then open the project. It counts towards your limits.");

function stayingTexts({ staying, hidden }: MovePreviewJson, t: T): string[] {
  const namesOf = (reason: MovePreviewJson["staying"][number]["reason"]) =>
    listOf(
      staying.filter((site) => site.reason === reason).map(({ name }) => name),
      t,
    );
  const [elsewhere, refused] = [namesOf("elsewhere"), namesOf("not_allowed")];
  return [
    ...(elsewhere ? [t("Sites that are in another place stay there: :names.", { names: elsewhere })] : []),
    ...(refused ? [t("Sites that you may not move stay here: :names.", { names: refused })] : []),
    ...(hidden > 0
      ? [
          t(
            "{count, plural, one {# site that you cannot see shows the project too, and stays where it is.} other {# sites that you cannot see show the project too, and stay where they are.}}",
            { count: hidden },
          ),
        ]
      : []),
  ];
}

const listOf = (parts: readonly string[], t: T) =>
  new Intl.ListFormat(intlLocale(t.language), { type: "conjunction" }).format(parts);
