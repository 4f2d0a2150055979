import { notFound } from "next/navigation";

/** An address of the admin area that leads nowhere: our own not-found page instead of the framework's. */
export default function MissingAdminPage() {
  notFound();
}
