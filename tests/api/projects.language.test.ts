import { PUT } from "@/app/api/v1/projects/[projectId]/route";
import { GET as STARTER_TEXTS } from "@/app/api/v1/projects/[projectId]/starter-texts/route";
import { POST } from "@/app/api/v1/projects/route";
import { GET as GET_SITE, PUT as PUT_SITE } from "@/app/api/v1/sites/[siteId]/route";
import { call } from "../support/api";
import { createProject, createSite, createUser } from "../support/factories";

const languageOf = async (as: { id: number }, body: object) =>
  (await call(POST, { as, body: { name: "Pottery", ...body } })).json.project.language as string;

test("an empty project is in the language of its maker, and a template in that of its texts", async () => {
  const as = await createUser({ language: "de" });

  expect(await languageOf(as, {})).toBe("de");
  expect(await languageOf(as, { template: "agency" })).toBe("en");
  expect(await languageOf(as, { template: "agency", language: "fr" })).toBe("fr");
});

test("a site has the language of its project until it gets one of its own", async () => {
  const as = await createUser();
  const project = await createProject({ owner: as });
  const site = await createSite({ owner: as, project });
  const params = { siteId: site.id };

  await call(PUT, { as, params: { projectId: project.id }, body: { language: "ar" } });
  expect((await call(GET_SITE, { as, params })).json.site).toMatchObject({ language: "ar", own_language: null });

  await call(PUT_SITE, { as, params, body: { language: "fr" } });
  expect((await call(GET_SITE, { as, params })).json.site).toMatchObject({ language: "fr", own_language: "fr" });

  await call(PUT_SITE, { as, params, body: { language: "" } });
  expect((await call(GET_SITE, { as, params })).json.site).toMatchObject({ language: "ar", own_language: null });
});

test("a project refuses a language that is none", async () => {
  const as = await createUser();
  const { id: projectId } = await createProject({ owner: as });

  const { status, json } = await call(PUT, { as, params: { projectId }, body: { language: "not a language" } });

  expect([status, Object.keys(json.errors)]).toEqual([422, ["language"]]);
});

describe("the texts of blocks and sections", () => {
  const textsFor = async (as: { id: number }, language: string) => {
    const { id: projectId } = (await call(POST, { as, body: { name: "Pottery", language } })).json.project;
    return (await call(STARTER_TEXTS, { as, params: { projectId } })).json.i18n;
  };

  test("are in the language of the project, also for another region", async () => {
    const as = await createUser({ language: "en" });

    expect(await textsFor(as, "de-AT")).toMatchObject({
      language: "de",
      lines: { "A new heading": "Eine neue Überschrift" },
    });
  });

  test("are in the user's language if the app lacks that of the project", async () => {
    const as = await createUser({ language: "ar" });

    expect(await textsFor(as, "fr")).toMatchObject({ language: "ar", lines: { "A new heading": "عنوان جديد" } });
  });
});
