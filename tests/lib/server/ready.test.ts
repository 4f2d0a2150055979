import { readEnvironment } from "@/lib/env";
import { readyMessage } from "@/lib/server/ready";

const admin = { email: "admin@example.com", password: "first-password" };

test("the message names the app's address, the first admin and where emails go", () => {
  const message = readyMessage(readEnvironment({ PORT: "4000", DATA_DIR: "/data" }), admin);
  expect(message).toContain("http://localhost:4000");
  expect(message).toContain("admin@example.com with the password first-password (shown only this once)");
  expect(message).toContain("written to /data/outbox");
});

test("from the second start on, the message names no admin", () => {
  expect(readyMessage(readEnvironment({}), null)).not.toMatch(/administrator|password/i);
});

test("a password that the operator chose is not repeated", () => {
  const environment = readEnvironment({ ADMIN_PASSWORD: "their-own-password" });
  const message = readyMessage(environment, { ...admin, password: "their-own-password" });
  expect(message).toContain("admin@example.com with the password in ADMIN_PASSWORD");
  expect(message).not.toContain("their-own-password");
});

test("the message has only the host of the mail server's URL", () => {
  const message = readyMessage(readEnvironment({ SMTP_URL: "smtp://user:s3cret@mail.example.com:587" }), null);
  expect(message).toContain("through mail.example.com:587");
  expect(message).not.toContain("s3cret");
});
