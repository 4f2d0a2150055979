import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppRouterContext, type AppRouterInstance } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { PathnameContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { ReviewScreen } from "@/components/site-reports/review-screen";
import { closeToast } from "@/components/ui/toast";
import type { PublicationReviewJson } from "@/lib/publications/review/schema";
import { type FakeServer, fakeServer } from "../../support/fake-server";
import { grant, pageOf, renderListPage } from "../data-table/list-page";

const TIME = "2026-11-01T10:00:00.000Z";
const PERSON = { id: 2, display_name: "Tomas", email: "tomas@example.com" };
const REVIEW: PublicationReviewJson = {
  id: 7,
  number: 3,
  site: { id: 4, name: "Walking club", url: "http://walks.sites.example" },
  owner: PERSON,
  user: PERSON,
  reasons: ["forwarding"],
  page_count: 2,
  publish_at: null,
  created_at: TIME,
  state: "held",
  review_reason: null,
  url: "http://review-7.sites.example",
  live: { id: 6, url: "http://review-6.sites.example", created_at: TIME },
  pages: [
    { path: "/", title: "Home", change: "changed", previous_path: null },
    { path: "/join", title: "Join", change: "new", previous_path: null },
  ],
};

let server: FakeServer;
beforeEach(() => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  server = fakeServer({
    "GET /api/v1/publications": () => pageOf([]),
    "GET /api/v1/publications/:id/review": () => ({ review: REVIEW }),
    "POST /api/v1/publications/:id/review": () => ({}),
  });
});
afterEach(() => {
  closeToast();
  cleanup();
});

const show = () =>
  renderListPage(
    <PathnameContext value="/admin/sites/reviews/7">
      <AppRouterContext value={{ push: () => undefined } as unknown as AppRouterInstance}>
        <ReviewScreen />
      </AppRouterContext>
    </PathnameContext>,
    { permissions: [grant("sites.update")] },
  );

test("shows the live page and the new one in frames that cannot leave them, and why it waits", async () => {
  show();

  const frames = [await screen.findByTitle("Live"), screen.getByTitle("New")];

  expect(frames.map((frame) => frame.getAttribute("src"))).toEqual([
    "http://review-6.sites.example/",
    "http://review-7.sites.example/",
  ]);
  expect(frames[1]?.getAttribute("sandbox")).not.toMatch(/top-navigation|forms|popups/);
  expect(screen.getByText("A page only forwards visitors")).toBeTruthy();
});

test("shows only the new frame of a page that visitors do not have yet", async () => {
  show();

  await userEvent.click(await screen.findByRole("button", { name: /Join/ }));

  expect(screen.queryByTitle("Live")).toBeNull();
  expect(screen.getByTitle("New").getAttribute("src")).toBe("http://review-7.sites.example/join");
});

test("asks for changes only with words, and sends them", async () => {
  show();
  const button = await screen.findByRole<HTMLButtonElement>("button", { name: "Ask for changes" });
  expect(button.disabled).toBe(true);

  await userEvent.type(screen.getByRole("textbox", { name: "Your answer" }), "Say who you are");
  await userEvent.click(button);

  expect(server.writes[0]?.body).toEqual({
    accept: false,
    reason: "Say who you are",
  });
});
