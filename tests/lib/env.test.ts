import { readFileSync } from "node:fs";
import { EnvironmentError, environmentSchema, readEnvironment } from "@/lib/env";

const SECRET = "a secret of more than 32 characters!";

test("an empty environment gets the defaults", () => {
  expect(readEnvironment({})).toMatchObject({
    PORT: 3000,
    APP_URL: "http://localhost:3000",
    DATA_DIR: "./.data",
    SITES_HOST: "sites.localhost:3000",
  });
});

test("the default addresses have the configured port", () => {
  expect(readEnvironment({ PORT: "4000" })).toMatchObject({
    APP_URL: "http://localhost:4000",
    SITES_HOST: "sites.localhost:4000",
  });
});

test.each([
  ["https://example.com", "sites.example.com:443", "sites.example.com"],
  ["http://example.com", "sites.example.com:80", "sites.example.com"],
  ["https://example.com", "sites.example.com:80", "sites.example.com:80"],
])(
  "with APP_URL=%s, SITES_HOST=%s is read as %s: only the default port of APP_URL's scheme is removed",
  (APP_URL, SITES_HOST, host) => {
    expect(readEnvironment({ APP_URL, SITES_HOST })).toMatchObject({ SITES_HOST: host });
  },
);

test("an empty value counts as unset", () => {
  expect(readEnvironment({ PORT: "", DATABASE_URL: "" })).toMatchObject({ PORT: 3000 });
});

test.each([
  ["PORT", "seventy"],
  ["APP_URL", "ftp://example.com"],
  ["DATABASE_URL", "mysql://localhost/app"],
  ["APP_SECRET", "short"],
  ["ADMIN_PASSWORD", "1234567"],
  ["TRUSTED_PROXIES", "my-proxy"],
  ["SMTP_URL", "mail.example.com"],
  ["NEXT_PUBLIC_SENTRY_DSN", "https://sentry.example.com/1"],
])("the error message names an invalid %s", (name, value) => {
  expect(() => readEnvironment({ [name]: value })).toThrow(EnvironmentError);
  expect(() => readEnvironment({ [name]: value })).toThrow(
    new RegExp(`^The environment variable ${name} is wrong: .+\\. Correct or remove it`),
  );
});

test("APP_DEBUG is refused in production", () => {
  expect(() => readEnvironment({ NODE_ENV: "production", APP_DEBUG: "true" })).toThrow(/APP_DEBUG/);
});

test("a Postgres server in production requires APP_SECRET", () => {
  const source = { NODE_ENV: "production", DATABASE_URL: "postgresql://localhost/plinth" };
  expect(() => readEnvironment(source)).toThrow(/APP_SECRET/);
  expect(readEnvironment({ ...source, APP_SECRET: SECRET }).APP_SECRET).toEqual([SECRET]);
});

test.each(["S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"])("S3 without %s is refused", (missing) => {
  const s3: Record<string, string> = { S3_BUCKET: "files", S3_ACCESS_KEY_ID: "key", S3_SECRET_ACCESS_KEY: "secret" };
  expect(readEnvironment(s3).S3_BUCKET).toBe("files");
  expect(() => readEnvironment({ ...s3, [missing]: undefined })).toThrow(new RegExp(`^${missing} is required`));
});

test("a list of secrets keeps its order", () => {
  expect(readEnvironment({ APP_SECRET: `${SECRET}-new,${SECRET}-old` }).APP_SECRET).toEqual([
    `${SECRET}-new`,
    `${SECRET}-old`,
  ]);
});

test(".env.example lists every variable except NODE_ENV", () => {
  const listedNames = [...readFileSync(".env.example", "utf8").matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)].map(
    ([, name]) => name,
  );
  const names = Object.keys(environmentSchema.shape).filter((name) => name !== "NODE_ENV");
  expect(listedNames.sort()).toEqual(names.sort());
});
