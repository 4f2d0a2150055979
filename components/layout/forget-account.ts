import { forgetDrafts } from "@/components/form/draft-storage";
import { notifyOtherTabs } from "@/components/layout/other-tabs";
import { storeActiveWorkspace } from "@/lib/http/active-workspace";
import { forgetAllUploads } from "@/lib/uploads/sending/unfinished";

/** Removes what this browser keeps for the user and notifies the other tabs. Call it after the session has ended. */
export function forgetAccount(): void {
  forgetAllUploads();
  forgetDrafts();
  storeActiveWorkspace(0); // the personal workspace: the next user may not be a member of the active one
  notifyOtherTabs({ type: "logout" });
}
