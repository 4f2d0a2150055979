import { line } from "@/lib/i18n/line";
import { NOTICE_GROUPS, noticeKind } from "@/lib/notice-kinds";
import { routes } from "@/lib/routes";

const BY_MAIL = { database: true, mail: true, browser: false } as const;
const viewBilling = { label: line("View billing"), action: routes.billing } as const;

export const receiptNotice = noticeKind<{ number: string; amount: string }>({
  id: "subscriptions.receipt",
  group: NOTICE_GROUPS.billing,
  name: line("Your payment was received"),
  defaults: BY_MAIL,
  write: (values) => ({
    lines: [
      { text: line("Thank you for your payment of :amount. The invoice is :number."), values, icon: "circle-check" },
    ],
    mainAction: viewBilling,
  }),
});

export const refundNotice = noticeKind<{ number: string; amount: string }>({
  id: "subscriptions.refund",
  group: NOTICE_GROUPS.billing,
  name: line("A payment was refunded"),
  defaults: BY_MAIL,
  write: (values) => ({
    lines: [
      { text: line("We have refunded :amount for invoice :number."), values, icon: "circle-check" },
      { text: line("It can take a few days to appear on your bank statement.") },
    ],
    mainAction: viewBilling,
  }),
});

/**
 * `retry`: the date of the next attempt, null after the last one. `canPay`: whether the billing page has a link for
 * paying the open invoice.
 */
export const paymentFailedNotice = noticeKind<{ product: string; retry: string | null; canPay: boolean }>({
  id: "subscriptions.payment_failed",
  group: NOTICE_GROUPS.billing,
  name: line("A payment has failed"),
  defaults: BY_MAIL,
  write: ({ product, retry, canPay }) => ({
    lines: [
      { text: line("Your payment for :product has failed"), values: { product }, icon: "circle-alert" },
      retry === null
        ? { text: line("Check your payment method to keep your plan.") }
        : { text: line("We will try again on :date. Check your payment method before then."), values: { date: retry } },
    ],
    mainAction: canPay ? { ...viewBilling, label: line("Pay the open invoice") } : viewBilling,
  }),
});

export const trialEndingNotice = noticeKind<{ product: string; date: string; amount: string }>({
  id: "subscriptions.trial_ending",
  group: NOTICE_GROUPS.billing,
  name: line("Your trial ends soon"),
  defaults: BY_MAIL,
  write: ({ product, date, amount }) => ({
    lines: [
      { text: line("Your trial of :product ends on :date"), values: { product, date }, icon: "clock" },
      { text: line("After that, you will pay :amount. You can cancel before then."), values: { amount } },
    ],
    mainAction: viewBilling,
  }),
});

export const renewalNotice = noticeKind<{ product: string; date: string; amount: string }>({
  id: "subscriptions.renewal",
  group: NOTICE_GROUPS.billing,
  name: line("Your subscription renews soon"),
  defaults: BY_MAIL,
  write: ({ product, date, amount }) => ({
    lines: [
      { text: line("Your subscription to :product renews on :date"), values: { product, date }, icon: "clock" },
      { text: line("The next payment is :amount."), values: { amount } },
    ],
    mainAction: viewBilling,
  }),
});

export const cancelledNotice = noticeKind<{ product: string; date: string }>({
  id: "subscriptions.cancelled",
  group: NOTICE_GROUPS.billing,
  name: line("Your subscription was cancelled"),
  defaults: BY_MAIL,
  write: (values) => ({
    lines: [
      { text: line("Your subscription to :product was cancelled. It ends on :date."), values, icon: "circle-alert" },
    ],
    mainAction: viewBilling,
  }),
});

export const trialRefusedNotice = noticeKind<{ product: string }>({
  id: "subscriptions.trial_refused",
  group: NOTICE_GROUPS.billing,
  name: line("You had a free trial before"),
  defaults: BY_MAIL,
  write: ({ product }) => ({
    lines: [
      {
        text: line("Your trial of :product has ended, because your address or your card had a free trial before"),
        values: { product },
        icon: "circle-alert",
      },
      { text: line("Nothing was charged. You can subscribe without a trial.") },
    ],
    mainAction: { label: line("See plans"), action: routes.pricing },
  }),
});

export const endedNotice = noticeKind<{ product: string }>({
  id: "subscriptions.ended",
  group: NOTICE_GROUPS.billing,
  name: line("Your subscription has ended"),
  defaults: BY_MAIL,
  write: ({ product }) => ({
    lines: [
      { text: line("Your subscription to :product has ended"), values: { product }, icon: "circle-alert" },
      { text: line("Nothing that you made will be deleted.") },
    ],
    mainAction: { label: line("See plans"), action: routes.pricing },
  }),
});
