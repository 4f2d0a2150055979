import type { T } from "@/lib/i18n/create-t";
import { intlLocale } from "@/lib/i18n/language";
import { line } from "@/lib/i18n/line";
import type { ContentNoun } from "@/lib/ownership/policy";
import { can } from "@/lib/permissions/can";
import type { Holder, Permission } from "@/lib/permissions/permissions";

const NOUN_NAMES: Readonly<Record<ContentNoun, string>> = {
  projects: line("projects"),
  sites: line("sites"),
  domains: line("domains"),
  files: line("files"),
};
const NOUNS = Object.keys(NOUN_NAMES) as ContentNoun[];
/** What members with the role of contributors create. Domains are listed apart. */
const MADE_NOUNS: readonly ContentNoun[] = ["projects", "sites", "files"];

/** Says what the members of a workspace with these permissions may do in it, in translated sentences. */
export function describeRole(role: Holder, t: T): string[] {
  const may = (permission: Permission, text: string) => (can(role, permission) ? [text] : []);
  return [
    ...describeContent(role, t),
    ...describeOthersContent(role, t),
    ...may("sites.publish", t("Publish sites, take them offline and share drafts")),
    ...may("domains.create", t("Manage domains")),
    ...may("sites.update", t("Read and manage the messages of forms, and see statistics")),
    ...may(
      "workspaces.update",
      t("Move content in and out, delete it for ever, choose who receives the messages of forms"),
    ),
    ...may("workspaces.update", t("Manage members, invites and the roles of members, and rename the workspace")),
  ];
}

function describeContent(role: Holder, t: T): string[] {
  const visible = NOUNS.filter((noun) => can(role, `${noun}.view`));
  const made = MADE_NOUNS.filter((noun) => can(role, `${noun}.create`));
  const seeing = isAll(visible, NOUNS)
    ? t("See all content of the workspace")
    : t("See :nouns of the workspace", { nouns: listOf(visible, t) });
  const making = isAll(made, MADE_NOUNS)
    ? t("Create content, and change and trash their own")
    : t("Create :nouns, and change and trash their own", { nouns: listOf(made, t) });
  return [...(visible.length > 0 ? [seeing] : []), ...(made.length > 0 ? [making] : [])];
}

function describeOthersContent(role: Holder, t: T): string[] {
  const visible = MADE_NOUNS.filter((noun) => can(role, `${noun}.view`));
  const changed = visible.filter((noun) => can(role, `${noun}.update`));
  const trashed = visible.filter((noun) => can(role, `${noun}.delete`));
  if (isAll(changed, MADE_NOUNS) && isAll(trashed, MADE_NOUNS))
    return [t("Change, trash and restore other members' content")];
  return [
    ...(changed.length > 0 ? [t("Change other members' :nouns", { nouns: listOf(changed, t) })] : []),
    ...(trashed.length > 0 ? [t("Trash and restore other members' :nouns", { nouns: listOf(trashed, t) })] : []),
  ];
}

const isAll = (nouns: readonly ContentNoun[], all: readonly ContentNoun[]) => nouns.length === all.length;

const listOf = (nouns: readonly ContentNoun[], t: T) =>
  new Intl.ListFormat(intlLocale(t.language), { type: "conjunction" }).format(nouns.map((noun) => t(NOUN_NAMES[noun])));
