import { OwnPart } from "@/components/bootstrap/own-part";
import { ScreenWaiting } from "@/components/layout/screen-waiting";
import { NewSiteScreen } from "@/components/sites/new-site-screen";
import { line } from "@/lib/i18n/line";
import { memberMetadata } from "../../../members-page";

export const generateMetadata = memberMetadata(line("New site"));

export default function NewSitePage() {
  return (
    <OwnPart waiting={<ScreenWaiting />}>
      <NewSiteScreen />
    </OwnPart>
  );
}
