import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Editor } from "grapesjs";
import { readDocument } from "@/components/editor/read-document";
import { useMerge } from "@/components/editor/use-merge";
import { Saver } from "@/lib/editor/saver";
import type { ProjectDocumentJson } from "@/lib/projects/schema";
import { fakeServer } from "../../support/fake-server";
import { engineWith, pageOf, renderInEditor } from "./editor-page";
import { project } from "./project";

const documentOf = (text: string): ProjectDocumentJson => ({ pages: [pageOf("home", text)] });
const forget = jest.fn(async () => undefined);
let engine: Editor;

beforeEach(() => {
  engine = engineWith(documentOf("Mine"));
});
afterEach(() => {
  jest.restoreAllMocks();
  cleanup();
  engine.destroy();
});

type Props = {
  sent?: ProjectDocumentJson[];
  send?: (document: ProjectDocumentJson, version: number) => Promise<never>;
};

/** Asks which version of a page to keep, after the user and somebody else have changed the same page. */
function MergeQuestion({ sent = [], send = () => Promise.reject(new Error("Only the copy may be saved.")) }: Props) {
  const saver = new Saver({
    version: 1,
    saved: documentOf("Before"),
    sent,
    read: () => readDocument(engine),
    send,
    keep: async () => true,
    forget,
    onState: () => undefined,
  });
  useMerge({ engine, saver, state: { name: "stale", version: 2 }, project });
  return null;
}

test("a copy also contains the changes that were made while the question was shown", async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined); // jsdom reports that it cannot open the copy
  const server = fakeServer({
    "GET /api/v1/projects/5/document": () => ({ document: documentOf("Theirs"), version: 2 }),
    "POST /api/v1/projects/5/duplicate": () => ({ project: { ...project, id: 6 } }),
    "PUT /api/v1/projects/6/document": () => ({ version: 2, saved_at: "2026-11-23T10:00:00.000Z" }),
  });
  renderInEditor(<MergeQuestion />, engine);
  const copy = await screen.findByRole("button", { name: "Open mine as a copy" });
  engine.getWrapper()?.append("<p>Typed last</p>");

  await userEvent.click(copy);

  await waitFor(() => expect(forget).toHaveBeenCalled());
  expect(JSON.stringify(server.writes.at(-1))).toContain("Typed last");
});

test("a version that this browser has sent, without getting the answer, is not asked about", async () => {
  const theirs = documentOf("Sent before the reload");
  fakeServer({ "GET /api/v1/projects/5/document": () => ({ document: theirs, version: 2 }) });
  const send = jest.fn(() => new Promise<never>(() => undefined));
  renderInEditor(<MergeQuestion sent={[theirs]} send={send} />, engine);

  await waitFor(() => expect(send).toHaveBeenCalledWith(readDocument(engine), 2));

  expect(screen.queryByRole("dialog")).toBeNull();
  expect(JSON.stringify(readDocument(engine))).toContain("Mine");
});
