import { PUT } from "@/app/api/v1/projects/[projectId]/document/route";
import { GET } from "@/app/api/v1/projects/[projectId]/preview/route";
import { call } from "../support/api";
import { createProject, createUser } from "../support/factories";
import { refusesGuests } from "../support/refuses";

const pageOf = (id: string, content: string) => ({
  id,
  name: id,
  frames: [
    { component: { type: "wrapper", components: [{ tagName: "p", components: [{ type: "textnode", content }] }] } },
  ],
});
const DOCUMENT = { pages: [pageOf("home", "Fired twice"), pageOf("visit", "On Saturdays")], styles: [] };

let as: { id: number };
let projectId: number;
const preview = (page?: string) => call(GET, { as, params: { projectId }, ...(page && { query: { page } }) });

beforeEach(async () => {
  as = await createUser();
  projectId = (await createProject({ owner: as })).id;
  await call(PUT, { as, params: { projectId }, body: { document: DOCUMENT, version: 1 } });
});

describe("GET projects/{id}/preview", () => {
  refusesGuests((options) => call(GET, { ...options, params: { projectId: 1 } }));

  test("does not find someone else's project", async () => {
    const response = await call(GET, { as: await createUser(), params: { projectId } });
    expect(response).toBeRefused(404, "not_found");
  });

  test("returns the first page as HTML, with the version of the document", async () => {
    const { json } = await preview();
    expect(json.html).toContain("<body><p>Fired twice</p></body>");
    expect(json.version).toBe(2);
  });

  test("returns another page by its id", async () => {
    expect((await preview("visit")).json.html).toContain("On Saturdays");
  });

  test("does not find a page that the document does not have", async () => {
    expect(await preview("shop")).toBeRefused(404, "not_found");
  });
});
