"use client";

import type { Component } from "grapesjs";
import { componentName } from "@/components/editor/component-kinds";
import { copyToPages, sharedPartOf } from "@/components/editor/shared-parts";
import { undoAction } from "@/components/editor/undo-action";
import { useEngine } from "@/components/editor/use-engine";
import { useT } from "@/components/i18n/use-t";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";

/** For a header or a footer that is not the same on all pages: offers to put it on the others. */
export function SharedPartNote({ component }: { component: Component }) {
  const engine = useEngine();
  const t = useT();
  const shared = sharedPartOf(engine, component);
  if (!shared || shared.otherPages.length === 0) return null;
  const { part, otherPages } = shared;
  const name = componentName(part, t);
  const count = otherPages.length;

  function copy() {
    if (!shared) return;
    copyToPages(engine, shared);
    const message = t("{count, plural, one {:name copied to # page} other {:name copied to # pages}}", { name, count });
    toast({ message, action: undoAction(engine, t) });
  }

  return (
    <div className="grid justify-items-start gap-2 sticky bottom-0 border-t border-line bg-raised px-3.5 py-3">
      <p className="text-small text-muted">
        {t("{count, plural, one {# other page looks different here.} other {# other pages look different here.}}", {
          count,
        })}
      </p>
      <Button size="s" onClick={copy} className="py-1.5 text-start leading-snug whitespace-normal">
        {t(":name: use on all pages", { name })}
      </Button>
    </div>
  );
}
