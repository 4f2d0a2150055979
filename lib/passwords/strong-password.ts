import "server-only";
import { hashPassword } from "@/lib/crypto/password-hash";
import { invalid } from "@/lib/errors";
import { line } from "@/lib/i18n/line";
import { getSettings } from "@/lib/settings/settings";

const COMMON_COUNT = 10_000;

let commonPasswords: Promise<Set<string>> | undefined;

/** The most common passwords, in lower case. The list is large, so it is loaded when it is first needed. */
async function loadCommonPasswords(): Promise<Set<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"].slice(0, COMMON_COUNT));
}

/**
 * Throws 422 on `password` if it is a common password, the user's email address, the part of that address before the
 * "@", or the name of the installation.
 */
export async function requireStrongPassword(password: string, { email }: { email: string }): Promise<void> {
  const text = password.toLowerCase();
  const { branding } = await getSettings();
  const [name = ""] = email.split("@", 1);
  if ([email, name, branding.site_name].some((guess) => guess.toLowerCase() === text))
    throw invalid({
      password: [
        line(
          "This password is easy to guess. It must not be your email address, the part before the @, or the site's name.",
        ),
      ],
    });
  commonPasswords ??= loadCommonPasswords();
  if ((await commonPasswords).has(text))
    throw invalid({ password: [line("Many people use this password, so it is easy to guess. Choose another one.")] });
}

/** Hashes a new password. Throws 422 if it is easy to guess. */
export async function hashNewPassword(password: string, user: { email: string }): Promise<string> {
  await requireStrongPassword(password, user);
  return hashPassword(password);
}
