// Sentences about credits: their page, and what is said wherever there are too few.

import type { CreditChange, CreditFilter, CreditSubject } from './routes/credits.ts'

const count = (credits: number): string =>
  `${credits.toLocaleString('en')} ${credits === 1 ? 'credit' : 'credits'}`

const isMissing = (credits: number): string => `${count(credits)} ${credits === 1 ? 'is' : 'are'} missing`

const subjects: Record<CreditSubject, string> = {
  welcome: 'Welcome credits',
  plan: 'Plan credits',
  licence: 'License key',
  video: 'Video',
  article: 'Article',
  pictures: 'Pictures',
  persona: 'Pictures of a persona',
  debt: 'Debt from a disputed payment',
  other: 'Credits',
}

export const creditMessages = {
  heading: 'Credits',
  about: 'Everything that was added to your balance, and everything it paid for.',
  balance: 'Balance',
  downloadCsv: 'Download CSV',
  showLabel: 'Show',
  filters: { all: 'All', added: 'Added', spent: 'Spent', returned: 'Given back' } satisfies Record<
    CreditFilter,
    string
  >,
  periodLabel: 'Period',
  periods: { all: 'All time', '30': 'Last 30 days', '90': 'Last 90 days', '365': 'Last 12 months' },
  columns: { what: 'What', when: 'When', amount: 'Change', balanceAfter: 'Balance' },
  /** A row's first line: what the credits were for, such as `Video “Octopus”`. */
  what: ({ kind, subject, name }: Pick<CreditChange, 'kind' | 'subject' | 'name'>) => {
    const of = name === null ? '' : subject === 'licence' ? ` …${name}` : ` “${name}”`
    return kind === 'adjust' && subject === 'licence'
      ? `License key${of}, revoked`
      : `${subjects[subject]}${of}`
  },
  outcomes: {
    held: 'On hold until it is made',
    charged: 'Charged',
    returned: 'Given back',
  } satisfies Record<NonNullable<CreditChange['outcome']>, string>,
  kinds: {
    grant: 'Added',
    reserve: 'Spent',
    commit: 'Part not used, given back',
    release: 'Given back',
    expire: 'Expired',
    refund: 'Payment refunded',
    dispute: 'Payment disputed',
    adjust: 'Taken back by the operator',
  } satisfies Record<CreditChange['kind'], string>,
  /** A row's second line. */
  how: ({ kind, amount, outcome, subject }: CreditChange): string => {
    if (outcome !== null) return creditMessages.outcomes[outcome]
    if (kind === 'dispute' && amount > 0) return 'Dispute won, given back'
    return kind === 'dispute' && subject === 'debt' ? 'Paid' : creditMessages.kinds[kind]
  },
  showMore: 'Show more',
  none: 'Nothing here',
  noneForFilter: 'No change of your balance matches. Choose another filter or period.',
  failed: 'Your credits could not be loaded.',
  low: (credits: number, videoPrice: number) =>
    credits === 0
      ? `You have no credits left. A video costs ${videoPrice}.`
      : `You have ${count(credits)} left. A video costs ${videoPrice}.`,
  debt: (credits: number) =>
    `${count(credits)} from a disputed payment ${credits === 1 ? 'was' : 'were'} already spent. Credits that you get next pay ${credits === 1 ? 'it' : 'them'} first.`,
  needMore: 'Need more?',
  runningLow: 'Running low.',
  missing: (missing: number) => `${isMissing(missing)}.`,
  /** The server's answer when work costs more than there is. */
  insufficient: (cost: number, credits: number) =>
    `This costs ${count(cost)} and you have ${credits.toLocaleString('en')}: ${isMissing(cost - credits)}. Choose a plan or redeem a license key to continue.`,
  balanceFull: (most: number) => `An account holds at most ${count(most)}, so nothing was added.`,
  choosePlan: 'Choose a plan',
  choosePlanInside: 'choose a plan',
  or: 'or',
  redeemKey: 'redeem a license key',
  seeAll: 'See all changes',
  openFrom: (credits: number) => `${count(credits)}: see all changes`,
} as const
