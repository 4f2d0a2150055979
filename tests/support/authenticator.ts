import { generate } from "otplib";

const STEP_SECONDS = 30;

/** Returns the authenticator's code now, or this many 30-second steps later. The server accepts a code only once. */
export const codeOf = (secret: string, steps = 0) =>
  generate({ secret, epoch: Math.floor(Date.now() / 1000) + steps * STEP_SECONDS });
