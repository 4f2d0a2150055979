/** How many demo accounts a demo site has. */
export const DEMO_ACCOUNT_COUNT = 100;
