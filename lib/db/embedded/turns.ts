import { type Answer, readAnswer } from "@/lib/db/embedded/answer";
import type { Session } from "@/lib/db/embedded/session";
import type { Unit } from "@/lib/db/embedded/units";

type Options<Guest> = {
  /** How long a guest may keep the session without saying anything. */
  idleMs: number;
  onAnswer(guest: Guest, answer: Answer): void;
  onIdle(guest: Guest): void;
  /** The session is broken: no further turn is taken. */
  onBroken(error: Error): void;
};

export type Turns<Guest> = {
  submit(guest: Guest, unit: Unit): void;
  /** Drops what the guest has submitted and what has not run yet. */
  forget(guest: Guest): void;
  /** No further turn is taken; resolves when the one that runs is over. */
  stop(): Promise<void>;
};

/**
 * Lets guests use one session in turns: one unit at a time, first come, first served. A guest that is in a transaction afterwards, or
 * has not synced yet, has the session alone until that ends.
 */
export function takeTurns<Guest>(
  session: Session,
  { idleMs, onAnswer, onIdle, onBroken }: Options<Guest>,
): Turns<Guest> {
  const waiting: { guest: Guest; unit: Unit }[] = [];
  let owner: Guest | undefined;
  let running: Promise<void> | undefined;
  let stopped = false;
  let idle: NodeJS.Timeout | undefined;

  async function run() {
    await Promise.resolve(); // so that it never ends before `running` is set
    try {
      for (let turn = next(); turn && !stopped; turn = next()) await take(turn.guest, turn.unit);
    } catch (error) {
      stopped = true;
      onBroken(error as Error);
    }
    running = undefined;
  }

  function next() {
    const at = owner === undefined ? 0 : waiting.findIndex(({ guest }) => guest === owner);
    return at < 0 ? undefined : waiting.splice(at, 1)[0];
  }

  async function take(guest: Guest, unit: Unit) {
    clearTimeout(idle);
    const answer = readAnswer(await session.execute(unit.bytes), unit.repeatsParse);
    owner = answer.state === "I" ? undefined : guest;
    onAnswer(guest, answer);
    if (owner === undefined) await session.tidy();
    else idle = setTimeout(() => onIdle(guest), idleMs).unref();
  }

  return {
    submit(guest, unit) {
      waiting.push({ guest, unit });
      running ??= run();
    },
    forget(guest) {
      const others = waiting.filter((turn) => turn.guest !== guest);
      waiting.splice(0, waiting.length, ...others);
    },
    async stop() {
      stopped = true;
      clearTimeout(idle);
      await running;
    },
  };
}
