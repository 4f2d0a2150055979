import { File } from "node:buffer"; // that of jsdom is no part of a form for fetch
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { openPicturePicker } from "@/components/picture-picker/open-picture-picker";
import type { PickerOptions, PictureChoice } from "@/components/picture-picker/picture-choice";
import { closeDialogs } from "@/components/ui/dialog-store";
import { fakeServer } from "../../support/fake-server";
import { fakeXhr } from "../../support/fake-xhr";
import { pageOf } from "../data-table/list-page";
import { member, renderOnPage } from "../site/public-page";
import { UPLOAD_SETTINGS } from "../uploads/upload-settings";

const file = (id: number, name: string, mime = "image/jpeg") => ({
  ...{ id, name, mime, file_name: `stored-${id}`, file_size: 2_400_000, extension: "jpg", type: "image" },
  ...{ url: `/files/${id}`, created_at: "2026-11-01T10:00:00.000Z", deleted_at: null, may: [] },
});

const CURRENT = { address: "/files/1", description: "The old oven", focus: { x: 50, y: 50 }, ratio: null };

afterEach(() => {
  act(closeDialogs);
  cleanup();
});

/** Opens the picker. Returns what it is closed with, once it is closed. */
async function open(
  options: Partial<PickerOptions> = {},
  files: object[] = [file(1, "oven.jpg"), file(2, "bread.jpg")],
) {
  const server = fakeServer({
    "GET /api/v1/file-entries": () => pageOf(files),
    "GET /api/v1/workspaces/0": () => ({ workspace: { id: 0, may_create: ["files"] } }),
  });
  renderOnPage(null, { user: member });
  const closed: { choice?: PictureChoice | undefined } = {};
  const asks = { description: true, focus: true, ratio: true };
  act(() => {
    void openPicturePicker({ settings: UPLOAD_SETTINGS, place: "for Hero", current: CURRENT, asks, ...options }).then(
      (choice) => {
        closed.choice = choice;
      },
    );
  });
  await screen.findByRole("dialog");
  return { closed, server };
}

const shown = () => document.querySelector("aside img") as HTMLImageElement;

/** What a browser does when it has loaded the chosen picture. */
function load(width = 3200, height = 2400) {
  Object.defineProperties(shown(), { naturalWidth: { value: width }, naturalHeight: { value: height } });
  fireEvent.load(shown());
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));

test("another picture waits for a description, and then is used with its size", async () => {
  const { closed } = await open();
  await userEvent.click(await screen.findByRole("button", { name: /bread/ }));
  load();

  await press("Use this picture");
  expect(await screen.findByText("Describe the picture, or mark it as decorative.")).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText("Description"));
  await userEvent.type(screen.getByLabelText("Description"), "Bread on a board");
  await press("Use this picture");

  await waitFor(() => expect(closed.choice).toBeTruthy());
  expect(closed.choice).toEqual({
    address: "/files/2",
    pixels: { width: 3200, height: 2400 },
    description: "Bread on a board",
    focus: { x: 50, y: 50 },
    ratio: null,
  });
});

test("a decorative picture needs no description", async () => {
  const { closed } = await open();
  await userEvent.click(await screen.findByRole("button", { name: /bread/ }));
  load();

  await userEvent.click(screen.getByRole("checkbox", { name: /Decorative/ }));
  await press("Use this picture");

  await waitFor(() => expect(closed.choice?.description).toBe(""));
});

test("the current picture keeps its description", async () => {
  const { closed } = await open();
  load();

  await press("Use this picture");

  await waitFor(() => expect(closed.choice?.description).toBe("The old oven"));
});

test("arrow keys move the focal point, with Shift by ten", async () => {
  const { closed } = await open();
  load();

  screen.getByRole("button", { name: /^Focal point/ }).focus();
  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}{ArrowUp}{Shift>}{ArrowDown}{/Shift}");
  await press("Use this picture");

  await waitFor(() => expect(closed.choice?.focus).toEqual({ x: 48, y: 59 }));
});

test("a ratio is chosen", async () => {
  const { closed } = await open();
  load();

  await userEvent.click(screen.getByRole("radio", { name: "16:9" }));
  await press("Use this picture");

  await waitFor(() => expect(closed.choice?.ratio).toBe("16 / 9"));
});

test("a picture is chosen by its address, and an address without a picture is refused", async () => {
  const { closed } = await open({ asks: {} });
  const address = screen.getByLabelText("Address of a picture");
  await userEvent.type(address, "https://example.com/page{Enter}");
  fireEvent.error(shown());
  expect(screen.getByText("This address shows no picture.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Use this picture" })).toHaveProperty("disabled", true);

  await userEvent.clear(address);
  await userEvent.type(address, "https://example.com/bread.jpg{Enter}");
  load();
  await press("Use this picture");

  await waitFor(() => expect(closed.choice?.address).toBe("https://example.com/bread.jpg"));
});

test("pictures that browsers cannot show cannot be chosen, and say why", async () => {
  await open({}, [file(3, "phone.heic", "image/heic")]);

  await userEvent.click(await screen.findByRole("button", { name: /phone/ }));

  expect(screen.getByText("Most browsers cannot show HEIC pictures. Save it as a JPEG file.")).toBeTruthy();
  expect(shown().getAttribute("src")).toBe("/files/1");
});

test("a search asks the server", async () => {
  const { server } = await open();

  await userEvent.type(screen.getByRole("searchbox"), "bread");

  await waitFor(() => expect(server.lines.some((line) => line.includes("query=bread"))).toBe(true));
});

test.each(["drop", "paste"])(
  "files of a %s get tiles at once: one with its progress, one with the reason",
  async (way) => {
    await open();
    await screen.findByRole("button", { name: /choose from this computer/ });
    fakeXhr(() => "pending");
    const files = [
      new File(["pixels"], "kiln.jpg", { type: "image/jpeg" }),
      new File(["film"], "wheel.mov", { type: "video/quicktime" }),
    ];
    const data = { files, items: [], types: ["Files"], getData: () => "" };

    if (way === "drop") fireEvent.drop(screen.getByRole("dialog"), { dataTransfer: data });
    else fireEvent.paste(screen.getByRole("searchbox"), { clipboardData: data });

    expect(await screen.findByRole("progressbar", { name: "Uploading kiln.jpg" })).toBeTruthy();
    expect(screen.getByText(/^This is not a picture\./)).toBeTruthy();
    await press("Dismiss wheel.mov");
    expect(screen.queryByText("wheel.mov")).toBeNull();
    await press("Stop uploading kiln.jpg");
    expect(screen.queryByRole("progressbar", { name: "Uploading kiln.jpg" })).toBeNull();
  },
);
