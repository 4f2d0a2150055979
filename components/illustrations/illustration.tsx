"use client";

import type { ComponentType } from "react";
import { useT } from "@/components/i18n/use-t";
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

/**
 * One of Plinth's illustrations. They are client components, because a page contains the elements of a server component
 * twice: as HTML and in React's payload. The illustrations have hundreds of elements, so that would nearly double the
 * size of the homepage.
 */
export function Illustration({ name }: { name: IllustrationName }) {
  const NamedIllustration = ILLUSTRATIONS[name];
  return <NamedIllustration t={useT()} />;
}
