// Sentences about license keys: on their screen, and of the command line.

const count = (many: number, one: string): string =>
  `${many.toLocaleString('en')} ${many === 1 ? one : `${one}s`}`

export const licenceMessages = {
  keyMissing: 'Please enter a license key',
  keyMalformed: 'Please enter a valid license key format (VVF-XXXX-XXXX-XXXX-XXXX)',
  failed: 'Failed to redeem license key. Please try again.',
  redeemed: 'License key redeemed successfully!',
  redeemedBefore: (when: string) => `You redeemed this key on ${when}. Nothing was added again.`,
  tooManyTries: (minutes: number) => `Too many tries. You can try again in ${count(minutes, 'minute')}.`,
  heading: 'Redeem License',
  about:
    'Enter your license key to add its credits to your account. A larger plan that comes with it applies at once.',
  keyLabel: 'License Key',
  keyHint: 'VVF- and four groups of four letters or digits. You can paste it as it is.',
  noKey: 'No key?',
  facts: {
    once: 'A key works once, for one account. Redeeming your own again changes nothing.',
    lasting: 'Its credits don’t expire. They are yours until you use them.',
    guests: 'As a guest you keep everything when you sign up later, with the same credits and plan.',
  },
  backToWork: 'Back to your work',
  given: { credits: 'Credits', plan: 'Plan', expiry: 'Credits expire' },
  never: 'Never',
  balanceNow: (credits: number) => `You have ${count(credits, 'credit')} now.`,
  ending: (lastFour: string) => `…${lastFour}`,
  redeem: 'Redeem Key',
  redeeming: 'Redeeming...',
  upgrade: 'Upgrade your plan',
  planStays: (plan: string) => `You stay on ${plan}, which is larger.`,
  planIsYours: 'It is your plan now.',
  creditsAdded: (credits: number) => `+${credits.toLocaleString('en')}`,
  creditsNever: 'They are yours until you use them.',
  history: 'Keys you have redeemed',
  historyEmpty: 'Keys that you redeem are listed here, with what each of them gave.',
  historyFailed: 'Your redeemed keys could not be loaded.',
  revoked: (taken: number) =>
    taken === 0 ? 'Revoked' : `Revoked; ${count(taken, 'unused credit')} taken back`,
} as const

export const licenceCommandMessages = {
  usage:
    'Use vivify license issue --plan PLAN --count N, vivify license list, or vivify license revoke KEY. Run vivify help for the options.',
  badPlan: (plans: readonly string[]) => `Say which plan the keys give: --plan ${plans.join('|')}.`,
  unknownOption: (said: string) => `${said}. Run vivify help for the options.`,
  badNumber: (option: string, least: number, most: number) =>
    `--${option} takes a whole number from ${least.toLocaleString('en')} to ${most.toLocaleString('en')}.`,
  badDate: (given: string) =>
    `“${given}” is not a future date. Write the last day on which keys can be redeemed like this: --expires 2027-12-31.`,
  badBatch: 'A batch has a name of at most 100 characters.',
  revokeWhat: 'Say what to revoke: a KEY, or all keys of a batch with --batch NAME.',
  unknownKey: 'There is no such license key here.',
  unknownBatch: (batch: string) => `There is no batch “${batch}”. Run vivify license list to see them.`,
  issued: (keys: number, batch: string) =>
    `${count(keys, 'key')} issued in the batch ${batch}. Keep the list: keys are shown only now.`,
  revoked: (keys: number, credits: number) =>
    credits === 0
      ? `${count(keys, 'key')} revoked.`
      : `${count(keys, 'key')} revoked, and ${count(credits, 'unused credit')} taken back.`,
  expires: (day: string) => `to be redeemed by ${day}`,
  takenBack: (credits: number) => `${count(credits, 'credit')} taken back`,
  credits: (credits: number) => count(credits, 'credit'),
  seats: (seats: number) => count(seats, 'seat'),
  none: 'There are no license keys. vivify license issue makes some.',
} as const
