"use client";

import type { Page } from "grapesjs";
import type { ReactNode } from "react";
import { AddressSetting } from "@/components/editor/pictures/address-setting";
import { usePickPicture } from "@/components/editor/pictures/use-choose-picture";
import { useT } from "@/components/i18n/use-t";
import { CENTRE, formatPoint, parsePoint } from "@/components/picture-picker/picture-choice";

/** Other websites and apps show pictures for links in this shape. */
const SHARED_RATIO = 1200 / 630;

type Values = { image?: string; imageAlt?: string; imagePosition?: string };

/** The picture that other websites and apps show for a link to a page. */
export function SharedPicture({ page, children }: { page: Page; children: ReactNode }) {
  const t = useT();
  const pick = usePickPicture();

  async function choose() {
    const { image: address = "", imageAlt, imagePosition } = page.attributes as Values;
    const description = imageAlt || null;
    const choice = await pick({
      name: t("links to this page"),
      current: address ? { address, description, focus: parsePoint(imagePosition) ?? CENTRE, ratio: null } : null,
      asks: { description: true, focus: true },
      frameRatio: SHARED_RATIO,
    });
    if (!choice) return;
    const values = { image: choice.address, imageAlt: choice.description, imagePosition: formatPoint(choice.focus) };
    page.set(values as object);
  }

  return <AddressSetting onChoose={() => void choose()}>{children}</AddressSetting>;
}
