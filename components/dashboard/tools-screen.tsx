import type { ReactNode } from "react";
import { UserPart } from "@/components/bootstrap/user-part";
import { Beginning, BeginningPlaceholder } from "@/components/dashboard/beginning";
import { CurrentWork } from "@/components/dashboard/current-work";
import { Summary, SummaryPlaceholder } from "@/components/dashboard/summary";
import { ToolList } from "@/components/dashboard/tool-list";
import { ScreenHeader } from "@/components/layout/screen-header";
import { QueryProvider } from "@/components/query/query-provider";
import { NewContentLink } from "@/components/resource/new-content-link";
import type { T } from "@/lib/i18n/create-t";

type Props = {
  t: T;
  /** An admin's ad above the tools. */
  top?: ReactNode;
  /** An admin's ad below the tools. */
  bottom?: ReactNode;
};

/** All Tools: what waits for the member, what they worked on last, what happened, then each tool. */
export function ToolsScreen({ t, top, bottom }: Props) {
  return (
    <QueryProvider>
      <ScreenHeader
        title={t("All Tools")}
        text={
          <UserPart placeholder={<SummaryPlaceholder />}>
            <Summary />
          </UserPart>
        }
      >
        <UserPart>
          <NewContentLink noun="sites" variant="secondary" />
          <NewContentLink noun="projects" />
        </UserPart>
      </ScreenHeader>
      {top}
      <UserPart placeholder={<BeginningPlaceholder />}>
        <Beginning />
        <CurrentWork />
      </UserPart>
      <ToolList t={t} />
      {bottom}
    </QueryProvider>
  );
}
