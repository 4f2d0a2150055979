import { createLog, withoutSecrets } from "@/lib/log";

function linesOf(write: (log: ReturnType<typeof createLog>) => void, level = "info") {
  const lines: Record<string, unknown>[] = [];
  write(createLog(level, { write: (line) => void lines.push(JSON.parse(line)) }));
  return lines;
}

describe("the log", () => {
  test("writes the message, the level by name, the time and the fields", () => {
    const [line] = linesOf((log) => log.info({ id: 7 }, "Project made"));

    expect(line).toEqual({ level: "info", time: expect.stringMatching(/^\d{4}-.*Z$/), id: 7, msg: "Project made" });
  });

  test("leaves out lines below its level", () => {
    expect(linesOf((log) => log.debug("detail"))).toEqual([]);
  });

  test.each([
    "authorization",
    "Cookie",
    "set-cookie",
    "password",
    "current_password",
    "passwordHash",
    "code",
    "token",
    "access_token",
    "plainTextToken",
    "APP_SECRET",
    "apiKey",
  ])("hides a field called %s", (name) => {
    const [line] = linesOf((log) => log.info({ [name]: "hunter2" }, "seen"));

    expect(line?.[name]).toBe("[hidden]");
  });

  test("hides secrets in nested objects and in lists", () => {
    const [line] = linesOf((log) =>
      log.warn({ request: { headers: { cookie: "session=1" }, bodies: [{ password: "hunter2" }] } }, "seen"),
    );

    expect(JSON.stringify(line)).not.toMatch(/hunter2|session=1/);
  });

  test("does not change the object that is logged", () => {
    const request = { password: "hunter2" };

    withoutSecrets(request);

    expect(request.password).toBe("hunter2");
  });

  test("can write an object that contains itself", () => {
    const loop: Record<string, unknown> = {};
    loop.self = loop;

    expect(linesOf((log) => log.info(loop, "seen"))).toHaveLength(1);
  });

  test("keeps an error's name, message, code and stack, but no property that a package has added", () => {
    const error = Object.assign(new Error("refused"), { code: "ECONNREFUSED", config: { password: "hunter2" } });

    const [line] = linesOf((log) => log.error({ err: error }, "failed"));

    expect(line?.err).toEqual({
      name: "Error",
      message: "refused",
      code: "ECONNREFUSED",
      stack: expect.stringContaining("refused"),
    });
  });

  test("keeps no property that a package has added to an error inside another field", () => {
    const error = Object.assign(new Error("refused"), { config: { headers: { "x-key": "hunter2" } } });

    const [line] = linesOf((log) => log.warn({ attempt: { reason: error } }, "failed"));

    expect(line?.attempt).toEqual({
      reason: { name: "Error", message: "refused", stack: expect.stringContaining("refused") },
    });
  });

  test("can write an error that is its own cause", () => {
    const error = new Error("loop");
    error.cause = error;

    expect(linesOf((log) => log.error({ err: error }, "failed"))).toHaveLength(1);
  });
});
