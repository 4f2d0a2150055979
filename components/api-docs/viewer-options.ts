import { DOCUMENT } from "@/lib/openapi/policy";

/** What the viewer is told. The page asks no other host for anything. */
export function viewerOptions(isDark: boolean) {
  return {
    url: DOCUMENT,
    // nothing from elsewhere
    proxyUrl: "",
    telemetry: false,
    withDefaultFonts: false,
    agent: { disabled: true },
    mcp: { disabled: true },
    hideClientButton: true,
    showDeveloperTools: "never",
    // a token stays in the page's memory: what is stored in the browser outlives the visit
    persistAuth: false,
    authentication: { preferredSecurityScheme: "bearer" },
    // our own look, light or dark as the rest of the site
    theme: "none",
    hideDarkModeToggle: true,
    darkMode: isDark,
    forceDarkModeState: isDark ? "dark" : "light",
    defaultOpenFirstTag: false,
    documentDownloadType: "json",
    defaultHttpClient: { targetKey: "shell", clientKey: "curl" },
  };
}

export type ViewerOptions = ReturnType<typeof viewerOptions>;
