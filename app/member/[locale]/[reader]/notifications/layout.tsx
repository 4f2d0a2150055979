import AccountLayout from "../account-settings/layout";

export default AccountLayout;
