/** Whose host a request names: the app's own, a published site's, or nobody's. */
export type HostKind = "app" | "site" | "other";

/**
 * Tells hosts apart. `appUrl` is the app's origin, `sitesHost` the host (with its port, if any) below which each published site has a name.
 */
export function hostTable({ appUrl, sitesHost }: { appUrl: string; sitesHost: string }) {
  const { host: appHost, protocol } = new URL(appUrl);
  const defaultPort = protocol === "https:" ? ":443" : ":80";
  const siteEnding = `.${sitesHost}`;

  return function kindOf(hostHeader: string | undefined): HostKind {
    if (hostHeader === appHost) return "app";
    const lower = (hostHeader ?? "").toLowerCase();
    const host = lower.endsWith(defaultPort) ? lower.slice(0, -defaultPort.length) : lower;
    if (host === appHost) return "app";
    return host.endsWith(siteEnding) && !host.slice(0, -siteEnding.length).includes(".") ? "site" : "other";
  };
}
