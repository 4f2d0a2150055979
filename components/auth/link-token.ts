/**
 * Returns the token of a password reset link from the page's address. Returns "" on the server, whose HTML is the same
 * for every link.
 */
export const readResetToken = () => readTokenAfter("/password/reset/");

/** Returns the token of a link that undoes a change of email address. Returns "" on the server too. */
export const readUndoToken = () => readTokenAfter("/email-change/undo/");

function readTokenAfter(path: string): string {
  if (typeof window === "undefined" || !window.location.pathname.startsWith(path)) return "";
  const [token = ""] = window.location.pathname.slice(path.length).split("/", 1);
  try {
    return decodeURIComponent(token);
  } catch {
    return token; // a mistyped link: the server rejects it
  }
}
