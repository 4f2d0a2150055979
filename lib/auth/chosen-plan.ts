/** The `localStorage` key of the plan that a guest chose, kept until they have an account. */
export const CHOSEN_PLAN_KEY = "be.onboarding.selected";

/** Whether a plan was chosen before login. Every page asks this, so this file imports nothing. */
export function hasChosenPlan(): boolean {
  try {
    return window.localStorage.getItem(CHOSEN_PLAN_KEY) !== null;
  } catch {
    return false; // storage is disabled
  }
}
