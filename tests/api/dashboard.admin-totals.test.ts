import "../support/seeded";
import { GET } from "@/app/api/v1/admin-totals/route";
import { countAdminTotals } from "@/lib/dashboard/admin-totals";
import { db } from "@/lib/db/db";
import { call } from "../support/api";
import { createCustomPage, createUser } from "../support/factories";
import { refusesWithoutPermission } from "../support/refuses";

test("totals below a thousand are exact", async () => {
  await createUser();
  await db.user.create({ data: { email: "unverified@example.com" } });
  await createCustomPage({ published: false });
  const mail = { to: "a@example.com", subject: "S", html: "", text: "" };
  await db.mailMessage.createMany({
    data: ["queued", "failed", "sent", "sent"].map((status) => ({ ...mail, status })),
  });

  expect(await countAdminTotals()).toEqual({
    users: { all: 3, unverified: 1 },
    pages: { all: 5, published: 4 },
    mails: { all: 4, queued: 1, failed: 1 },
  });
});

test("totals above a thousand are exact too, and cached", async () => {
  const before = await countAdminTotals();
  await db.user.createMany({ data: Array.from({ length: 1500 }, (_, index) => ({ email: `${index}@example.com` })) });

  expect((await countAdminTotals()).users).toEqual({
    all: before.users.all + 1500,
    unverified: before.users.unverified + 1500,
  });
  await createUser();
  expect((await countAdminTotals()).users.all).toBe(before.users.all + 1500);
});

describe("GET admin-totals", () => {
  refusesWithoutPermission((options) => call(GET, options));

  test("returns the totals to whoever may open the admin area", async () => {
    const as = await createUser({ permissions: ["admin.access"] });

    expect((await call(GET, { as })).json.totals).toEqual(await countAdminTotals());
  });
});
