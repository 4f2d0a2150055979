import { keepResult, openSocialPopup, startPath, takeKeptResult } from "@/lib/social/client";
import type { SocialResult } from "@/lib/social/policy";
import { until } from "../../support/until";
import { broadcastResult, fakePopups, postResult } from "./popup-window";

const stops: ((() => void) | null)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop?.();
  jest.restoreAllMocks();
});

function open() {
  const popups = fakePopups();
  const results: SocialResult[] = [];
  let closings = 0;
  const onClosed = () => {
    closings += 1;
  };
  stops.push(openSocialPopup("google", "login", { onResult: (result) => results.push(result), onClosed }));
  const [popup] = popups;
  if (!popup) throw new Error("No popup was opened.");
  return { popup, results, countClosings: () => closings };
}

test("the popup is 650 by 550 pixels and has a name of 32 hexadecimal digits", () => {
  const { popup } = open();

  expect(popup.features).toMatch(/^popup,width=650,height=550,/);
  expect(popup.name).toMatch(/^[0-9a-f]{32}$/);
});

test("a result that the popup posts is delivered once", () => {
  const { popup, results } = open();

  postResult({ popup: popup.name });
  postResult({ popup: popup.name });

  expect(results).toMatchObject([{ status: "SUCCESS" }]);
});

test("a result that a popup broadcasts is delivered even if the popup appears closed", async () => {
  const { popup, results, countClosings } = open();
  popup.window.closed = true;
  await until(() => countClosings() > 0, { what: "the closing is noticed" });

  broadcastResult({ popup: popup.name, status: "REQUEST_PASSWORD" });

  await until(() => results.length > 0, { what: "the result arrives" });
  expect(results).toMatchObject([{ status: "REQUEST_PASSWORD" }]);
});

test("the result of another tab's popup is ignored", async () => {
  const { popup, results } = open();

  broadcastResult({ popup: "another" });
  broadcastResult({});
  broadcastResult({ popup: popup.name, status: "ERROR" });

  await until(() => results.length > 0, { what: "this popup's result arrives" });
  expect(results).toMatchObject([{ status: "ERROR" }]);
});

test("a message from another origin or of another type is ignored", () => {
  const { popup, results } = open();

  postResult({ popup: popup.name }, { origin: "https://evil.example" });
  postResult({ popup: popup.name, type: "something" as SocialResult["type"] });

  expect(results).toEqual([]);
});

test("a result that does not name its popup is accepted only from the popup's own window", () => {
  const { popup, results } = open();

  postResult({ status: "ERROR" }, { source: {} });
  expect(results).toEqual([]);
  postResult({ status: "ERROR" }, { source: popup.window });

  expect(results).toMatchObject([{ status: "ERROR" }]);
});

test("onClosed is called when the popup is closed without a result", async () => {
  const { popup, results, countClosings } = open();

  popup.window.closed = true;

  await until(() => countClosings() > 0, { what: "the closing is noticed" });
  expect([results, countClosings()]).toEqual([[], 1]);
});

test("no result arrives after the listener is removed", () => {
  const { popup, results } = open();

  stops[0]?.();
  postResult({ popup: popup.name });

  expect(results).toEqual([]);
});

test("opening returns null if the browser blocks the popup", () => {
  fakePopups({ isBlocked: true });

  expect(openSocialPopup("google", "login", { onResult: () => undefined, onClosed: () => undefined })).toBeNull();
});

test("the start path contains only the options that differ from the defaults", () => {
  expect(startPath("google", "login")).toBe("/secure/auth/social/google/login");
  expect(startPath("envato", "login", { remember: true, accepted: [] })).toBe("/secure/auth/social/envato/login");
  expect(
    startPath("google", "login", {
      remember: false,
      accepted: ["terms", "privacy"],
      registrationToken: "a&b",
      back: "/login?x=1",
    }),
  ).toBe(
    "/secure/auth/social/google/login?back=%2Flogin%3Fx%3D1&remember=false&accepted=terms%2Cprivacy&registration_token=a%26b",
  );
});

describe("the result stored for this window", () => {
  const result: SocialResult = { type: "social-auth", status: "ERROR", callbackData: { service: "google" } };

  test("is returned once", () => {
    keepResult(result);

    expect([takeKeptResult(), takeKeptResult()]).toEqual([result, null]);
  });

  test.each(["", "null", "{", '{"type":"other"}'])("is null, and is deleted, if the stored text is %j", (text) => {
    window.sessionStorage.setItem("social-auth", text);

    expect(takeKeptResult()).toBeNull();
    expect(window.sessionStorage.getItem("social-auth")).toBeNull();
  });
});
