"use client";

import type { Component } from "grapesjs";
import { type DragEvent, useState } from "react";
import { canHold, showComponent } from "@/components/editor/component-actions";
import { useEngine } from "@/components/editor/use-engine";

type Place = "before" | "in" | "after";
type Target = { component: Component; place: Place };

const EDGE = 0.3;

const MARKS: Record<Place, string> = {
  before: "shadow-[0_-2px_0_0_var(--accent)]",
  after: "shadow-[0_2px_0_0_var(--accent)]",
  in: "outline-2 outline-accent",
};

/** Lets the user drag a row of the layers before, after or into another one. */
export function useLayerDrag() {
  const engine = useEngine();
  const [dragged, setDragged] = useState<Component | null>(null);
  const [target, setTarget] = useState<Target | null>(null);

  function drop() {
    const place = target && destinationOf(target);
    if (!dragged || !place) return;
    dragged.move(place.parent, { at: place.at });
    showComponent(engine, dragged);
  }

  function end() {
    setDragged(null);
    setTarget(null);
  }

  return {
    /** The classes of a row that marks where the dragged row would go. */
    mark: (component: Component) => (target?.component === component ? MARKS[target.place] : undefined),
    handlers: (component: Component) => ({
      draggable: component.parent() !== undefined && component.get("draggable") !== false,
      onDragStart(event: DragEvent) {
        event.dataTransfer.effectAllowed = "move";
        setDragged(component);
      },
      onDragOver(event: DragEvent) {
        if (!dragged || dragged === component || component.parents().includes(dragged)) return;
        event.preventDefault();
        setTarget({ component, place: placeOf(event, component) });
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

function destinationOf({ component, place }: Target): { parent: Component; at: number } | null {
  if (place === "in") return { parent: component, at: component.components().length };
  const parent = component.parent();
  return parent ? { parent, at: component.index() + (place === "after" ? 1 : 0) } : null;
}

function placeOf(event: DragEvent, component: Component): Place {
  const { top, height } = event.currentTarget.getBoundingClientRect();
  const share = (event.clientY - top) / height;
  if (component.parent() === undefined) return "in";
  if (!canHold(component)) return share < 0.5 ? "before" : "after";
  if (share < EDGE) return "before";
  return share > 1 - EDGE ? "after" : "in";
}
