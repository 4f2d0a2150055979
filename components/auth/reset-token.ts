/**
 * The secret of a reset link, in the page's address. In the server's HTML it is "": the page is the same for every
 * link.
 */
export const resetToken = () => readSecretAfter("/password/reset/");

/** The secret of a link that undoes a change of email. */
export const undoToken = () => readSecretAfter("/email-change/undo/");

function readSecretAfter(path: string): string {
  if (typeof window === "undefined" || !window.location.pathname.startsWith(path)) return "";
  const [token = ""] = window.location.pathname.slice(path.length).split("/", 1);
  try {
    return decodeURIComponent(token);
  } catch {
    return token; // a mistyped link: the server rejects it
  }
}
