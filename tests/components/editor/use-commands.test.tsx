import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Editor } from "grapesjs";
import { AppRouterContext, type AppRouterInstance } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { useCommands } from "@/components/editor/commands/use-commands";
import { useEditorUiState } from "@/components/editor/editor-ui";
import { readDocument } from "@/components/editor/read-document";
import { I18nProvider } from "@/components/i18n/i18n-provider";
import { DialogHost } from "@/components/ui/dialog-host";
import { closeDialogs } from "@/components/ui/dialog-store";
import { closeToast } from "@/components/ui/toast";
import { ToastHost } from "@/components/ui/toast-host";
import { Saver } from "@/lib/editor/saver";
import { fakeServer } from "../../support/fake-server";
import { stubListLayout } from "../../support/list-layout";
import { engineWith, pageOf } from "./editor-page";
import { project } from "./project";

let engine: Editor;
let saver: Saver;

beforeAll(stubListLayout);
beforeEach(() => {
  engine = engineWith({ pages: [pageOf("home", "Words")] });
  saver = new Saver({
    version: 1,
    saved: null,
    read: () => readDocument(engine),
    send: () => Promise.reject(new TypeError("Failed to fetch")),
    keep: async () => true,
    forget: async () => undefined,
    onState: () => undefined,
  });
});
afterEach(async () => {
  act(() => {
    closeDialogs();
    closeToast();
  });
  cleanup();
  await saver.abandon();
  engine.destroy();
});

function CommandButton() {
  const open = useCommands({ engine, saver, project, ui: useEditorUiState() });
  return (
    <button type="button" onClick={open}>
      Open commands
    </button>
  );
}

test('"Name this version" shows a message and loads no version if the latest changes could not be saved', async () => {
  const server = fakeServer({ "GET /api/v1/projects/5/revisions": () => ({ pagination: { data: [] } }) });
  render(
    <AppRouterContext value={{} as AppRouterInstance}>
      <QueryClientProvider client={new QueryClient()}>
        <I18nProvider language="en" lines={{}}>
          <CommandButton />
          <DialogHost />
          <ToastHost />
        </I18nProvider>
      </QueryClientProvider>
    </AppRouterContext>,
  );
  saver.change();

  await userEvent.click(screen.getByRole("button", { name: "Open commands" }));
  await userEvent.click(await screen.findByRole("option", { name: /Name this version/ }));

  expect(await screen.findByText(/Your latest changes could not be saved yet/)).toBeTruthy();
  expect(server.calls).toEqual([]);
});
