"use client";

import Plus from "lucide-react/icons/plus";
import { useEditorUi } from "@/components/editor/editor-ui";
import { ENGINE_EVENTS, useEngine, useEngineChanges } from "@/components/editor/use-engine";
import { useT } from "@/components/i18n/use-t";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

/** Says on an empty page how to begin. */
export function EmptyPageHint() {
  const engine = useEngine();
  const t = useT();
  const { setPanel } = useEditorUi();
  useEngineChanges(ENGINE_EVENTS.tree);
  if (engine.getWrapper()?.components().length !== 0) return null;
  return (
    <div className="pointer-events-none absolute inset-0 z-10 grid place-content-center justify-items-center gap-4 p-6 text-center">
      {/* the page under it has its own colours, light or dark */}
      <div className="pointer-events-auto grid max-w-80 justify-items-center gap-3 rounded-md border border-line bg-raised p-6 shadow-lift">
        <h2 className="text-body font-semibold">{t("This page is empty")}</h2>
        <p className="text-control text-muted">
          {t("Add a section, drop a photo here, or paste a text from a document.")}
        </p>
        <Button variant="primary" onClick={() => setPanel("blocks")}>
          <Icon of={Plus} />
          {t("Add a section")}
        </Button>
      </div>
    </div>
  );
}
