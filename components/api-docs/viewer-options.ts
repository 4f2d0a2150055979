import { DOCUMENT_PATH } from "@/lib/openapi/policy";

/** Returns the viewer's options. With them, the page makes no requests to other hosts. */
export function viewerOptions(isDark: boolean) {
  return {
    url: DOCUMENT_PATH,
    proxyUrl: "",
    telemetry: false,
    withDefaultFonts: false,
    agent: { disabled: true },
    mcp: { disabled: true },
    hideClientButton: true,
    showDeveloperTools: "never",
    // keeps tokens in memory, because the browser's storage outlives the visit
    persistAuth: false,
    authentication: { preferredSecurityScheme: "bearer" },
    // api-docs.css is the theme, light or dark like the rest of the site
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
