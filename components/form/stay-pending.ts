/** Never resolves. A form whose `onSuccess` returns this promise stays pending until the next page replaces it. */
export const stayPending = () => new Promise<never>(() => {});
