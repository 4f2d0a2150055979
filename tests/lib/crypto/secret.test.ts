import { createCipheriv, hkdfSync, randomBytes } from "node:crypto";
import { decrypt, encrypt, setSecrets } from "@/lib/crypto/secret";

delete process.env.APP_SECRET; // it would override `setSecrets`

const SECRET = "first-secret-of-the-tests-0123456789";

beforeEach(() => setSecrets([SECRET]));

test("an encrypted value can be decrypted in its context", () => {
  expect(decrypt(encrypt("shibboleth", "setting:a"), "setting:a")).toBe("shibboleth");
});

test("an encrypted value begins with its version, and does not contain the text", () => {
  const encrypted = encrypt("shibboleth", "setting:a");

  expect(encrypted).toMatch(/^v1\.[\w-]+$/);
  expect(Buffer.from(encrypted.slice(3), "base64url").toString("latin1")).not.toContain("shibboleth");
});

test("a value that was copied into another row cannot be decrypted", () => {
  expect(() => decrypt(encrypt("shibboleth", "two-factor:1"), "two-factor:2")).toThrow("cannot be read");
});

test("a changed value cannot be decrypted", () => {
  const encrypted = encrypt("shibboleth", "setting:a");
  const changedValue = `${encrypted.slice(0, -4)}${encrypted.endsWith("AAAA") ? "BBBB" : "AAAA"}`;

  expect(() => decrypt(changedValue, "setting:a")).toThrow("cannot be read");
});

test("after a rotation, a value that was encrypted with the old secret can still be decrypted", () => {
  const encrypted = encrypt("shibboleth", "setting:a");

  setSecrets(["second-secret-of-the-tests-0123456789", SECRET]);

  expect(decrypt(encrypted, "setting:a")).toBe("shibboleth");
});

test("a value without a version, as earlier releases stored it, can be decrypted", () => {
  const key = Buffer.from(hkdfSync("sha256", SECRET, "plinth", "encryption", 32));
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", key, iv);
  const encrypted = Buffer.concat([cipher.update("shibboleth"), cipher.final()]);
  const storedValue = Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString("base64url");

  expect(decrypt(storedValue, "setting:a")).toBe("shibboleth");
});
