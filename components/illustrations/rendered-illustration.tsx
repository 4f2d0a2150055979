import type { ComponentType } from "react";
import { ChecksIllustration } from "@/components/illustrations/checks";
import { DomainIllustration } from "@/components/illustrations/domain";
import { EditorIllustration } from "@/components/illustrations/editor";
import { MarkupIllustration } from "@/components/illustrations/markup";
import type { IllustrationName } from "@/components/illustrations/names";
import { StylesIllustration } from "@/components/illustrations/styles";
import { VersionsIllustration } from "@/components/illustrations/versions";
import { WorkspaceIllustration } from "@/components/illustrations/workspace";
import type { T } from "@/lib/i18n/create-t";

const ILLUSTRATIONS: Record<IllustrationName, ComponentType<{ t: T }>> = {
  editor: EditorIllustration,
  markup: MarkupIllustration,
  domain: DomainIllustration,
  versions: VersionsIllustration,
  checks: ChecksIllustration,
  styles: StylesIllustration,
  workspace: WorkspaceIllustration,
};

export function RenderedIllustration({ name, t }: { name: IllustrationName; t: T }) {
  const NamedIllustration = ILLUSTRATIONS[name];
  return <NamedIllustration t={t} />;
}
