import { cleanup, fireEvent, screen } from "@testing-library/react";
import { closeToast, currentToast } from "@/components/ui/toast";
import { DropZone } from "@/components/uploads/drop-zone";
import type { ChosenFile } from "@/lib/uploads/sending/upload-item";
import { until } from "../../support/until";
import { renderOnPage } from "../site/public-page";

/** Files and folders as browsers pass them to a page. */
const fileEntry = (fullPath: string, isReadable = true) => ({
  isFile: true,
  fullPath,
  file: (resolve: (file: File) => void, reject: (error: Error) => void) =>
    isReadable ? resolve(new File(["clay"], fullPath.split("/").at(-1) ?? "")) : reject(new Error("not readable")),
});
const folderEntry = (children: object[]) => ({
  isFile: false,
  createReader() {
    const batches = [children, []];
    return { readEntries: (resolve: (entries: object[]) => void) => resolve(batches.shift() ?? []) };
  },
});

let droppedNames: string[][];

beforeEach(() => {
  droppedNames = [];
});
afterEach(() => {
  cleanup();
  closeToast();
});

function drop(...entries: object[]) {
  const onFiles = (files: ChosenFile[]) => droppedNames.push(files.map(({ name }) => name));
  renderOnPage(<DropZone onFiles={onFiles}>Files</DropZone>);
  const items = entries.map((entry) => ({ webkitGetAsEntry: () => entry }));
  fireEvent.drop(screen.getByText("Files"), { dataTransfer: { types: ["Files"], items, files: [] } });
}

test("accepts the readable files, including those in a folder, and says that some could not be read", async () => {
  drop(folderEntry([fileEntry("/pots/bowl.png"), fileEntry("/pots/locked.png", false)]), fileEntry("/cup.png"));

  expect(await screen.findByText("Some files could not be read and were not uploaded.")).toBeTruthy();
  expect(droppedNames).toEqual([["bowl.png", "cup.png"]]);
});

test("says nothing if all files can be read", async () => {
  drop(folderEntry([fileEntry("/pots/bowl.png")]));

  await until(() => droppedNames.length > 0);
  expect(currentToast()).toBeNull();
});
