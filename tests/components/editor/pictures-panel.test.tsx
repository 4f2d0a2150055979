import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PicturesPanel } from "@/components/editor/pictures/pictures-panel";
import { currentToast } from "@/components/ui/toast";
import { uploads } from "@/lib/uploads/sending/uploads";
import { fakeServer } from "../../support/fake-server";
import { pageOf as listOf } from "../data-table/list-page";
import { engineWith, pageOf, renderInEditor } from "./editor-page";

const picture = (id: number) => ({ id, name: `Picture ${id}`, url: `/files/${id}.png` });

test("pictures beyond the first page are loaded by a button", async () => {
  fakeServer({
    "GET /api/v1/file-entries": ({ path }) => {
      const page = Number(new URLSearchParams(path.split("?")[1]).get("page"));
      return listOf([picture(page)], { current_page: page, last_page: 2 });
    },
  });
  renderInEditor(<PicturesPanel />, engineWith({ pages: [pageOf("home", "Words")] }));
  await screen.findByText("Picture 1");

  await userEvent.click(screen.getByRole("button", { name: "Show more" }));

  expect(await screen.findByText("Picture 2")).toBeTruthy();
  expect(screen.getByText("Picture 1")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
});

test("a file that is no picture is refused with what is accepted", async () => {
  fakeServer({ "GET /api/v1/file-entries": () => listOf([]) });
  const { container } = renderInEditor(<PicturesPanel />, engineWith({ pages: [pageOf("home", "Words")] }));
  await screen.findByText("No pictures yet. Upload one to use it here.");
  const input = container.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("There is no field for files.");

  await userEvent.setup({ applyAccept: false }).upload(input, new File(["words"], "notes.txt", { type: "text/plain" }));

  expect(uploads.snapshot()).toEqual([]);
  expect(currentToast()?.message).toMatch(/^notes\.txt was not uploaded\. This is not a picture\. Choose a JPEG/);
});
