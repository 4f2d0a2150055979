/**
 * "site": `<label>.<sitesHost>`, whether a site uses it or not. "other": any other host, such as a site's own domain.
 */
export type HostKind = "app" | "site" | "other";

/**
 * Returns a function that classifies hosts. `appUrl` is the app's origin. Published sites are subdomains of
 * `sitesHost`, which includes a port if the sites need one.
 */
export function createHostClassifier({ appUrl, sitesHost }: { appUrl: string; sitesHost: string }) {
  const { host: appHost, protocol } = new URL(appUrl);
  const defaultPort = protocol === "https:" ? ":443" : ":80";
  const siteSuffix = `.${sitesHost}`;

  return function kindOf(hostHeader: string | undefined): HostKind {
    if (hostHeader === appHost) return "app";
    const lower = (hostHeader ?? "").toLowerCase();
    const host = lower.endsWith(defaultPort) ? lower.slice(0, -defaultPort.length) : lower;
    if (host === appHost) return "app";
    return host.endsWith(siteSuffix) && !host.slice(0, -siteSuffix.length).includes(".") ? "site" : "other";
  };
}
