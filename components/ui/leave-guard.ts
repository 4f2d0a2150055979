type Guard = () => Promise<boolean>;

const guards = new Set<Guard>();

/**
 * Registers a guard, which asks the user about unsaved changes and resolves to whether they may be lost. Returns a
 * function that removes the guard.
 */
export function addLeaveGuard(guard: Guard): () => void {
  guards.add(guard);
  return () => {
    guards.delete(guard);
  };
}

/** Whether the unsaved changes on this page may be lost: there are none, or the user agrees. */
export async function mayLoseChanges(): Promise<boolean> {
  for (const guard of guards) {
    if (!(await guard())) return false;
  }
  return true;
}
