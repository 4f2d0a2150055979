import { InviteScreen } from "@/components/invites/invite-screen";
import { line } from "@/lib/i18n/line";
import { createGuestMetadata, type GuestParams, loadGuestPage } from "../../../guest-page";

export function generateMetadata({ params }: GuestParams) {
  return createGuestMetadata(params, { title: line("Invite to a workspace") });
}

/** `/workspace/join/{inviteId}`: one page for all invites. Only the browser reads the id. Open to guests and users. */
export default async function InvitePage({ params }: GuestParams) {
  return (
    <InviteScreen {...(await loadGuestPage(params, ["components/invites", "components/password-confirmation"]))} />
  );
}
