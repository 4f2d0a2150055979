import { notFound } from "next/navigation";

/** Shows our own 404 page instead of the framework's for unknown paths below the account settings. */
export default function MissingAccountPage() {
  notFound();
}
