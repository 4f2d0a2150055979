import "server-only";
import { tokenCreatedNotice } from "@/lib/access-tokens/notices";
import {
  type AccessTokenInput,
  type AccessTokenListQuery,
  type CreatedAccessToken,
  TOKENS_MAX,
} from "@/lib/access-tokens/schema";
import { TOKEN_COLUMNS, tokenJson } from "@/lib/access-tokens/token-json";
import type { UserActor } from "@/lib/actor/actor";
import { requireLiveSession } from "@/lib/actor/live-session";
import { hashToken, newToken } from "@/lib/crypto/token";
import type { Prisma } from "@/lib/db/client/client";
import { db, type Tx } from "@/lib/db/db";
import { lockUntilCommit } from "@/lib/db/lock-until-commit";
import { toOrderBy } from "@/lib/db/order-by";
import { containsText } from "@/lib/db/search";
import { AppError, invalid, notFound } from "@/lib/errors";
import { paginate } from "@/lib/http/list";
import { line } from "@/lib/i18n/line";
import { prepareMail } from "@/lib/mail/prepare";
import { notify } from "@/lib/notices/notify";
import { can } from "@/lib/permissions/can";
import { isPermission } from "@/lib/permissions/permissions";
import { recordOwnEvent } from "@/lib/security-events/record";

const SORT_COLUMNS = { created_at: "id", name: "name", last_used_at: { nullable: "lastUsedAt" } } as const;

/** Lists the user's own tokens, newest first by default. */
export async function listAccessTokens({ id }: UserActor, list: AccessTokenListQuery) {
  const orderBy = toOrderBy(SORT_COLUMNS, list);
  const where: Prisma.AccessTokenWhereInput = { userId: id, ...(list.query && { name: containsText(list.query) }) };
  return paginate(list, {
    count: () => db.accessToken.count({ where }),
    rows: async (window) =>
      (await db.accessToken.findMany({ where, orderBy, select: TOKEN_COLUMNS, ...window })).map(tokenJson),
  });
}

/**
 * Creates a token and emails the user about it, in `language`. Only this function returns the token's plain text.
 * Refuses abilities that the user lacks, and more than `TOKENS_MAX` tokens.
 */
export async function createAccessToken(
  actor: UserActor,
  input: AccessTokenInput,
  language: string,
): Promise<CreatedAccessToken> {
  const abilities = [...new Set(input.abilities)];
  if (!abilities.every((ability) => isPermission(ability) && can(actor, ability))) {
    throw invalid({ abilities: [line("You can't give a token permissions that you don't have.")] });
  }
  const plainTextToken = newToken();
  const mail = await prepareMail(language);
  const row = await db.$transaction(async (tx) => {
    // `notify` comes first, because it locks the user's row. Code that ends sessions also locks the user's row before
    // the session's row. Another order could deadlock.
    await notify(tx, [actor.id], tokenCreatedNotice.with({ name: input.tokenName }));
    await requireLiveSession(tx, actor);
    // without the lock, two concurrent requests could both pass the limit check
    await lockUntilCommit(tx, `access-tokens:${actor.id}`);
    const count = await tx.accessToken.count({ where: { userId: actor.id } });
    if (count >= TOKENS_MAX) {
      throw new AppError("limit_reached", "You already have :count tokens. Delete one first.", { values: { count } });
    }
    await mail.send(tx, actor.user.email, "access-token-created", { name: input.tokenName });
    await recordOwnEvent(tx, actor, "token_created", { token: input.tokenName });
    return tx.accessToken.create({
      data: {
        userId: actor.id,
        name: input.tokenName,
        tokenHash: hashToken(plainTextToken),
        abilities,
        expiresAt: input.expires_at ? new Date(input.expires_at) : null,
      },
      select: TOKEN_COLUMNS,
    });
  });
  return { plainTextToken, token: tokenJson(row) };
}

/** Deletes one of the user's own tokens. Later requests with it are refused. */
export async function deleteAccessToken(actor: UserActor, id: number): Promise<void> {
  await db.$transaction(async (tx) => {
    const { name } = await deleteToken(tx, { id, userId: actor.id });
    await recordOwnEvent(tx, actor, "token_deleted", { token: name });
  });
}

async function deleteToken(tx: Tx, { id, userId }: { id: number; userId: number }): Promise<{ name: string }> {
  const [deleted] = await tx.$queryRaw<{ name: string }[]>`
    DELETE FROM "AccessToken" WHERE id = ${id} AND "userId" = ${userId} RETURNING name`;
  if (!deleted) throw notFound("Token");
  return deleted;
}
