import { OwnPart } from "@/components/bootstrap/own-part";
import { DomainScreen } from "@/components/domains/domain-screen";
import { ScreenPlaceholder } from "@/components/layout/screen-placeholder";
import { line } from "@/lib/i18n/line";
import { memberMetadata } from "../../../members-page";

export const generateMetadata = memberMetadata(line("Branded domain"));

export default function DomainPage() {
  return (
    <OwnPart placeholder={<ScreenPlaceholder />}>
      <DomainScreen />
    </OwnPart>
  );
}
