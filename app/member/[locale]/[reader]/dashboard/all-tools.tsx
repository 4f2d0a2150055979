import "server-only";
import { DueAccessReview } from "@/components/access-review/due-access-review";
import { OwnPart } from "@/components/bootstrap/own-part";
import { ToolsScreen } from "@/components/dashboard/tools-screen";
import { type MemberParams, memberPageData } from "../members-page";

/** The screen of both `/dashboard` and `/dashboard/tools`. */
export async function AllTools({ params }: MemberParams) {
  const { t } = await memberPageData({ params });
  return (
    <>
      <OwnPart>
        <DueAccessReview />
      </OwnPart>
      <ToolsScreen t={t} />
    </>
  );
}
