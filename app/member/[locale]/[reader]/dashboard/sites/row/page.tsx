import { OwnPart } from "@/components/bootstrap/own-part";
import { ScreenPlaceholder } from "@/components/layout/screen-placeholder";
import { line } from "@/lib/i18n/line";
import { memberMetadata } from "../../../members-page";
import { SitePanels } from "./site-panels";

export const generateMetadata = memberMetadata(line("Site"));

export default function SitePage() {
  return (
    <OwnPart placeholder={<ScreenPlaceholder />}>
      <SitePanels />
    </OwnPart>
  );
}
