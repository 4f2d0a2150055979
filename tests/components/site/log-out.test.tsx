import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLogOut } from "@/components/layout/use-log-out";
import { closeToast } from "@/components/ui/toast";
import { listUnfinishedUploads, rememberUpload } from "@/lib/uploads/sending/unfinished";
import { type FakeServer, fakeServer } from "../../support/fake-server";
import { member, renderOnPage } from "./public-page";

const CALL = "POST /auth/logout";
const GUEST_BOOTSTRAP = {
  menus: [],
  guest_role: { id: 1, name: "Guests", permissions: [] },
  themes: { all: [], selectedThemeId: null },
  settings: { cookie_notice: { enable: false } },
  user: null,
  i18n: { language: "en", lines: {} },
};
let server: FakeServer;

beforeEach(() => {
  server = fakeServer();
});
afterEach(() => {
  cleanup();
  closeToast();
  jest.restoreAllMocks();
});

function LogOut() {
  const logOut = useLogOut();
  return (
    <button type="button" onClick={() => void logOut()}>
      Log out
    </button>
  );
}

async function renderAndPress() {
  renderOnPage(<LogOut />, { user: member });
  await userEvent.click(screen.getByRole("button", { name: "Log out" }));
}

test("logging out notifies the other tabs", async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined); // jsdom reports that it cannot navigate
  const messages = listenInOtherTab();
  server.on(CALL, () => ({ bootstrapData: GUEST_BOOTSTRAP }));
  await renderAndPress();
  await waitFor(() => expect(messages).toEqual([{ type: "logout" }]));
  expect(server.lines).toEqual([CALL]);
});

test("logging out clears the list of interrupted uploads, because the next user must not see the names of the files", async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined); // jsdom reports that it cannot navigate
  rememberUpload({ fingerprint: "f", name: "divorce.pdf", size: 1, rememberedAt: Date.now() });
  localStorage.setItem("tus::plinth|f::123", JSON.stringify({ metadata: { filename: "divorce.pdf" } }));
  localStorage.setItem("another-app", "stays");
  server.on(CALL, () => ({ bootstrapData: GUEST_BOOTSTRAP }));
  await renderAndPress();
  await waitFor(() => expect(listUnfinishedUploads()).toEqual([]));
  expect({ ...localStorage }).toEqual({ "another-app": "stays" });
});

test("inside the appearance editor, logging out is refused and nothing is sent", async () => {
  jest.spyOn(window, "parent", "get").mockReturnValue({} as Window);
  await renderAndPress();
  expect(await screen.findByText("Can't logout while in appearance editor.")).toBeTruthy();
  expect(server.calls).toEqual([]);
});

test("a refusal shows the server's message", async () => {
  server.fail(CALL, 503, "Back in a minute.");
  await renderAndPress();
  expect(await screen.findByText("Back in a minute.")).toBeTruthy();
});

/** Returns an array that will contain the first message to other tabs. */
function listenInOtherTab(): unknown[] {
  const messages: unknown[] = [];
  const channel = new BroadcastChannel("plinth");
  channel.onmessage = ({ data }) => {
    messages.push(data);
    channel.close();
  };
  return messages;
}
