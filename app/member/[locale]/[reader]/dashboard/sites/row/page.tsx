import { OwnPart } from "@/components/bootstrap/own-part";
import { ScreenWaiting } from "@/components/layout/screen-waiting";
import { line } from "@/lib/i18n/line";
import { memberMetadata } from "../../../members-page";
import { SitePanels } from "./site-panels";

export const generateMetadata = memberMetadata(line("Site"));

export default function SitePage() {
  return (
    <OwnPart waiting={<ScreenWaiting />}>
      <SitePanels />
    </OwnPart>
  );
}
