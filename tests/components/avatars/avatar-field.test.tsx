import { File } from "node:buffer"; // this environment's FormData does not accept jsdom's File
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AvatarField } from "@/components/avatars/avatar-field";
import { AccountMenu } from "@/components/layout/account-menu";
import { closeToast } from "@/components/ui/toast";
import { invalid } from "../../support/fake-server";
import { type AccountServer, fakeAccountServer, renderAccount } from "../account-settings/account-page";
import { member } from "../site/public-page";

const PICTURE = "https://plinth.example/files/avatars/abc";

let server: AccountServer;

beforeAll(() => import("@/components/ui/toast-renderer")); // otherwise the first toast would wait for this import
beforeEach(() => {
  server = fakeAccountServer();
});
afterEach(() => {
  cleanup();
  closeToast();
});

const file = (name = "me.png", type = "image/png", bytes = 10) => new File([new Uint8Array(bytes)], name, { type });
const choose = (selectedFile: InstanceType<typeof File>) =>
  fireEvent.change(screen.getByTestId("avatar-file"), { target: { files: [selectedFile] } });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const pictures = () => [...document.querySelectorAll("img")].map((image) => image.getAttribute("src"));
const withPicture = { user: { ...member, avatar: PICTURE } };

test("without a picture the initials are shown, and there is nothing to remove", () => {
  renderAccount(<AvatarField />);

  expect(screen.getByText("IM")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Remove" })).toBeNull();
});

test("a chosen file is sent as a form, a toast confirms the upload, and the navbar shows the picture too", async () => {
  server.respond = () => {
    server.user.avatar = PICTURE;
    return { user: server.user };
  };
  renderAccount(
    <>
      <AccountMenu />
      <AvatarField />
    </>,
  );

  choose(file());

  expect(await screen.findByText("Uploaded avatar")).toBeTruthy();
  expect(server.writes).toEqual([{ method: "POST", path: "/api/v1/users/7/avatar", body: { file: "me.png" } }]);
  await waitFor(() => expect(pictures()).toEqual([PICTURE, PICTURE]));
});

test("the button opens the file dialog, which accepts only pictures", async () => {
  renderAccount(<AvatarField />);
  const input = screen.getByTestId<HTMLInputElement>("avatar-file");
  let openCount = 0;
  input.click = () => {
    openCount += 1;
  };

  screen.getByRole("button", { name: "Upload image" }).focus();
  await userEvent.keyboard("{Enter}");

  expect(openCount).toBe(1);
  expect(input.accept).toBe("image/png,image/jpeg,image/webp,image/gif,image/avif");
});

test("a file can be dropped", async () => {
  renderAccount(<AvatarField />);
  const field = screen.getByRole("button", { name: "Upload image" });
  const isMarked = () => document.querySelector("[data-over]") !== null;
  const dataTransfer = { files: [file("dropped.png")], types: ["Files"] };

  fireEvent.dragOver(field, { dataTransfer });
  expect(isMarked()).toBe(true);
  fireEvent.drop(field, { dataTransfer });

  expect(await screen.findByText("Uploaded avatar")).toBeTruthy();
  expect(server.writes[0]?.body).toEqual({ file: "dropped.png" });
  expect(isMarked()).toBe(false);
});

test.each([
  ["is not a picture", file("notes.txt", "text/plain"), "Please select an image."],
  ["is over 2 MB", file("big.png", "image/png", 2_097_153), "The image is too large: at most 2 MB."],
])("a file that %s is refused before it is sent", async (_, selectedFile, message) => {
  renderAccount(<AvatarField />);

  choose(selectedFile);

  expect(await screen.findByText(message)).toBeTruthy();
  expect(server.writes).toEqual([]);
});

test("a file of exactly 2 MB is sent", async () => {
  renderAccount(<AvatarField />);

  choose(file("fits.png", "image/png", 2_097_152));

  expect(await screen.findByText("Uploaded avatar")).toBeTruthy();
});

test("the server's message about the file is shown", async () => {
  server.respond = () => invalid({ file: ["This image is damaged."] });
  renderAccount(<AvatarField />);

  choose(file());

  expect(await screen.findByText("This image is damaged.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Upload image" }).getAttribute("aria-busy")).toBeNull();
});

test("a failed response that is not JSON shows a general message", async () => {
  server.respond = () => new Response("<html>", { status: 500 });
  renderAccount(<AvatarField />);

  choose(file());

  expect(await screen.findByText(/Request failed with status code|There was an issue/)).toBeTruthy();
});

test("a picture can be removed, and the focus moves to the upload button", async () => {
  server.user.avatar = PICTURE;
  server.respond = () => {
    server.user.avatar = null;
    return { user: server.user };
  };
  renderAccount(<AvatarField />, withPicture);

  await press("Remove");

  expect(await screen.findByText("Removed avatar")).toBeTruthy();
  expect(server.writes[0]).toMatchObject({ method: "DELETE", path: "/api/v1/users/7/avatar" });
  await waitFor(() => expect(pictures()).toEqual([]));
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Upload image" }));
});

test("a picture can be fetched from an address", async () => {
  renderAccount(<AvatarField />);
  await press("Use a web address");
  await userEvent.type(screen.getByLabelText("Image address"), "https://example.com/me.png");
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Use this image" }).disabled).toBe(false),
  );

  await press("Use this image");

  expect(await screen.findByText("Uploaded avatar")).toBeTruthy();
  expect(server.writes[0]).toMatchObject({ body: { url: "https://example.com/me.png" } });
  expect(screen.queryByLabelText("Image address")).toBeNull();
});

test("the server's error about the address is shown on its field", async () => {
  server.respond = () => invalid({ url: ["No image could be loaded from this address."] });
  renderAccount(<AvatarField />);
  await press("Use a web address");
  await userEvent.type(screen.getByLabelText("Image address"), "http://127.0.0.1/");
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Use this image" }).disabled).toBe(false),
  );

  await press("Use this image");

  expect(await screen.findByText("No image could be loaded from this address.")).toBeTruthy();
  expect(screen.getByLabelText("Image address").getAttribute("aria-invalid")).toBe("true");
});
