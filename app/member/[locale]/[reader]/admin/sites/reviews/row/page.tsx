import { ReviewScreen } from "@/components/site-reports/review-screen";
import { line } from "@/lib/i18n/line";
import { memberMetadata } from "../../../../member-page-data";

export const generateMetadata = memberMetadata(line("Review"));

export default function ReviewPage() {
  return <ReviewScreen />;
}
