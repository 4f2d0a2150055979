import { notFound } from "next/navigation";

/** Our own not-found page instead of the framework's. The editor takes its place. */
export default function MissingEditorPage() {
  notFound();
}
