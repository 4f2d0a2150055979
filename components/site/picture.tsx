import type { ReactNode } from "react";
import { ChecksIllustration } from "@/components/site/illustrations/checks";
import { DomainIllustration } from "@/components/site/illustrations/domain";
import { EditorIllustration } from "@/components/site/illustrations/editor";
import { MarkupIllustration } from "@/components/site/illustrations/markup";
import { StylesIllustration } from "@/components/site/illustrations/styles";
import { VersionsIllustration } from "@/components/site/illustrations/versions";
import { WorkspaceIllustration } from "@/components/site/illustrations/workspace";
import type { T } from "@/lib/i18n/create-t";

const PREFIX = "illustration:";

const ILLUSTRATIONS: Readonly<Record<string, (props: { t: T }) => ReactNode>> = {
  editor: EditorIllustration,
  markup: MarkupIllustration,
  domain: DomainIllustration,
  versions: VersionsIllustration,
  checks: ChecksIllustration,
  styles: StylesIllustration,
  workspace: WorkspaceIllustration,
};

/** One of Plinth's own drawings, if that is what the setting names. */
export function illustrationOf(image: string): ((props: { t: T }) => ReactNode) | undefined {
  const name = image.startsWith(PREFIX) ? image.slice(PREFIX.length) : "";
  return Object.hasOwn(ILLUSTRATIONS, name) ? ILLUSTRATIONS[name] : undefined;
}

type Props = { image: string; t: T; className?: string };

/** A setting's picture: one of our drawings or the admin's own. It repeats what the text beside it says, so it is silent. */
export function Picture({ image, t, className }: Props) {
  const Illustration = illustrationOf(image);
  if (Illustration === EditorIllustration)
    return (
      <div className="stand m-0">
        <EditorIllustration t={t} />
      </div>
    );
  if (Illustration) return <Illustration t={t} />;
  if (image === "" || image.startsWith(PREFIX)) return null;
  // biome-ignore lint/performance/noImgElement: the admin's address may be of any host, which next/image would have to be told
  return <img src={image} alt="" loading="lazy" decoding="async" className={className} />;
}
