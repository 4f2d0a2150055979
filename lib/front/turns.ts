import type { ServerResponse } from "node:http";

/** How many requests of a network are worked on at once. */
const AT_ONCE = 8;
/** A request that takes longer, such as an upload or a stream of events, makes room for the next one after this. */
const TURN_MS = 500;

type Turns = { running: number; waiting: (() => void)[] };

/**
 * Returns a function that begins the work for a request when it is the turn of its network. A network that sends
 * hundreds of requests at once then delays mostly itself: a request of another network waits only for the few that are
 * being worked on. Work is not begun for a client who has left while waiting.
 */
export function createTurns({ atOnce = AT_ONCE, turnMs = TURN_MS } = {}) {
  const networks = new Map<string, Turns>();

  async function waitForTurn(network: string): Promise<() => void> {
    const turns = networks.get(network) ?? { running: 0, waiting: [] };
    networks.set(network, turns);
    if (turns.running < atOnce) turns.running += 1;
    else await new Promise<void>((resolve) => turns.waiting.push(resolve));
    return function endTurn(): void {
      const next = turns.waiting.shift();
      if (next) next();
      else if (turns.running === 1) networks.delete(network);
      else turns.running -= 1;
    };
  }

  return async function inTurn(network: string, response: ServerResponse, work: () => Promise<void>): Promise<void> {
    const endTurn = onlyOnce(await waitForTurn(network));
    const timer = setTimeout(endTurn, turnMs).unref();
    try {
      if (!response.req.socket.destroyed) await work();
    } finally {
      clearTimeout(timer);
      endTurn();
    }
  };
}

function onlyOnce(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    act();
  };
}
