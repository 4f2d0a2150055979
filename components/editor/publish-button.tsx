"use client";

import Rocket from "lucide-react/icons/rocket";
import { useEditorUi } from "@/components/editor/editor-ui";
import { openPublish } from "@/components/editor/open-publish";
import { useProject } from "@/components/editor/project-context";
import { useEngine } from "@/components/editor/use-engine";
import { useT } from "@/components/i18n/use-t";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { Saver } from "@/lib/editor/saver";

/** Opens the dialog that publishes the project. */
export function PublishButton({ saver }: { saver: Saver }) {
  const project = useProject();
  const engine = useEngine();
  const ui = useEditorUi();
  const t = useT();
  return (
    <Button
      size="s"
      variant="primary"
      onClick={() => void openPublish(project, { engine, saver, ui })}
      className="ms-1"
    >
      <Icon of={Rocket} />
      {t("Publish")}
    </Button>
  );
}
