import type { ReactNode } from "react";
import { OwnPart } from "@/components/bootstrap/own-part";
import { FirstProject } from "@/components/dashboard/first-project";
import { ToolList } from "@/components/dashboard/tool-list";
import { Welcome, WelcomeWaiting } from "@/components/dashboard/welcome";
import { ScreenHeader } from "@/components/layout/screen-header";
import type { T } from "@/lib/i18n/create-t";

type Props = {
  t: T;
  /** The ads of the site's owner. */
  top?: ReactNode;
  bottom?: ReactNode;
};

/** All Tools: the steps to a first project, then each tool. */
export function ToolsScreen({ t, top, bottom }: Props) {
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
      {top}
      <FirstProject t={t} />
      <ToolList t={t} />
      {bottom}
    </>
  );
}
