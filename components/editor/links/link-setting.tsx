"use client";

import type { Component } from "grapesjs";
import type { ReactNode } from "react";
import { targetOf } from "@/components/editor/links/link-choice";
import { setLink } from "@/components/editor/links/link-words";
import { openLinkDialog } from "@/components/editor/links/open-link-dialog";
import { runAsOneStep } from "@/components/editor/one-step";
import { useEngine } from "@/components/editor/use-engine";
import { useT } from "@/components/i18n/use-t";
import { Button } from "@/components/ui/button";

type Props = { component: Component; children: ReactNode };

/** The field for the address of a link, and a button that lists what can be linked. */
export function LinkSetting({ component, children }: Props) {
  const engine = useEngine();
  const t = useT();

  async function choose() {
    const choice = await openLinkDialog({
      engine,
      current: targetOf(component.getAttributes()),
      canRemove: false,
    });
    if (choice && !choice.remove) runAsOneStep(engine, () => setLink(component, choice));
  }

  return (
    <div className="grid gap-2">
      {children}
      <Button size="s" className="justify-self-start" onClick={() => void choose()}>
        {t("Choose what to link")}
      </Button>
    </div>
  );
}
