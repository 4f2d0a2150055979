import { UserPart } from "@/components/bootstrap/user-part";
import { DomainsScreen } from "@/components/domains/domains-screen";
import { ScreenPlaceholder } from "@/components/layout/screen-placeholder";
import { line } from "@/lib/i18n/line";
import { memberMetadata } from "../../member-page-data";

export const generateMetadata = memberMetadata(line("Branded domains"));

export default function DomainsPage() {
  return (
    <UserPart placeholder={<ScreenPlaceholder />}>
      <DomainsScreen />
    </UserPart>
  );
}
