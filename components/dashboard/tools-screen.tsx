import { OwnPart } from "@/components/bootstrap/own-part";
import { FirstProject } from "@/components/dashboard/first-project";
import { ToolList } from "@/components/dashboard/tool-list";
import { Welcome, WelcomeWaiting } from "@/components/dashboard/welcome";
import { ScreenHeader } from "@/components/layout/screen-header";
import type { T } from "@/lib/i18n/create-t";

/** All Tools: the steps to a first project, then each tool. */
export function ToolsScreen({ t }: { t: T }) {
  return (
    <>
      <ScreenHeader
        title={t("All Tools")}
        text={
          <OwnPart waiting={<WelcomeWaiting />}>
            <Welcome />
          </OwnPart>
        }
      />
      <FirstProject t={t} />
      <ToolList t={t} />
    </>
  );
}
