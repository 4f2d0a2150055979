import { rm } from "node:fs/promises";
import { GET } from "@/app/api/health/route";
import { withDataFolder } from "../support/uploads";

const folder = withDataFolder();

const getHealth = async () => {
  const response = await GET();
  return { status: response.status, cache: response.headers.get("cache-control"), json: await response.json() };
};

test("the health check reports that the database and the data folder work, and is not cached", async () => {
  expect(await getHealth()).toEqual({
    status: 200,
    cache: "no-store",
    json: { status: "ok", checks: { database: "ok", files: "ok" } },
  });
});

test("if a part does not work, the health check responds with 503 and names that part", async () => {
  await rm(folder, { recursive: true });

  expect(await getHealth()).toMatchObject({
    status: 503,
    json: { status: "failed", checks: { database: "ok", files: "failed" } },
  });
});
