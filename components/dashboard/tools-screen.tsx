import type { ReactNode } from "react";
import { UserPart } from "@/components/bootstrap/user-part";
import { FirstSteps } from "@/components/dashboard/first-steps";
import { ToolList } from "@/components/dashboard/tool-list";
import { Welcome, WelcomePlaceholder } from "@/components/dashboard/welcome";
import { ScreenHeader } from "@/components/layout/screen-header";
import type { T } from "@/lib/i18n/create-t";

type Props = {
  t: T;
  /** An admin's ad above the tools. */
  top?: ReactNode;
  /** An admin's ad below the tools. */
  bottom?: ReactNode;
};

/** All Tools: what to do next, then each tool. */
export function ToolsScreen({ t, top, bottom }: Props) {
  return (
    <>
      <ScreenHeader
        title={t("All Tools")}
        text={
          <UserPart placeholder={<WelcomePlaceholder />}>
            <Welcome />
          </UserPart>
        }
      />
      {top}
      <FirstSteps t={t} />
      <ToolList t={t} />
      {bottom}
    </>
  );
}
