import "server-only";
import { DueAccessReview } from "@/components/access-review/due-access-review";
import { Ad } from "@/components/ad-slots/ad";
import { UserPart } from "@/components/bootstrap/user-part";
import { ToolsScreen } from "@/components/dashboard/tools-screen";
import { getMemberPageData, type MemberParams } from "../member-page-data";

/** The screen of both `/dashboard` and `/dashboard/tools`. */
export async function AllTools({ params }: MemberParams) {
  const { t, settings } = await getMemberPageData({ params });
  return (
    <>
      <UserPart>
        <DueAccessReview />
      </UserPart>
      <ToolsScreen
        t={t}
        top={<Ad slot="dashboard_top" ads={settings.ads} t={t} className="mb-8" />}
        bottom={<Ad slot="dashboard_bottom" ads={settings.ads} t={t} className="mt-12" />}
      />
    </>
  );
}
