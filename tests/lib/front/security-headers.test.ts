import { createSecurityHeaders } from "@/lib/front/security-headers";

const APP = { APP_URL: "https://app.test", SITES_HOST: "sites.test" };

const headersOf = (path: string, environment = APP) =>
  Object.fromEntries(createSecurityHeaders(environment).of({ decodedPath: path, https: true }));

const cachedHeadersOf = (path: string) => createSecurityHeaders(APP).ofCachedPage({ decodedPath: path, https: true });

describe("Strict-Transport-Security", () => {
  const policyWith = (SITES_HOST: string) => headersOf("/", { ...APP, SITES_HOST })["Strict-Transport-Security"];

  test("includes the subdomains", () => {
    expect(policyWith("sites.test")).toBe("max-age=31536000; includeSubDomains");
    expect(policyWith("other-app.test")).toBe("max-age=31536000; includeSubDomains");
  });

  test.each(["sites.app.test", "sites.app.test:8443", "app.test"])(
    "does not include the subdomains if %s serves published sites",
    (host) => {
      expect(policyWith(host)).toBe("max-age=31536000");
    },
  );
});

describe("the referrer policy", () => {
  const SECRET_PATHS = [
    "/password/reset/0123",
    "/email-change/undo/0123",
    "/notifications/unsubscribe/0123",
    "/register/0123",
    "/workspace/join/0123",
  ];

  test.each(SECRET_PATHS)("of %s, whose address has a secret, forbids the referrer", (path) => {
    expect(headersOf(path)["Referrer-Policy"]).toBe("no-referrer");
    expect(cachedHeadersOf(path).join()).toContain("Referrer-Policy,no-referrer");
  });

  test.each(["/", "/register", "/pages/about"])("of %s, whose address has no secret, allows the origin", (path) => {
    expect(headersOf(path)["Referrer-Policy"]).toBe("strict-origin-when-cross-origin");
    expect(cachedHeadersOf(path).join()).toContain("Referrer-Policy,strict-origin-when-cross-origin");
  });
});

test("other sites cannot embed the API's responses", () => {
  expect(headersOf("/api/v1/file-entries/1/download")["Cross-Origin-Resource-Policy"]).toBe("same-origin");
});

test.each(["/", "/files/a.png"])("the response at %s has no Cross-Origin-Resource-Policy", (path) => {
  expect(headersOf(path)).not.toHaveProperty("Cross-Origin-Resource-Policy");
});
