import { line } from "@/lib/i18n/line";
import { memberMetadata } from "../page-text";
import { AllTools } from "./all-tools";

export const generateMetadata = () => memberMetadata(line("All Tools"));

export default function DashboardPage() {
  return <AllTools />;
}
