import { GET as DOCUMENT } from "@/app/api/v1/projects/[projectId]/document/route";
import { POST } from "@/app/api/v1/projects/route";
import { GET as PREVIEW } from "@/app/api/v1/templates/[templateId]/preview/route";
import { GET } from "@/app/api/v1/templates/route";
import { call } from "../support/api";
import { createUser } from "../support/factories";
import { refusesGuests } from "../support/refuses";

type Person = { id: number };
type ListedTemplate = { id: string; name: string; thumbnail: string | null; pages: number };

const listTemplates = async (as: Person) => (await call(GET, { as })).json.templates as ListedTemplate[];

describe("GET templates", () => {
  refusesGuests((options) => call(GET, options));

  test("refuses a user who may not create projects", async () => {
    expect(await call(GET, { as: await createUser({ roles: [] }) })).toBeRefused(403, "forbidden");
  });

  test("lists the blank template first, then templates with pictures", async () => {
    const [blank, ...others] = await listTemplates(await createUser());
    expect(blank).toMatchObject({ id: "blank", thumbnail: null, pages: 1 });
    expect(others.length).toBeGreaterThan(0);
    for (const { id, thumbnail } of others) expect(thumbnail).toBe(`/templates/${id}/thumbnail.avif`);
  });
});

describe("GET templates/{id}/preview", () => {
  const preview = async (query: Record<string, string> = {}) =>
    call(PREVIEW, { as: await createUser(), params: { templateId: "hair-salon" }, query });

  test("returns the page with this number, and the first one without a number", async () => {
    expect((await preview()).json.html).toContain("<title>Nape – hair salon in Carrow</title>");
    expect((await preview({ page: "2" })).json.html).toContain("<title>Prices – Nape</title>");
  });

  test("refuses a page that the template does not have, and a wrong number", async () => {
    expect(await preview({ page: "5" })).toBeRefused(404, "not_found");
    expect(await preview({ page: "0" })).toNameFields("page");
  });
});

describe("POST projects with a template", () => {
  test("creates a project from each template, with as many pages as the template", async () => {
    const as = await createUser({ roles: [], permissions: ["projects.create"] });
    const templates = await listTemplates(as);
    expect(templates.length).toBeGreaterThan(1);

    for (const { id, pages } of templates) {
      const { json } = await call(POST, { as, body: { name: id, template: id } });
      const { document } = (await call(DOCUMENT, { as, params: { projectId: json.project.id } })).json;
      expect([id, document.pages.length]).toEqual([id, pages]);
    }
  });

  test("refuses an unknown template, and names the field", async () => {
    const response = await call(POST, { as: await createUser(), body: { name: "Shop", template: "nothing" } });
    expect(response).toBeRefused(422, "invalid");
    expect(response.json.errors).toHaveProperty("template");
  });
});
