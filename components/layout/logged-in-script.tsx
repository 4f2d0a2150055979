import { LOGGED_IN_SCRIPT } from "@/lib/page-cache/known-scripts.mjs";

/** A script that runs before the first paint, so that logged-in users never see the buttons for guests. */
export function LoggedInScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant text, allowed by its hash
  return <script dangerouslySetInnerHTML={{ __html: LOGGED_IN_SCRIPT }} />;
}
