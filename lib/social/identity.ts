import "server-only";
import { email as emailAddress } from "@/lib/email-schema";
import { SERVICE_NAMES, type Service } from "@/lib/settings/social-services";

/** Who somebody is at a service, cleaned of what our tables cannot hold. */
export type Identity = {
  service: Service;
  /** The service's own id of the account, which never changes. */
  subject: string;
  /** What the person is called there, to be shown beside the service's name. */
  username: string;
  /** In lower case; null where the service gives none. */
  email: string | null;
  /** The service says that the mailbox is this person's. */
  isEmailVerified: boolean;
  firstName: string;
  lastName: string;
};

/** As a service tells it: any of it may be missing, too long or of another kind. */
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

/** Null where the id is nothing that could be profile apart from another's. */
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

/** What stands for `:service` in a sentence. */
export const serviceValues = (service: Service) => ({ service: SERVICE_NAMES[service] });
