import { line } from "@/lib/i18n/line";
import { type MemberParams, memberMetadata } from "../../member-page-data";
import { AllTools } from "../all-tools";

export const generateMetadata = memberMetadata(line("All Tools"));

export default function ToolsPage(props: MemberParams) {
  return <AllTools {...props} />;
}
