import { type ErrorContext, reportTo } from "@/lib/error-reports/report";
import { notFound } from "@/lib/errors";
import { errorResponse } from "@/lib/http/error-response";
import { jobsLogger } from "@/lib/jobs/logger";
import { log } from "@/lib/log";

let reports: [error: unknown, about: ErrorContext][];

beforeAll(() => {
  log.level = "silent"; // otherwise the failures in these tests would be logged
});
beforeEach(() => {
  reports = [];
  reportTo({ error: (error, about) => void reports.push([error, about]), request: () => undefined });
});
afterEach(() => reportTo(undefined));

describe("a call", () => {
  const request = new Request("http://localhost:3000/api/v1/projects?query=x", { headers: { "x-request-id": "r-7" } });
  const respondTo = (error: unknown) => errorResponse(error, request, async () => (line) => line);

  test("that fails unexpectedly is reported, under the id that the caller sees", async () => {
    const error = new TypeError("x is undefined");

    const { request_id } = (await (await respondTo(error)).json()) as { request_id: string };

    expect(reports).toEqual([[error, { request_id, path: "/api/v1/projects" }]]);
  });

  test("that is refused is not reported", async () => {
    await respondTo(notFound("Project"));

    expect(reports).toEqual([]);
  });
});

describe("a job", () => {
  const error = new Error("The mail server hung up");
  const failedAt = (attempts: number) =>
    jobsLogger.error("Failed task", {
      error,
      job: { id: "7", task_identifier: "send-mail", attempts, max_attempts: 12 },
    });

  test("that is retried is not reported", () => {
    failedAt(11);

    expect(reports).toEqual([]);
  });

  test("that has no attempts left is reported", () => {
    failedAt(12);

    expect(reports).toEqual([[error, { job: "7", task: "send-mail", attempt: 12, of: 12 }]]);
  });
});
