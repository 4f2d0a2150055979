"use client";

import type { Component } from "grapesjs";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { CANVAS_ID } from "@/components/editor/canvas-pages";
import { useEditorUi } from "@/components/editor/editor-ui";

/**
 * Focuses the first field of the selected element's panel when the user asks for its settings. Escape then leads back
 * to where the user came from, or to the canvas.
 */
export function useFocusOnRequest(selected: Component | null) {
  const { areSettingsRequested, endSettingsRequest } = useEditorUi();
  const ref = useRef<HTMLElement>(null);
  const opener = useRef<HTMLElement | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the panel of a new selection may be rendered later
  useEffect(() => {
    const field = ref.current?.querySelector<HTMLElement>(FIRST_FIELD);
    if (!areSettingsRequested || !field) return;
    endSettingsRequest();
    opener.current = document.activeElement as HTMLElement;
    field.focus();
  }, [areSettingsRequested, selected]);

  function handleKey(event: KeyboardEvent) {
    if (event.key !== "Escape" || event.defaultPrevented || isOpenList(event.target)) return;
    event.preventDefault();
    const target = opener.current?.isConnected ? opener.current : document.getElementById(CANVAS_ID);
    opener.current = null;
    target?.focus();
  }

  return { ref, handleKey };
}

const FIRST_FIELD = "[role=tabpanel] :is(input, select, textarea, button):not(:disabled)";

/** Whether Escape closes the list of a field first. */
const isOpenList = (target: EventTarget) => (target as Element).matches("[role=combobox][aria-expanded=true]");
