"use client";

import type { Component } from "grapesjs";
import { type DragEvent, useState } from "react";
import { canHold, type Target as Destination, moveTo } from "@/components/editor/component-actions";
import { fits } from "@/components/editor/nesting";
import { useEngine } from "@/components/editor/use-engine";

type DropPosition = "before" | "in" | "after";
type Target = { component: Component; position: DropPosition };

/**
 * In a row that can hold elements, the share of the height that counts as its upper edge, and as its lower edge. A drop
 * on the upper edge goes before the row, a drop on the lower edge after it, and a drop between the edges into it.
 */
const EDGE_SHARE = 0.3;

const MARKS: Record<DropPosition, string> = {
  before: "shadow-[0_-2px_0_0_var(--accent)]",
  after: "shadow-[0_2px_0_0_var(--accent)]",
  in: "outline-2 outline-accent",
};

/** Lets the user drag a row of the layer tree and drop it before, after or into another row. */
export function useLayerDrag() {
  const engine = useEngine();
  const [dragged, setDragged] = useState<Component | null>(null);
  const [target, setTarget] = useState<Target | null>(null);

  function drop() {
    const destination = dragged && target && destinationOf(dragged, target);
    if (!dragged || !destination) return;
    moveTo(engine, dragged, destination);
  }

  function end() {
    setDragged(null);
    setTarget(null);
  }

  return {
    /** The classes of a row. They mark where the dragged row would go. */
    markClasses: (component: Component) => (target?.component === component ? MARKS[target.position] : undefined),
    propsOf: (component: Component) => ({
      draggable: component.parent() !== undefined && component.get("draggable") !== false,
      onDragStart(event: DragEvent) {
        event.dataTransfer.effectAllowed = "move";
        setDragged(component);
      },
      onDragOver(event: DragEvent) {
        if (!dragged || isInside(component, dragged)) return;
        const target = { component, position: dropPositionOf(event, component) };
        if (!destinationOf(dragged, target)) return setTarget(null);
        event.preventDefault();
        setTarget(target);
      },
      onDrop(event: DragEvent) {
        event.preventDefault();
        drop();
        end();
      },
      onDragEnd: end,
    }),
  };
}

/** Where a dropped component goes. Null if browsers would not leave it there. */
export function destinationOf(dragged: Component, { component, position }: Target): Destination | null {
  if (isInside(component, dragged)) return null;
  const parent = position === "in" ? component : component.parent();
  if (!parent || !fits(dragged, parent)) return null;
  if (position === "in") return { parent, at: component.components().length };
  return { parent, at: component.index() + (position === "after" ? 1 : 0) };
}

const isInside = (component: Component, around: Component) =>
  component === around || component.parents().includes(around);

function dropPositionOf(event: DragEvent, component: Component): DropPosition {
  const { top, height } = event.currentTarget.getBoundingClientRect();
  const share = (event.clientY - top) / height;
  if (component.parent() === undefined) return "in";
  if (!canHold(component)) return share < 0.5 ? "before" : "after";
  if (share < EDGE_SHARE) return "before";
  return share > 1 - EDGE_SHARE ? "after" : "in";
}
