import type { Session } from "@/lib/db/embedded/session";
import { readSessionResponse, type SessionResponse } from "@/lib/db/embedded/session-response";
import type { Unit } from "@/lib/db/embedded/units";

type Options<Client> = {
  /** How long a client may keep the session without sending anything. */
  idleMs: number;
  onResponse(client: Client, response: SessionResponse): void;
  onIdle(client: Client): void;
  /** Called when the session is broken. No further unit runs. */
  onBroken(error: Error): void;
};

export type TurnQueue<Client> = {
  submit(client: Client, unit: Unit): void;
  /** Drops the units of the client that have not run yet. */
  forget(client: Client): void;
  /** Starts no further unit. Resolves when the running one has ended. */
  stop(): Promise<void>;
};

/**
 * Lets clients share one session: one unit (see units.ts) at a time, first come, first served. A client in a
 * transaction keeps the session until the transaction ends. A client that has sent a Flush keeps the session until its
 * Sync.
 */
export function createTurnQueue<Client>(
  session: Session,
  { idleMs, onResponse, onIdle, onBroken }: Options<Client>,
): TurnQueue<Client> {
  const waiting: { client: Client; unit: Unit }[] = [];
  let owner: Client | undefined;
  let running: Promise<void> | undefined;
  let isStopped = false;
  let idleTimer: NodeJS.Timeout | undefined;

  async function run() {
    await Promise.resolve(); // so that `run` cannot end before `running` is set
    try {
      for (let turn = takeNext(); turn && !isStopped; turn = takeNext()) await runUnit(turn.client, turn.unit);
    } catch (error) {
      isStopped = true;
      onBroken(error as Error);
    }
    running = undefined;
  }

  function takeNext() {
    const at = owner === undefined ? 0 : waiting.findIndex(({ client }) => client === owner);
    return at < 0 ? undefined : waiting.splice(at, 1)[0];
  }

  async function runUnit(client: Client, unit: Unit) {
    clearTimeout(idleTimer);
    const response = readSessionResponse(await session.execute(unit.bytes), unit.repeatsParse);
    owner = response.state === "I" ? undefined : client;
    onResponse(client, response);
    if (owner === undefined) await session.checkpoint();
    else idleTimer = setTimeout(() => onIdle(client), idleMs).unref();
  }

  return {
    submit(client, unit) {
      waiting.push({ client, unit });
      running ??= run();
    },
    forget(client) {
      const others = waiting.filter((turn) => turn.client !== client);
      waiting.splice(0, waiting.length, ...others);
    },
    async stop() {
      isStopped = true;
      clearTimeout(idleTimer);
      await running;
    },
  };
}
