/** Whether the user may do this with each of the rows. */
export const mayAll = <Verb extends string>(rows: readonly { may: readonly Verb[] }[], verb: NoInfer<Verb>): boolean =>
  rows.every(({ may }) => may.includes(verb));
