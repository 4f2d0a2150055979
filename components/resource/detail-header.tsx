"use client";

import type { ReactNode } from "react";
import { useT } from "@/components/i18n/use-t";
import { ScreenHeader } from "@/components/layout/screen-header";
import { Breadcrumb } from "@/components/ui/breadcrumb";

type Props = {
  /** The pages above this one. */
  trail: { label: string; href: string }[];
  title: string;
  /** An avatar, before the title. */
  lead?: ReactNode;
  /** Under the title. */
  text?: ReactNode;
  /** The buttons at the end. */
  actions?: ReactNode;
};

/** The header of a detail page: a breadcrumb, the row's name and the actions on it. */
export function DetailHeader({ trail, title, lead, text, actions }: Props) {
  const t = useT();
  const name = <bdi>{title}</bdi>;
  return (
    <>
      <div className="mb-3">
        <Breadcrumb label={t("Breadcrumb")} trail={trail} currentPage={name} />
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
