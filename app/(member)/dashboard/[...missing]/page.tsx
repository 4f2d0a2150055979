import { notFound } from "next/navigation";

/** An address of the dashboard that leads nowhere: our own not-found page instead of the framework's. */
export default function MissingDashboardPage() {
  notFound();
}
