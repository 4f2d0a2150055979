import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { QueryProvider } from "@/components/query/query-provider";
import { TwoFactorPanel } from "@/components/two-factor/two-factor-panel";
import { closeDialogs } from "@/components/ui/dialog-store";
import { type FakeServer, fakeServer, invalid, refusal } from "../../support/fake-server";
import { bootstrapWith, member, renderOnPage } from "../site/public-page";

const CODES = Array.from({ length: 8 }, (_, index) => `abcdefghi${index}-0123456789`);
const SECRET = "K7QM2ZRA5PXDW3LEK7QM2ZRA5PXDW3LE";

/** The account on the server. Its password was confirmed just now, unless a test says otherwise. */
let account: { state: "off" | "pending" | "on"; confirmed: boolean; codes: string[] };
let server: FakeServer;
let copiedTexts: string[];

const TWO_FACTOR = "/auth/user/two-factor-authentication";

const routes = (): Parameters<typeof fakeServer>[0] => ({
  "GET /auth/user/confirmed-password-status": () => ({ confirmed: account.confirmed, has_password: true }),
  "POST /auth/user/confirm-password": () => {
    account.confirmed = true;
    return {};
  },
  "GET /api/v1/users/7": () => ({ user: accountJson() }),
  "GET /api/v1/bootstrap-data": () => ({
    data: { ...bootstrapWith({ user: member }), i18n: { language: "en", lines: {} } },
  }),
  [`POST ${TWO_FACTOR}`]: () => {
    account.state = "pending";
    return { two_factor_recovery_codes: account.codes };
  },
  [`DELETE ${TWO_FACTOR}`]: () => {
    account.state = "off";
    return {};
  },
  "GET /auth/user/two-factor/qr-code": () =>
    account.confirmed
      ? { svg: '<svg xmlns="http://www.w3.org/2000/svg"></svg>', secret: SECRET }
      : refusal(423, "Confirm your password first."),
  "POST /auth/user/confirmed-two-factor-authentication": ({ body }) => confirmCode(body as { code: string }),
  "POST /auth/user/two-factor-recovery-codes": () => {
    account.codes = account.codes.map((code) => code.toUpperCase());
    return { two_factor_recovery_codes: account.codes };
  },
});

function accountJson() {
  const codes = account.confirmed ? account.codes : account.codes.map(() => "**********-**********");
  return {
    two_factor_confirmed_at: account.state === "on" ? "2026-11-21T10:00:00.000Z" : null,
    two_factor_recovery_codes: account.state === "off" ? [] : codes,
  };
}

function confirmCode({ code }: { code: string }) {
  if (code !== "123456") return invalid({ code: ["This code is wrong or no longer works."] });
  account.state = "on";
  return { two_factor_recovery_codes: account.codes };
}

beforeAll(() =>
  Promise.all([
    import("@/components/ui/toast-renderer"),
    import("@/components/password-confirmation/confirmation-dialog"),
  ]),
);
beforeEach(() => {
  copiedTexts = [];
  Object.assign(navigator, { clipboard: { writeText: async (text: string) => void copiedTexts.push(text) } });
  account = { state: "off", confirmed: true, codes: CODES };
  server = fakeServer(routes());
});
afterEach(() => {
  closeDialogs();
  cleanup();
});

function show(state: typeof account.state) {
  account.state = state;
  renderOnPage(
    <QueryProvider>
      <TwoFactorPanel />
    </QueryProvider>,
    { user: member },
  );
}

const button = (name: string) => screen.findByRole<HTMLButtonElement>("button", { name });
const press = async (name: string) => userEvent.click(await button(name));
const shownCodes = async () =>
  within(await screen.findByRole("list", { name: "Recovery codes" }))
    .getAllByRole("listitem")
    .map((item) => item.textContent);

/** Types a code. The sixth digit sends the form. */
async function enter(code: string) {
  await userEvent.type(await screen.findByLabelText("Code"), code);
}

describe("while two-factor authentication is off", () => {
  test("enabling shows the QR code and the key, and focuses the code's field", async () => {
    show("off");
    await press("Enable");

    const picture = await screen.findByRole<HTMLImageElement>("img", { name: "QR code" });
    expect(picture.src).toMatch(/^data:image\/svg\+xml,%3Csvg/);
    expect(screen.getByText("K7QM 2ZRA 5PXD W3LE K7QM 2ZRA 5PXD W3LE")).toBeTruthy();
    expect(screen.getByText("Not finished")).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Code")));
  });

  test("enabling asks for the password first", async () => {
    account.confirmed = false;
    show("off");
    await press("Enable");

    const dialog = within(await screen.findByRole("dialog"));
    expect(server.lines).not.toContain("POST /auth/user/two-factor-authentication");
    await userEvent.type(await dialog.findByLabelText("Password"), "limestone");
    await waitFor(() =>
      expect(dialog.getByRole<HTMLButtonElement>("button", { name: "Confirm" }).disabled).toBe(false),
    );
    await userEvent.click(dialog.getByRole("button", { name: "Confirm" }));

    expect(await screen.findByRole("img", { name: "QR code" })).toBeTruthy();
  });

  test("cancelling the password confirmation changes nothing", async () => {
    account.confirmed = false;
    show("off");
    await press("Enable");
    await press("Cancel");

    expect(await button("Enable")).toBeTruthy();
    expect(server.lines).not.toContain("POST /auth/user/two-factor-authentication");
  });
});

describe("while two-factor authentication waits for the first code", () => {
  test("the right code turns two-factor authentication on and shows the recovery codes", async () => {
    show("pending");
    await enter("123456");

    expect(await shownCodes()).toEqual(CODES);
    expect(screen.getByText("On")).toBeTruthy();
  });

  test("a wrong code is an error on its field", async () => {
    show("pending");
    await enter("654321");

    expect(await screen.findByText("This code is wrong or no longer works.")).toBeTruthy();
    expect(screen.getByLabelText("Code").getAttribute("aria-invalid")).toBe("true");
  });

  test("cancelling turns two-factor authentication off", async () => {
    show("pending");
    await press("Cancel");

    expect(await button("Enable")).toBeTruthy();
    expect(server.lines).toContain("DELETE /auth/user/two-factor-authentication");
  });

  test("the key can be copied, without spaces", async () => {
    show("pending");
    await press("Copy");

    await waitFor(() => expect(copiedTexts).toEqual([SECRET]));
  });

  test("the QR code is shown again after a password confirmation", async () => {
    account.confirmed = false;
    show("pending");
    await press("Show the QR code");
    await userEvent.type(await screen.findByLabelText("Password"), "limestone{Enter}");

    expect(await screen.findByRole("img", { name: "QR code" })).toBeTruthy();
  });
});

describe("while two-factor authentication is on", () => {
  test("the recovery codes are shown on request, and hidden again", async () => {
    show("on");
    await button("Disable");
    expect(screen.queryByRole("list", { name: "Recovery codes" })).toBeNull();

    await press("Show recovery codes");
    expect(await shownCodes()).toEqual(CODES);
    await press("Hide recovery codes");
    expect(screen.queryByRole("list", { name: "Recovery codes" })).toBeNull();
  });

  test("the recovery codes are copied, one per line", async () => {
    show("on");
    await press("Show recovery codes");
    await press("Copy");

    await waitFor(() => expect(copiedTexts).toEqual([CODES.join("\n")]));
    expect((await screen.findAllByText("Copied!")).length).toBeGreaterThan(0);
  });

  test("the recovery codes are downloaded as a text file", async () => {
    const downloads: { name: string; blob: Blob }[] = [];
    let blob = new Blob();
    URL.createObjectURL = (object) => {
      blob = object as Blob;
      return "blob:codes";
    };
    URL.revokeObjectURL = () => undefined;
    HTMLAnchorElement.prototype.click = function click() {
      downloads.push({ name: this.download, blob });
    };
    show("on");
    await press("Show recovery codes");
    await press("Download");

    expect(downloads.map(({ name }) => name)).toEqual(["Plinth Recovery codes.txt"]);
    expect(await downloads[0]?.blob.text()).toBe(`${CODES.join("\n")}\n`);
  });

  test("new recovery codes replace the old ones", async () => {
    show("on");
    await press("Show recovery codes");
    await press("Create new codes");

    await waitFor(async () => expect(await shownCodes()).toEqual(CODES.map((code) => code.toUpperCase())));
    expect(await screen.findByText("New recovery codes created. Your old codes no longer work.")).toBeTruthy();
  });

  test('"Disable" turns it off, and the focus moves to the heading of the section', async () => {
    show("on");
    await press("Disable");

    expect(await screen.findByText("Two factor authentication has been disabled.")).toBeTruthy();
    expect(await button("Enable")).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Two factor authentication" }));
  });
});

test("a failed load shows an error and can be tried again", async () => {
  const repair = server.fail("GET /api/v1/users/7", 404);
  show("on");
  expect((await screen.findByRole("alert")).textContent).toContain("could not be loaded");

  repair();
  await press("Try again");

  expect(await button("Disable")).toBeTruthy();
});
