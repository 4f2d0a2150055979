import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { ApiDocsViewer } from "@/components/api-docs/api-docs-viewer";
import type { ViewerOptions } from "@/components/api-docs/viewer-options";
import { showTheme } from "@/components/layout/active-theme";
import { VIEWER_PATH } from "@/lib/openapi/policy";
import { member, renderOnPage } from "../site/public-page";

let shownOptions: ViewerOptions[];
let destroyCount: number;

beforeEach(() => {
  shownOptions = [];
  destroyCount = 0;
  showTheme({ id: 1, mode: "light" });
});

afterEach(() => {
  cleanup();
  for (const script of document.head.querySelectorAll("script")) script.remove();
});

const scripts = () => [...document.head.querySelectorAll("script")];
const lastScript = () => scripts().at(-1) as HTMLScriptElement;

/** Does what the vendored script does once it has loaded. Later tests use the `window.Scalar` of the first test. */
function finishLoading() {
  Object.assign(window, {
    Scalar: {
      createApiReference: (_: Element, options: ViewerOptions) => {
        shownOptions.push(options);
        return {
          destroy: () => {
            destroyCount += 1;
          },
        };
      },
    },
  });
  fireEvent.load(lastScript());
}

const open = () => renderOnPage(<ApiDocsViewer />, { user: member });

test("a script that does not load is reported, and can be loaded again", async () => {
  open();
  fireEvent.error(lastScript());
  expect(await screen.findByText("The documentation could not be loaded.")).toBeTruthy();
  expect(scripts()).toEqual([]);

  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(scripts()).toHaveLength(1));
  finishLoading();

  await waitFor(() => expect(shownOptions).toHaveLength(1));
  expect(screen.queryByText("The documentation could not be loaded.")).toBeNull();
});

test("shows our own API document, with options that prevent requests to other hosts", async () => {
  open();

  await waitFor(() => expect(shownOptions.length).toBeGreaterThan(0));
  expect(VIEWER_PATH.startsWith("/")).toBe(true);
  expect(shownOptions[0]).toMatchObject({
    url: "/api/v1/openapi.json",
    proxyUrl: "",
    telemetry: false,
    withDefaultFonts: false,
    agent: { disabled: true },
    mcp: { disabled: true },
    persistAuth: false,
    authentication: { preferredSecurityScheme: "bearer" },
  });
});

test("follows the page from light to dark", async () => {
  open();
  await waitFor(() => expect(shownOptions.at(-1)?.forceDarkModeState).toBe("light"));

  act(() => showTheme({ id: 2, mode: "dark" }));

  expect([...document.body.classList]).toEqual(["dark-mode"]);
});

test("starts dark on a dark page", async () => {
  showTheme({ id: 2, mode: "dark" });
  open();

  await waitFor(() => expect(shownOptions.at(-1)).toMatchObject({ darkMode: true, forceDarkModeState: "dark" }));
});

test("destroys the viewer when the page is left", async () => {
  const { unmount } = open();
  await waitFor(() => expect(shownOptions.length).toBeGreaterThan(0));

  unmount();

  expect(destroyCount).toBe(1);
});
