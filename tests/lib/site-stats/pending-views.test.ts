import { addEntry, addView, PENDING_MAX, type PendingView, type PendingViews } from "@/lib/site-stats/pending-views";

const NOW = Date.parse("2026-03-01T12:00:00Z");
const VIEW = {
  siteId: 1,
  path: "/",
  referrer: undefined,
  siteHost: "tea.example",
  address: "192.0.2.1",
  userAgent: "Mozilla/5.0 Chrome/140.0",
};

const pendingViews = (): PendingViews => new Map();
const totalOf = (pending: PendingViews) => [...pending.values()].reduce((sum, { views }) => sum + views, 0);

function fill(pending: PendingViews, count: number) {
  for (let index = 0; index < count; index += 1) addView(pending, { ...VIEW, address: `visitor-${index}` }, NOW);
}

test("equal views of a visitor are one entry", () => {
  const pending = pendingViews();

  addView(pending, VIEW, NOW);
  addView(pending, VIEW, NOW + 1000);

  expect([...pending.values()]).toEqual([
    {
      day: "2026-03-01",
      siteId: 1,
      path: "/",
      referrer: "",
      visitor: { address: VIEW.address, userAgent: VIEW.userAgent },
      views: 2,
    },
  ]);
});

test("views on different days are different entries", () => {
  const pending = pendingViews();

  addView(pending, VIEW, NOW);
  addView(pending, VIEW, NOW + 24 * 60 * 60 * 1000);

  expect([...pending.values()].map(({ day }) => day)).toEqual(["2026-03-01", "2026-03-02"]);
});

test("once there are too many visitors, further views are counted without a visitor", () => {
  const pending = pendingViews();

  fill(pending, PENDING_MAX + 500);

  expect([pending.size, totalOf(pending)]).toEqual([PENDING_MAX + 1, PENDING_MAX + 500]);
  expect([...pending.values()].at(-1)).toMatchObject({ visitor: null, referrer: "other", views: 500 });
});

test("a client who pretends to be many visitors counts as a few", () => {
  const pending = pendingViews();

  for (let index = 0; index < 200; index += 1)
    addView(pending, { ...VIEW, userAgent: `Mozilla/5.0 ${index}`, referrer: `https://r${index}.example/` }, NOW);
  addView(pending, { ...VIEW, address: "192.0.2.2" }, NOW);
  addView(pending, { ...VIEW, siteId: 2 }, NOW);

  const withVisitor = [...pending.values()].filter(({ visitor }) => visitor !== null);
  expect([withVisitor.length, totalOf(pending)]).toEqual([52, 202]);
});

test("the number of entries is limited, however many pages are viewed", () => {
  const pending = pendingViews();
  fill(pending, PENDING_MAX);

  for (let index = 0; index < PENDING_MAX + 500; index += 1) addView(pending, { ...VIEW, path: `/${index}` }, NOW);

  expect(pending.size).toBe(2 * PENDING_MAX);
});

test("an entry that could not be saved is added to an equal entry", () => {
  const pending = pendingViews();
  addView(pending, VIEW, NOW);
  const [entry] = pending.values();

  addEntry(pending, { ...(entry as PendingView), views: 4 });

  expect([pending.size, totalOf(pending)]).toEqual([1, 5]);
});
