import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useForm } from "react-hook-form";
import { RowField } from "@/components/form/row-field";
import { QueryProvider } from "@/components/query/query-provider";
import { projectClient } from "@/lib/projects/client";
import { type FakeServer, fakeServer } from "../../support/fake-server";
import { pageOf } from "../data-table/list-page";

/** More rows than a list call returns. The latest comes first. */
const PROJECTS = Array.from({ length: 120 }, (_, index) => ({ id: 120 - index, name: `Project ${120 - index}` }));
const PER_PAGE = 100;

let server: FakeServer;

beforeAll(() => import("@/components/ui/list-popup"));
beforeEach(() => {
  server = fakeServer({
    "GET /api/v1/projects": ({ path }) => {
      const query = new URL(path, "http://app").searchParams.get("query") ?? "";
      return pageOf(PROJECTS.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase())).slice(0, PER_PAGE));
    },
    "GET /api/v1/projects/:id": ({ path }) => ({
      project: PROJECTS.find(({ id }) => id === Number(path.split("/").at(-1))),
    }),
  });
});
afterEach(cleanup);

function Form({ projectId }: { projectId: number }) {
  const { control, watch } = useForm({ defaultValues: { projectId } });
  return (
    <QueryProvider>
      <RowField control={control} name="projectId" label="Project" rows={projectClient} />
      <output>{watch("projectId")}</output>
    </QueryProvider>
  );
}

const show = (projectId = 0) => render(<Form projectId={projectId} />);
const field = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Project" });
const options = () => screen.queryAllByRole("option").map((option) => option.textContent);
const type = (text: string) => userEvent.type(field(), text, { initialSelectionStart: 0, initialSelectionEnd: 99 });
const searches = () => server.lines.filter((line) => line.includes("query="));

test("offers the latest rows", async () => {
  show();
  await userEvent.click(field());

  await waitFor(() => expect(options()).toHaveLength(PER_PAGE));
  expect(options()[0]).toBe("Project 120");
});

test("searches on the server once for the typed text, and finds a row that is not among the latest", async () => {
  show();
  await type("project 7");

  await waitFor(() => expect(options()).toContain("Project 7"));
  expect(searches()).toEqual([expect.stringMatching(/query=project(\+|%20)7$/)]);
});

test("keeps the name of a row found by a search when the latest rows are offered again", async () => {
  show();
  await type("project 12");
  await waitFor(() => expect(options()).toContain("Project 12"));
  await userEvent.click(screen.getByRole("option", { name: "Project 12" }));

  expect(screen.getByRole("status").textContent).toBe("12");
  await userEvent.click(field());
  await waitFor(() => expect(options()).toHaveLength(PER_PAGE));
  expect(field().value).toBe("Project 12");
});

test("Enter chooses the first row that the server has found", async () => {
  show();
  await type("project 11");
  await waitFor(() => expect(options()).toContain("Project 11"));
  await userEvent.keyboard("{Enter}");

  expect(field().value).toBe("Project 119");
});

test("shows the name of a chosen row that is not among the latest", async () => {
  show(3);

  await waitFor(() => expect(field().value).toBe("Project 3"));
});

test("shows that nothing was found once the server has responded", async () => {
  show();
  await type("kiln");

  expect(await screen.findByText("There are no items matching your query")).toBeTruthy();
  expect(searches()).toHaveLength(1);
});
