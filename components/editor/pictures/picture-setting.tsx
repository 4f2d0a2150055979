"use client";

import type { Component } from "grapesjs";
import type { ReactNode } from "react";
import { componentName } from "@/components/editor/component-kinds";
import { AddressSetting } from "@/components/editor/pictures/address-setting";
import { useChoosePicture, usePickPicture } from "@/components/editor/pictures/use-choose-picture";
import { useT } from "@/components/i18n/use-t";
import { plainPicture } from "@/components/picture-picker/picture-choice";

type Props = { component: Component; attribute: string; children: ReactNode };

/** The address of an element's picture: what a picture shows, or what a video shows before it plays. */
export function PictureSetting({ component, attribute, children }: Props) {
  const t = useT();
  const choosePicture = useChoosePicture();
  const pick = usePickPicture();

  async function choosePoster() {
    const address = String(component.getAttributes()[attribute] ?? "");
    const current = address ? plainPicture(address) : null;
    const choice = await pick({ name: componentName(component, t), current, asks: {} });
    if (choice) component.addAttributes({ [attribute]: choice.address });
  }

  const choose = () => (attribute === "src" ? choosePicture(component) : choosePoster());
  return <AddressSetting onChoose={() => void choose()}>{children}</AddressSetting>;
}
