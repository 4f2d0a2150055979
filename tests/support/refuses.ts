import type { ApiResponse } from "./api";
import { createUser } from "./factories";

type Send = (options: { as?: { id: number } }) => Promise<ApiResponse>;

/**
 * Defines the two tests of an endpoint that requires a permission: it refuses a guest, and a user without the
 * permission.
 */
export function refusesWithoutPermission(send: Send) {
  refusesGuests(send);

  test("refuses a user without the permission", async () => {
    expect(await send({ as: await createUser() })).toBeRefused(403, "forbidden");
  });
}

/** Defines the test of an endpoint that requires a login: it refuses a guest. */
export function refusesGuests(send: Send) {
  test("refuses a guest", async () => {
    expect(await send({})).toBeRefused(401, "unauthenticated");
  });
}
