import type { Component } from "grapesjs";

/** A part of an item's row that gets focus: its label, its first text, or one of the buttons that move it. */
export type RowFocus = { component: Component; part: RowPart };
export type RowPart = "label" | "field" | "up" | "down";
