import "server-only";
import { AccessReview } from "@/components/access-review/access-review";
import { OwnPart } from "@/components/bootstrap/own-part";
import { ToolsScreen } from "@/components/dashboard/tools-screen";
import { QueryProvider } from "@/components/query/query-provider";
import { type MemberParams, memberPageData } from "../members-page";

/** The screen of both `/dashboard` and `/dashboard/tools`. */
export async function AllTools({ params }: MemberParams) {
  const { t } = await memberPageData({ params });
  return (
    <>
      <OwnPart>
        <QueryProvider>
          <AccessReview />
        </QueryProvider>
      </OwnPart>
      <ToolsScreen t={t} />
    </>
  );
}
