import { hash, verify } from "@node-rs/argon2";

const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Password verifications a second on this machine, four at a time: the minimum cost of a login. */
export async function rawArgon2(seconds = 4) {
  const made = await hash("the password of the bench", OPTIONS);
  const end = performance.now() + seconds * 1000;
  let done = 0;
  const one = async () => {
    while (performance.now() < end) {
      await verify(made, "the password of the bench");
      done += 1;
    }
  };
  await Promise.all([one(), one(), one(), one()]);
  return done / seconds;
}
