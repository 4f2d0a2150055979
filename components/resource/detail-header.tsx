"use client";

import type { ReactNode } from "react";
import { useT } from "@/components/i18n/use-t";
import { ScreenHeader } from "@/components/layout/screen-header";
import { Breadcrumb } from "@/components/ui/breadcrumb";

type Props = {
  /** The pages above this one. */
  trail: { label: string; href: string }[];
  title: string;
  /** Before the title: an avatar. */
  lead?: ReactNode;
  /** Under the title. */
  text?: ReactNode;
  /** The buttons at the end. */
  actions?: ReactNode;
};

/** The head of a page about one row: the way back, what it is, and what can be done with it. */
export function DetailHeader({ trail, title, lead, text, actions }: Props) {
  const t = useT();
  const name = <bdi>{title}</bdi>;
  return (
    <>
      <div className="mb-3">
        <Breadcrumb label={t("Breadcrumb")} trail={trail} here={name} />
      </div>
      <ScreenHeader
        title={
          lead ? (
            <span className="flex items-center gap-3.5">
              {lead}
              {name}
            </span>
          ) : (
            name
          )
        }
        text={text}
      >
        {actions}
      </ScreenHeader>
    </>
  );
}
