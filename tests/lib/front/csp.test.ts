import { allowSources, POLICY_MAX_BYTES, pageCsp } from "@/lib/front/csp";

const directive = (policy: string, name: string) => policy.split("; ").find((part) => part.startsWith(`${name} `));

afterEach(() => allowSources("test", {}));

test("inline scripts are not allowed, and only our own pages may frame the page", () => {
  expect(directive(pageCsp(), "script-src")).toBe("script-src 'self'");
  expect(pageCsp()).toContain("frame-ancestors 'self'");
});

test("a nonce and hashes allow exactly their scripts", () => {
  expect(directive(pageCsp({ nonce: "abc" }), "script-src")).toBe("script-src 'self' 'nonce-abc'");
  expect(directive(pageCsp({ hashes: ["sha256-x"] }), "script-src")).toBe("script-src 'self' 'sha256-x'");
});

test("allowed sources are added to their directive, which is created if the policy lacks it", () => {
  allowSources("test", { "font-src": ["https://fonts.example"], "media-src": ["https://media.example"] });
  const policy = pageCsp();
  expect(directive(policy, "font-src")).toBe("font-src 'self' data: https://fonts.example");
  expect(directive(policy, "media-src")).toBe("media-src https://media.example");
});

test("sources that are no longer allowed are not in the next policy", () => {
  allowSources("test", { "connect-src": ["https://a.example"] });
  expect(pageCsp()).toContain("https://a.example");
  allowSources("test", {});
  expect(pageCsp()).not.toContain("https://a.example");
});

test(`the header has at most ${POLICY_MAX_BYTES} bytes and keeps the first hashes`, () => {
  const hashes = Array.from({ length: 200 }, (_, index) => `sha256-${String(index).padStart(43, "0")}=`);
  const policy = pageCsp({ hashes });
  expect(policy.length).toBeLessThanOrEqual(POLICY_MAX_BYTES);
  expect(policy).toContain(hashes[0]);
  expect(policy).toContain(hashes[30]);
  expect(policy).not.toContain(hashes[199]);
});

test("development allows eval, which React needs there", () => {
  const before = process.env.NODE_ENV;
  Object.assign(process.env, { NODE_ENV: "development" });
  expect(pageCsp({ nonce: "abc" })).toContain("'unsafe-eval'");
  Object.assign(process.env, { NODE_ENV: before });
  expect(pageCsp({ nonce: "abc" })).not.toContain("'unsafe-eval'");
});
