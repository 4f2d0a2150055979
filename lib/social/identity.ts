import "server-only";
import { email as emailAddress } from "@/lib/email-schema";
import { SERVICE_NAMES, type Service } from "@/lib/settings/social-services";

/** The identity of a user at a service, in a form that fits our tables. */
export type Identity = {
  service: Service;
  /** The service's own id for the account. It never changes. */
  subject: string;
  /** The name that identifies the account to its user: a username, a full name or an email address. */
  username: string;
  /** In lower case. Null if the service provides no valid address. */
  email: string | null;
  /** Whether the service confirmed that the address is the user's. */
  isEmailVerified: boolean;
  firstName: string;
  lastName: string;
};

/** A profile as the service sent it. Values may be missing, too long or of another type. */
export type ServiceProfile = {
  id: string;
  username?: unknown;
  email?: unknown;
  isEmailVerified?: unknown;
  firstName?: unknown;
  lastName?: unknown;
};

const SUBJECT_CHARS = 255;
const USERNAME_CHARS = 120;
const NAME_CHARS = 80;

/** Returns the identity in a profile, or null if its id is missing or too long. */
export function identityOf(service: Service, profile: ServiceProfile): Identity | null {
  const subject = text(profile.id, SUBJECT_CHARS + 1);
  if (subject === "" || subject.length > SUBJECT_CHARS) return null;
  const email = emailAddress.safeParse(profile.email);
  return {
    service,
    subject,
    username: text(profile.username, USERNAME_CHARS),
    email: email.success ? email.data : null,
    isEmailVerified: profile.isEmailVerified === true,
    firstName: text(profile.firstName, NAME_CHARS),
    lastName: text(profile.lastName, NAME_CHARS),
  };
}

function text(value: unknown, chars: number): string {
  if (typeof value !== "string" && typeof value !== "number") return "";
  return [
    ...String(value)
      .replace(/\p{Cc}/gu, " ")
      .trim(),
  ]
    .slice(0, chars)
    .join("")
    .trim();
}

/** The values for a message with the placeholder `:service`. */
export const serviceValues = (service: Service) => ({ service: SERVICE_NAMES[service] });
