/** The `localStorage` key of the plan that a guest chose. After the login, `takePlanPath` removes the plan. */
export const CHOSEN_PLAN_KEY = "be.onboarding.selected";

/** Whether a plan was chosen before login. Every member page loads this file, so it imports nothing. */
export function hasChosenPlan(): boolean {
  try {
    return window.localStorage.getItem(CHOSEN_PLAN_KEY) !== null;
  } catch {
    return false; // storage is disabled
  }
}
