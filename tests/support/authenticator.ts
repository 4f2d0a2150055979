import { generate } from "otplib";

const STEP_SECONDS = 30;

/** The authenticator's code now, or this many 30-second steps later. The server refuses a step that was used. */
export const codeOf = (secret: string, steps = 0) =>
  generate({ secret, epoch: Math.floor(Date.now() / 1000) + steps * STEP_SECONDS });
