"use client";

import type { Component, CssRule, Editor, Selector } from "grapesjs";
import { useEffect } from "react";
import type { StyleState } from "@/components/editor/style/style-target";
import { ENGINE_EVENTS, useEngine, useEngineChanges } from "@/components/editor/use-engine";

/** Marks the element in the canvas. It is not part of the document. */
const SHOWN_STATE = "data-shown-state";

/** Shows an element in the canvas in the state that is being edited, as if the pointer were on it. */
export function useShownState(component: Component, state: StyleState): void {
  const engine = useEngine();
  const version = useEngineChanges(ENGINE_EVENTS.style);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `version` grows with each change of the styles
  useEffect(() => {
    const element = component.getEl();
    if (!element || state === "") return;
    const style = element.ownerDocument.createElement("style");
    style.textContent = shownRules(engine, component, state);
    element.ownerDocument.head.append(style);
    element.setAttribute(SHOWN_STATE, "");
    return () => {
      style.remove();
      element.removeAttribute(SHOWN_STATE);
    };
  }, [engine, component, state, version]);
}

/** The rules of a state for an element's classes, as CSS that applies without the state. */
export function shownRules(engine: Editor, component: Component, state: StyleState): string {
  const classes = new Set<string>(component.getClasses());
  return engine.Css.getAll()
    .filter((rule: CssRule) => rule.get("state") === state && hasOnly(rule, classes))
    .map((rule: CssRule) => shownRule(rule))
    .join("");
}

function hasOnly(rule: CssRule, classes: ReadonlySet<string>): boolean {
  const names = classNamesOf(rule);
  return names.length > 0 && names.every((name) => classes.has(name));
}

const classNamesOf = (rule: CssRule): string[] => rule.getSelectors().map((selector: Selector) => selector.getName());

function shownRule(rule: CssRule): string {
  const selector = rule.selectorsToString({ skipState: true, skipAdd: true });
  const text = `${selector}[${SHOWN_STATE}]{${rule.styleToString()}}`;
  const condition = rule.getAtRule();
  return condition ? `${condition}{${text}}` : text;
}
