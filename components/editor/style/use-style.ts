"use client";

import type { Component } from "grapesjs";
import { createContext, use } from "react";
import {
  readStyle,
  type ShownStyle,
  type StyleTarget,
  type StyleValues,
  writeStyle,
} from "@/components/editor/style/style-target";
import { ENGINE_EVENTS, useEngine, useEngineChanges } from "@/components/editor/use-engine";

type Styled = { component: Component; target: StyleTarget };

export const StyledContext = createContext<Styled | null>(null);

export type Style = ShownStyle & { write: (changes: StyleValues) => void };

/** The declarations that the fields of the panel show and change. */
export function useStyle(): Style {
  const engine = useEngine();
  const styled = use(StyledContext);
  if (!styled) throw new Error("useStyle needs a StyledContext above it.");
  useEngineChanges(ENGINE_EVENTS.style);
  const { component, target } = styled;
  return {
    ...readStyle(engine, component, target),
    write: (changes) => void writeStyle(engine, component, target, changes),
  };
}
