"use client";

import type { Component, Page } from "grapesjs";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { CANVAS_ID } from "@/components/editor/canvas-pages";
import { type RequestedField, useEditorUi } from "@/components/editor/editor-ui";

/**
 * Focuses a field of the selected element's panel, or of the open page's settings, when the user asks for it. Escape
 * then leads back to where the user came from, or to the canvas.
 */
export function useFocusOnRequest(shown: Component | Page | null, places: readonly RequestedField["place"][]) {
  const { requestedField, endFieldRequest } = useEditorUi();
  const ref = useRef<HTMLElement>(null);
  const opener = useRef<HTMLElement | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the panel of a new selection may be rendered later
  useEffect(() => {
    if (!requestedField || !places.includes(requestedField.place)) return;
    const field = findField(ref.current, requestedField.name);
    if (!field) return;
    endFieldRequest();
    opener.current = document.activeElement as HTMLElement;
    field.focus();
  }, [requestedField, shown]);

  function handleKey(event: KeyboardEvent) {
    if (event.key !== "Escape" || event.defaultPrevented || isOpenList(event.target)) return;
    event.preventDefault();
    const target = opener.current?.isConnected ? opener.current : document.getElementById(CANVAS_ID);
    opener.current = null;
    target?.focus();
  }

  return { ref, handleKey };
}

function findField(panel: HTMLElement | null, name: string | null): HTMLElement | null {
  const named = name === null ? null : panel?.querySelector<HTMLElement>(`[data-field="${name}"]`);
  return named ?? panel?.querySelector<HTMLElement>(FIRST_FIELD) ?? null;
}

const FIRST_FIELD = "[role=tabpanel] :is(input, select, textarea, button):not(:disabled)";

/** Whether Escape closes the list of a field first. */
const isOpenList = (target: EventTarget) => (target as Element).matches("[role=combobox][aria-expanded=true]");
