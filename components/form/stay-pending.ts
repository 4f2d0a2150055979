/** Never resolves. A form that returns this from `onSuccess` stays pending until the next page replaces it. */
export const stayPending = () => new Promise<never>(() => {});
