type Guard = () => Promise<boolean>;

const guards = new Set<Guard>();

/**
 * Registers a guard, which asks the user about unsaved changes and resolves to whether the user agrees to lose them.
 * Returns a function that removes the guard.
 */
export function addLeaveGuard(guard: Guard): () => void {
  guards.add(guard);
  return () => {
    guards.delete(guard);
  };
}

/** Resolves to true if this page has no unsaved changes, or if the user agrees to lose them. */
export async function confirmLosingChanges(): Promise<boolean> {
  for (const guard of guards) {
    if (!(await guard())) return false;
  }
  return true;
}
