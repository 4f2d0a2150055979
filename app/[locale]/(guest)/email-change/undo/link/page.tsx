import { UndoEmailChangeScreen } from "@/components/auth/undo-email-change-screen";
import { line } from "@/lib/i18n/line";
import { createGuestMetadata, type GuestParams, loadGuestPage } from "../../../guest-page";

export function generateMetadata({ params }: GuestParams) {
  return createGuestMetadata(params, { title: line("Recover your account") });
}

/**
 * `/email-change/undo/{token}`: one page for all tokens. Only the browser reads the token. Open to guests and users.
 */
export default async function UndoEmailChangePage({ params }: GuestParams) {
  return <UndoEmailChangeScreen {...(await loadGuestPage(params))} />;
}
