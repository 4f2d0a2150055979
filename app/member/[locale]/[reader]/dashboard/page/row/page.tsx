import "@/components/site/prose.css";
import { UserPart } from "@/components/bootstrap/user-part";
import { ScreenPlaceholder } from "@/components/layout/screen-placeholder";
import { UserPageView } from "@/components/user-pages/user-page-view";
import { line } from "@/lib/i18n/line";
import { memberMetadata } from "../../../member-page-data";

export const generateMetadata = memberMetadata(line("User page"));

export default function UserPagePage() {
  return (
    <UserPart placeholder={<ScreenPlaceholder />}>
      <UserPageView />
    </UserPart>
  );
}
