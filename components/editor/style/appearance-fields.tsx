"use client";

import { BackgroundPicture } from "@/components/editor/style/background-picture";
import { ColorField } from "@/components/editor/style/color-field";
import { SelectField } from "@/components/editor/style/select-field";
import { StyleSection } from "@/components/editor/style/style-section";
import { ValueField } from "@/components/editor/style/value-field";
import { useT } from "@/components/i18n/use-t";

/** Background, border and effects. */
export function AppearanceFields() {
  const t = useT();
  return (
    <>
      <StyleSection title={t("Background")}>
        <ColorField property="background-color" label={t("Background colour")} />
        <BackgroundPicture />
        <SelectField
          property="background-size"
          label={t("Size of the picture")}
          mark={t("Size")}
          options={[
            { value: "cover", label: t("Cover") },
            { value: "contain", label: t("Contain") },
            { value: "auto", label: t("Original size") },
          ]}
        />
      </StyleSection>
      <StyleSection title={t("Border")}>
        <div className="grid grid-cols-2 gap-2">
          <ValueField property="border-width" label={t("Border width")} mark={t("Width")} />
          <ValueField property="border-radius" label={t("Corner radius")} mark={t("Corner")} />
        </div>
        <SelectField
          property="border-style"
          label={t("Border style")}
          mark={t("Style")}
          options={[
            { value: "none", label: t("None") },
            { value: "solid", label: t("Solid") },
            { value: "dashed", label: t("Dashed") },
            { value: "dotted", label: t("Dotted") },
          ]}
        />
        <ColorField property="border-color" label={t("Border colour")} />
      </StyleSection>
      <StyleSection title={t("Effects")}>
        <ValueField property="opacity" label={t("Opacity")} mark={t("Opacity")} unit="" />
        <ValueField property="box-shadow" label={t("Shadow")} mark={t("Shadow")} unit="" />
        <ValueField property="transform" label={t("Transform")} mark={t("Transform")} unit="" />
        <ValueField property="transition" label={t("Transition")} mark={t("Transition")} unit="" />
      </StyleSection>
    </>
  );
}
