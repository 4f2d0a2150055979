import type { Account } from "@/lib/actor/actor";

type NamedAccount = Pick<Account, "firstName" | "lastName" | "email">;

/** First and last name, else the part of the email before the @. */
export const displayName = ({ firstName, lastName, email }: NamedAccount): string =>
  `${firstName} ${lastName}`.trim() || (email.split("@", 1)[0] as string);
