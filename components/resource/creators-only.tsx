"use client";

import type { ReactNode } from "react";
import { useT } from "@/components/i18n/use-t";
import { ScreenPlaceholder } from "@/components/layout/screen-placeholder";
import { LimitNote } from "@/components/resource/limit-note";
import { type LimitedNoun, useFullLimit } from "@/components/resource/use-full-limit";
import { useCreationRight } from "@/components/resource/use-may-create";
import { Note } from "@/components/ui/note";

type Props = { noun: LimitedNoun; children: ReactNode };

/**
 * Shows a form for new rows to those who may create them in the active workspace and whose limit allows more, and tells
 * the others why not.
 */
export function CreatorsOnly({ noun, children }: Props) {
  const mayCreate = useCreationRight(noun);
  const full = useFullLimit(noun);
  const t = useT();
  if (mayCreate === undefined) return <ScreenPlaceholder />;
  if (mayCreate) return full ? <LimitNote noun={noun} full={full} /> : children;
  return (
    <Note>
      {t("Your role in this workspace does not include this. Ask an admin of the workspace for another role.")}
    </Note>
  );
}
