"use client";

import AlignCenter from "lucide-react/icons/text-align-center";
import AlignEnd from "lucide-react/icons/text-align-end";
import AlignJustify from "lucide-react/icons/text-align-justify";
import AlignStart from "lucide-react/icons/text-align-start";
import { ChoiceField } from "@/components/editor/style/choice-field";
import { ColorField } from "@/components/editor/style/color-field";
import { ContrastNote } from "@/components/editor/style/contrast-note";
import { SelectField } from "@/components/editor/style/select-field";
import { StyleSection } from "@/components/editor/style/style-section";
import { ValueField } from "@/components/editor/style/value-field";
import { useT } from "@/components/i18n/use-t";
import { fontStack, SITE_FONT_IDS, SITE_FONTS } from "@/lib/site-styles/fonts";

/** Font, size and colour of the text. */
export function TypeFields() {
  const t = useT();
  return (
    <>
      <StyleSection title={t("Typography")}>
        <SelectField
          property="font-family"
          label={t("Font")}
          options={[
            { value: "var(--font-heading)", label: t("Site heading") },
            { value: "var(--font-body)", label: t("Site text") },
            ...SITE_FONT_IDS.map((id) => ({ value: fontStack(id), label: SITE_FONTS[id].name })),
          ]}
        />
        <div className="grid grid-cols-2 gap-2">
          <ValueField property="font-size" label={t("Size")} mark={t("Size")} />
          <ValueField property="line-height" label={t("Line height")} mark={t("Line")} unit="" />
          <ValueField property="font-weight" label={t("Weight")} mark={t("Weight")} unit="" />
          <ValueField property="letter-spacing" label={t("Letter spacing")} mark={t("Space")} unit="em" />
        </div>
        <ChoiceField
          property="text-align"
          label={t("Alignment")}
          options={[
            { value: "start", label: t("Start"), icon: AlignStart },
            { value: "center", label: t("Middle"), icon: AlignCenter },
            { value: "end", label: t("End"), icon: AlignEnd },
            { value: "justify", label: t("Justified"), icon: AlignJustify },
          ]}
        />
        <SelectField
          property="text-transform"
          label={t("Letter case")}
          mark={t("Letter case")}
          options={[
            { value: "none", label: t("As typed") },
            { value: "uppercase", label: t("All capitals") },
            { value: "capitalize", label: t("Capitalise each word") },
          ]}
        />
        <SelectField
          property="text-decoration-line"
          label={t("Text decoration")}
          mark={t("Decoration")}
          options={[
            { value: "none", label: t("None") },
            { value: "underline", label: t("Underline") },
            { value: "line-through", label: t("Strikethrough") },
          ]}
        />
      </StyleSection>
      <StyleSection title={t("Colour")}>
        <ColorField property="color" label={t("Text colour")} />
        <ContrastNote />
      </StyleSection>
    </>
  );
}
