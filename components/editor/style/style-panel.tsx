"use client";

import type { Component } from "grapesjs";
import { useState } from "react";
import { AppearanceFields } from "@/components/editor/style/appearance-fields";
import { ClassPicker } from "@/components/editor/style/class-picker";
import { LayoutFields } from "@/components/editor/style/layout-fields";
import { SpacingBox } from "@/components/editor/style/spacing-box";
import { StyleSection } from "@/components/editor/style/style-section";
import type { StyleState } from "@/components/editor/style/style-target";
import { TypeFields } from "@/components/editor/style/type-fields";
import { useShownState } from "@/components/editor/style/use-shown-state";
import { StyleContext, useTargetStyle } from "@/components/editor/style/use-style";
import { useT } from "@/components/i18n/use-t";

/** The styles that one class of the selected element has in one state on the chosen device. */
export function StylePanel({ component }: { component: Component }) {
  const t = useT();
  const classes = component.getClasses() as string[];
  const [chosenClass, setChosenClass] = useState<string | null>(null);
  const [state, setState] = useState<StyleState>("");
  const className = chosenClass !== null && classes.includes(chosenClass) ? chosenClass : (classes.at(-1) ?? null);
  const style = useTargetStyle(component, { className, state });
  useShownState(component, state);
  return (
    <StyleContext value={style}>
      <ClassPicker
        component={component}
        classes={classes}
        chosenClass={className}
        onChoose={setChosenClass}
        state={state}
        onState={setState}
      />
      <LayoutFields />
      <StyleSection title={t("Spacing")}>
        <SpacingBox />
      </StyleSection>
      <TypeFields />
      <AppearanceFields />
    </StyleContext>
  );
}
