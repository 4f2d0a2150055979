/** Ends what global-setup.mjs started. */
// biome-ignore lint/style/noDefaultExport: jest calls it
export default async function tearDown() {
  await globalThis[Symbol.for("plinth.test-databases")]?.stop();
}
