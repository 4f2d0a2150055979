/** How long sensitive actions are allowed after the password was confirmed. */
export const PASSWORD_CONFIRMATION_SECONDS = 9000;

/** How long an emailed code works. */
export const MAILED_CODE_SECONDS = 600;

/** How long a user waits before another code is mailed. */
export const MAILED_CODE_PAUSE_SECONDS = 60;

type Subscriber = { subscriptions: readonly { valid: boolean }[] };

/** Whether the user has a valid subscription. */
export const isSubscribed = ({ subscriptions }: Subscriber): boolean => subscriptions.some(({ valid }) => valid);
