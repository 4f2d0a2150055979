import { notFound } from "next/navigation";

/** An address below the account settings leads nowhere: our own not-found page instead of the framework's. */
export default function MissingAccountPage() {
  notFound();
}
