import { cleanup, screen } from "@testing-library/react";
import { StorageUse } from "@/components/files/storage-use";
import { fakeServer } from "../../support/fake-server";
import { renderListPage } from "../data-table/list-page";

const MEGABYTE = 1024 * 1024;
const PARTS = {
  files: 30 * MEGABYTE,
  projects: 10 * MEGABYTE,
  versions: 5 * MEGABYTE,
  published: 0,
  trash: 5 * MEGABYTE,
};

afterEach(cleanup);

function show(usage: object) {
  fakeServer({
    "GET /api/v1/file-entries/usage": () => ({
      usage: { used: 50 * MEGABYTE, limit: 100 * MEGABYTE, parts: PARTS, ...usage },
    }),
  });
  renderListPage(<StorageUse />);
}

const readLegend = () => {
  const parts = screen.getAllByRole("term").map(({ textContent }) => textContent);
  const sizes = screen.getAllByRole("definition").map(({ textContent }) => textContent);
  return parts.map((part, index) => `${part}: ${sizes[index]}`);
};

test("says what takes up the storage, in words and sizes, without the parts that are empty", async () => {
  show({});

  expect(await screen.findByText("50 MB of 100 MB used")).toBeTruthy();
  expect(readLegend()).toEqual([
    "Files: 30 MB",
    "Projects and templates: 10 MB",
    "Versions of projects: 5 MB",
    "Trash: 5 MB",
  ]);
  expect(screen.getByRole("progressbar", { name: "Storage" }).getAttribute("aria-valuenow")).toBe("50");
});

test("links to each trash, if something is in it", async () => {
  show({});

  const links = (await screen.findAllByRole("link")).map((link) => link.getAttribute("href"));
  expect(links).toEqual([
    "/dashboard/files?trashed=true",
    "/dashboard/projects?trashed=true",
    "/dashboard/sites?trashed=true",
  ]);
  expect(screen.getByText(/to free 5 MB/)).toBeTruthy();
});

test("does not mention an empty trash", async () => {
  show({ parts: { ...PARTS, trash: 0 } });

  await screen.findByText("50 MB of 100 MB used");
  expect(screen.queryByRole("link")).toBeNull();
});

test("says that nothing can be added once the storage is full", async () => {
  show({ used: 100 * MEGABYTE });

  expect(await screen.findByText(/You cannot upload or publish more until you delete something\.$/)).toBeTruthy();
  expect(screen.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("100");
});

test("shows the parts without a limit too", async () => {
  show({ limit: null });

  expect(await screen.findByText("50 MB used")).toBeTruthy();
  expect(screen.getAllByRole("term")).toHaveLength(4);
  expect(screen.queryByRole("progressbar")).toBeNull();
});
