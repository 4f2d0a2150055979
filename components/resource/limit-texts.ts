import type { FullLimit, LimitedNoun } from "@/components/resource/use-full-limit";
import type { T } from "@/lib/i18n/create-t";
import { line } from "@/lib/i18n/line";

const USED = {
  projects: line(":used of :limit projects"),
  sites: line(":used of :limit sites"),
  domains: line(":used of :limit domains"),
};

const ALL_USED = {
  projects: line(
    "{limit, plural, =0 {Your account has no projects} one {You have used your only project} other {You have used all # projects}}",
  ),
  sites: line(
    "{limit, plural, =0 {Your account has no sites} one {You have used your only site} other {You have used all # sites}}",
  ),
  domains: line(
    "{limit, plural, =0 {Your account has no domains} one {You have used your only domain} other {You have used all # domains}}",
  ),
};

/** How much of a limit is used: "2 of 3 projects". */
export const usageText = ({ used, limit }: Pick<FullLimit, "used" | "limit">, noun: LimitedNoun, t: T): string =>
  t(USED[noun], { used, limit });

/** The texts that say that a limit is used up, and what can be done about it. */
export function limitTexts({ used, limit, canBeRaised }: FullLimit, noun: LimitedNoun, t: T) {
  return {
    usage: usageText({ used, limit }, noun, t),
    title: t(ALL_USED[noun], { limit }),
    wayOut: wayOut({ limit, canBeRaised }, noun, t),
  };
}

function wayOut({ limit, canBeRaised }: Pick<FullLimit, "limit" | "canBeRaised">, noun: LimitedNoun, t: T): string {
  if (limit === 0) return canBeRaised ? t("A larger plan includes some.") : t("Ask an administrator for more.");
  if (canBeRaised) return t("Choose a larger plan, or delete what you no longer need.");
  if (noun === "domains") return t("Delete one that you no longer need to make room.");
  return t("Delete one that you no longer need to make room. What is in the trash does not count.");
}
