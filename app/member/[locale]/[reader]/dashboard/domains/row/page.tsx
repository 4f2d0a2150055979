import { UserPart } from "@/components/bootstrap/user-part";
import { DomainScreen } from "@/components/domains/domain-screen";
import { ScreenPlaceholder } from "@/components/layout/screen-placeholder";
import { line } from "@/lib/i18n/line";
import { memberMetadata } from "../../../member-page-data";

export const generateMetadata = memberMetadata(line("Branded domain"));

export default function DomainPage() {
  return (
    <UserPart placeholder={<ScreenPlaceholder />}>
      <DomainScreen />
    </UserPart>
  );
}
