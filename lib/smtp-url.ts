/** A mail server, with the credentials if it needs any. */
export type SmtpServer = {
  host: string;
  /** Undefined for the default port. */
  port: number | undefined;
  /** TLS from the start, not only after STARTTLS. */
  secure: boolean;
  auth: { user: string; pass: string } | undefined;
};

/**
 * Reads a URL such as `smtp://user:password@host:port` or `smtps://…`. Credentials and port are optional. Returns null
 * for anything else, and for a URL with a path, a query or a fragment: a mail library could take options from these,
 * such as a program to run.
 */
export function parseSmtpUrl(text: string): SmtpServer | null {
  if (!/^smtps?:\/\//.test(text) || /\s/.test(text)) return null;
  try {
    const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(text);
    if (hostname === "" || (pathname !== "" && pathname !== "/") || search !== "" || hash !== "") return null;
    return {
      host: hostname.replace(/^\[|\]$/g, ""),
      port: port === "" ? undefined : Number(port),
      secure: protocol === "smtps:",
      auth: username === "" ? undefined : { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    };
  } catch {
    return null; // not a URL, or invalid percent-encoding
  }
}
