import "server-only";
import webPush from "web-push";
import { decrypt, encrypt } from "@/lib/crypto/secret";
import { db } from "@/lib/db/db";

export type PushKeys = { publicKey: string; privateKey: string };

const ID = 1;
const CONTEXT = "push-key";

/** Returns the keys with which this installation identifies itself to push services. The first call creates them. */
export async function ensurePushKeys(): Promise<PushKeys> {
  return (await findKeys()) ?? createKeys();
}

/** If several processes create keys at the same time, one stores its keys, and all return those. */
async function createKeys(): Promise<PushKeys> {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  await db.$executeRaw`
    INSERT INTO "PushKey" (id, "publicKey", "privateKey") VALUES (${ID}, ${publicKey}, ${encrypt(privateKey, CONTEXT)})
    ON CONFLICT (id) DO NOTHING`;
  const keys = await findKeys();
  if (!keys) throw new Error("The push keys could not be stored.");
  return keys;
}

async function findKeys(): Promise<PushKeys | null> {
  const row = await db.pushKey.findUnique({ where: { id: ID } });
  return row && { publicKey: row.publicKey, privateKey: decrypt(row.privateKey, CONTEXT) };
}
