// Sentences about payments: checkout, subscriptions and what goes wrong with them.

export const paymentMessages = {
  badSignature: 'The event’s signature is missing, wrong or too old.',
  notSold: 'This plan is not sold here yet. Choose another one, or ask the operator. Nothing was charged.',
  guestFirst: 'Create an account first, so that you can sign in to what you pay for. Nothing was charged.',
  noCustomer: 'There is no subscription yet. Choose a plan first.',
  noProvider: 'This installation takes no payments.',
  heading: 'Your plan',
  confirming: 'Your payment is being confirmed',
  confirmingAbout:
    'The payment provider has not reported the payment yet. This usually takes a few seconds. You can leave this page: your plan starts by itself.',
  confirmed: (plan: string) => `You are on the ${plan} plan`,
  confirmedAbout: (credits: string) => `The payment was confirmed. You have ${credits} credits.`,
  notPaid: 'This checkout was not paid',
  notPaidAbout: 'Nothing was charged. You can choose a plan again at any time.',
  unknown: 'There is no such checkout',
  unknownAbout: 'It belongs to another account, or its address is not complete.',
  canceled: 'You left the checkout. Nothing was charged.',
  toPricing: 'See the plans',
  toWork: 'Start creating',
  manage: 'Manage billing',
  manageAbout: 'Change your plan, your card and your invoices at the payment provider.',
  renews: (date: string) => `Renews on ${date}.`,
  ends: (date: string) => `Ends on ${date}.`,
  alreadySubscribed: 'You have a subscription. Change it at the payment provider.',
  failed: 'Your last payment failed.',
  failedAbout: 'Update your card, so that you keep your plan and its credits.',
  updateCard: 'Update your card',
  mailSubject: 'Vivify: your last payment failed',
  mailText:
    'Your last payment for Vivify failed. Sign in and press “Update your card” at the top of any screen, so that you keep your plan and its credits.',
} as const
