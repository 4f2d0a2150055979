import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { QueryProvider } from "@/components/query/query-provider";
import { useAction } from "@/components/query/use-action";
import { closeToast } from "@/components/ui/toast";
import { ApiError } from "@/lib/http/client";
import { renderOnPage } from "../site/public-page";

type Deferred = { resolve: (value: string) => void; reject: (error: unknown) => void };

let pendingActions: Deferred[];
let results: string[];
let readCount: number;
let before: (() => Promise<unknown>) | undefined;

beforeEach(() => {
  pendingActions = [];
  results = [];
  readCount = 0;
  before = undefined;
  renderOnPage(
    <QueryClientProvider client={new QueryClient()}>
      <Deletion />
    </QueryClientProvider>,
  );
});
afterEach(() => {
  cleanup();
  closeToast();
});

function Deletion() {
  useQuery({ queryKey: ["pots", "list"], queryFn: () => ++readCount });
  const act = (name: string) =>
    new Promise<string>((resolve, reject) => {
      pendingActions.push({ resolve: (value) => resolve(`${name}: ${value}`), reject });
    });
  const { run, pending } = useAction(act, {
    before: async () => (before ? before() : true),
    onSuccess: (result) => results.push(result),
    refresh: [["pots"]],
  });
  return (
    <button type="button" aria-busy={pending} onClick={() => void run("Bowl")}>
      Delete
    </button>
  );
}

const press = () => userEvent.click(screen.getByRole("button", { name: "Delete" }));
const isPending = () => screen.getByRole("button", { name: "Delete" }).getAttribute("aria-busy") === "true";
const refusal = (message: string) => new ApiError(409, { code: "conflict", message, errors: {} });

test("an action is pending while it runs, and passes its result to `onSuccess`", async () => {
  await press();
  await waitFor(() => expect(isPending()).toBe(true));

  pendingActions[0]?.resolve("gone");

  await waitFor(() => expect(isPending()).toBe(false));
  expect(results).toEqual(["Bowl: gone"]);
});

test("a second press while the action runs does nothing", async () => {
  await press();
  await press();
  await waitFor(() => expect(pendingActions).toHaveLength(1));

  pendingActions[0]?.resolve("gone");
  await waitFor(() => expect(isPending()).toBe(false));
  await press();

  await waitFor(() => expect(pendingActions).toHaveLength(2));
});

test("a failure shows the server's message, and the action can be tried again", async () => {
  await press();
  await waitFor(() => expect(pendingActions).toHaveLength(1));

  pendingActions[0]?.reject(refusal("This pot is in the kiln."));

  expect(await screen.findByText("This pot is in the kiln.")).toBeTruthy();
  await waitFor(() => expect(isPending()).toBe(false));
  expect(results).toEqual([]);
  await press();
  await waitFor(() => expect(pendingActions).toHaveLength(2));
});

test.each(["resolve", "reject"] as const)("the queries in `refresh` are reloaded when the action %ss", async (end) => {
  await waitFor(() => expect(readCount).toBe(1));
  await press();
  await waitFor(() => expect(pendingActions).toHaveLength(1));

  if (end === "resolve") pendingActions[0]?.resolve("gone");
  else pendingActions[0]?.reject(refusal("No."));

  await waitFor(() => expect(readCount).toBe(2));
});

test("nothing happens if the user does not confirm", async () => {
  before = async () => false;
  await press();
  before = async () => null;
  await press();

  expect(pendingActions).toEqual([]);
  expect(isPending()).toBe(false);
});

let runNames: string[];

function ActionWithoutOptions() {
  const { run } = useAction(async (name: string) => runNames.push(name));
  return (
    <button type="button" onClick={() => void run("Jug")}>
      Run
    </button>
  );
}

test("an action without options runs too", async () => {
  runNames = [];
  renderOnPage(
    <QueryClientProvider client={new QueryClient()}>
      <ActionWithoutOptions />
    </QueryClientProvider>,
  );

  await userEvent.click(screen.getByRole("button", { name: "Run" }));

  expect(runNames).toEqual(["Jug"]);
});

let undo: () => Promise<boolean>;

function Undo() {
  undo = useAction(async () => "restored", { refresh: [["pots"]] }).run;
  return null;
}

function List() {
  useQuery({ queryKey: ["pots", "list"], queryFn: () => ++readCount });
  return null;
}

test("an action whose screen has closed reloads the queries of the screen that replaced it", async () => {
  cleanup();
  readCount = 0;
  renderOnPage(
    <QueryProvider>
      <Undo />
    </QueryProvider>,
  );
  cleanup();
  renderOnPage(
    <QueryProvider>
      <List />
    </QueryProvider>,
  );
  await waitFor(() => expect(readCount).toBe(1));

  await act(() => undo());

  await waitFor(() => expect(readCount).toBe(2));
});
