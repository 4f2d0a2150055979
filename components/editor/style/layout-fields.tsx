"use client";

import AlignCenterHorizontal from "lucide-react/icons/align-center-horizontal";
import AlignEndHorizontal from "lucide-react/icons/align-end-horizontal";
import AlignStartHorizontal from "lucide-react/icons/align-start-horizontal";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowRight from "lucide-react/icons/arrow-right";
import Columns3 from "lucide-react/icons/columns-3";
import EyeOff from "lucide-react/icons/eye-off";
import Grid2x2 from "lucide-react/icons/grid-2x2";
import Square from "lucide-react/icons/square";
import StretchHorizontal from "lucide-react/icons/stretch-horizontal";
import { ChoiceField } from "@/components/editor/style/choice-field";
import { SelectField } from "@/components/editor/style/select-field";
import { StyleSection } from "@/components/editor/style/style-section";
import { useStyle } from "@/components/editor/style/use-style";
import { ValueField } from "@/components/editor/style/value-field";
import { useT } from "@/components/i18n/use-t";

/** Layout, size and position. */
export function LayoutFields() {
  const t = useT();
  const { declarations, computed } = useStyle();
  const display = declarations.display ?? computed("display");
  const position = declarations.position ?? computed("position");
  return (
    <>
      <StyleSection title={t("Layout")}>
        <ChoiceField
          property="display"
          label={t("Display")}
          options={[
            { value: "block", label: t("Block"), icon: Square },
            { value: "flex", label: t("Row or column"), icon: Columns3 },
            { value: "grid", label: t("Grid"), icon: Grid2x2 },
            { value: "none", label: t("Hidden"), icon: EyeOff },
          ]}
        />
        {display === "flex" && <FlexFields />}
        {display === "grid" && <GridFields />}
        <div className="grid grid-cols-2 gap-2">
          <ValueField property="width" label={t("Width")} mark="W" />
          <ValueField property="height" label={t("Height")} mark="H" />
          <ValueField property="max-width" label={t("Maximum width")} mark="≤W" />
          <ValueField property="min-height" label={t("Minimum height")} mark="≥H" />
        </div>
      </StyleSection>
      <StyleSection title={t("Position")}>
        <SelectField
          property="position"
          label={t("Position")}
          options={[
            { value: "static", label: t("In the flow") },
            { value: "relative", label: t("Offset from its place") },
            { value: "absolute", label: t("Positioned in its box") },
            { value: "sticky", label: t("Sticks while scrolling") },
          ]}
        />
        {position !== "static" && (
          <div className="grid grid-cols-2 gap-2">
            <ValueField property="top" label={t("From the top")} mark="↑" />
            <ValueField property="bottom" label={t("From the bottom")} mark="↓" />
            <ValueField property="inset-inline-start" label={t("From the start")} mark="⇤" />
            <ValueField property="inset-inline-end" label={t("From the end")} mark="⇥" />
            <ValueField property="z-index" label={t("Stacking order")} mark="Z" unit="" />
          </div>
        )}
      </StyleSection>
    </>
  );
}

function Alignment({ property, label }: { property: string; label: string }) {
  const t = useT();
  return (
    <ChoiceField
      property={property}
      label={label}
      options={[
        { value: "start", label: t("Start"), icon: AlignStartHorizontal },
        { value: "center", label: t("Middle"), icon: AlignCenterHorizontal },
        { value: "end", label: t("End"), icon: AlignEndHorizontal },
        { value: "stretch", label: t("Stretch"), icon: StretchHorizontal },
      ]}
    />
  );
}

function useDistributionOptions() {
  const t = useT();
  return [
    { value: "start", label: t("Start") },
    { value: "center", label: t("Middle") },
    { value: "end", label: t("End") },
    { value: "space-between", label: t("Space between") },
    { value: "space-around", label: t("Space around") },
  ];
}

function FlexFields() {
  const t = useT();
  return (
    <>
      <ChoiceField
        property="flex-direction"
        label={t("Direction")}
        options={[
          { value: "row", label: t("Row"), icon: ArrowRight },
          { value: "column", label: t("Column"), icon: ArrowDown },
        ]}
      />
      <Alignment property="align-items" label={t("Alignment across")} />
      <SelectField
        property="justify-content"
        label={t("Distribution")}
        mark={t("Along")}
        options={useDistributionOptions()}
      />
      <SelectField
        property="flex-wrap"
        label={t("Line breaks")}
        mark={t("Wrap")}
        options={[
          { value: "nowrap", label: t("One line") },
          { value: "wrap", label: t("Several lines") },
        ]}
      />
      <ValueField property="gap" label={t("Gap")} mark={t("Gap")} />
    </>
  );
}

function GridFields() {
  const t = useT();
  return (
    <>
      <ValueField property="grid-template-columns" label={t("Columns")} mark={t("Columns")} unit="" />
      <Alignment property="align-items" label={t("Alignment across")} />
      <ValueField property="gap" label={t("Gap")} mark={t("Gap")} />
    </>
  );
}
