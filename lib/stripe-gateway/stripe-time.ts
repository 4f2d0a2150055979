/** Converts a time into the format of Stripe's API: seconds since 1970. */
export const toStripeTime = (time: Date): number => Math.floor(time.getTime() / 1000);

export const fromStripeTime = (seconds: number): Date => new Date(seconds * 1000);
