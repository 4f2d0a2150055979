type Ban = { bannedAt: Date | null; bannedUntil: Date | null };

/** Whether a ban is in effect. An expired ban is not. */
export const isBanned = ({ bannedAt, bannedUntil }: Ban) =>
  bannedAt !== null && (bannedUntil === null || bannedUntil.getTime() > Date.now());

/** Returns the condition of `isBanned` as a Prisma filter for users. */
export const bannedNow = () => ({
  bannedAt: { not: null },
  OR: [{ bannedUntil: null }, { bannedUntil: { gt: new Date() } }],
});
