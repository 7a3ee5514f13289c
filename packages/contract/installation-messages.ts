// The sentences of the operator's page; messages.ts is where they are read from.

import { jobNames } from './job-names.ts'
import { plans, type Plan } from './plans.ts'
import type { EngineKind } from './routes/engines.ts'
import type { DiskPart } from './routes/system.ts'

/** A kind of job that only another version knows, or a room of the code, such as `article-sites`. */
const fromIdentifier = (id: string): string =>
  `${id.slice(0, 1).toUpperCase()}${id.slice(1)}`.replaceAll('-', ' ')

const parts: Record<DiskPart, string> = {
  database: 'Database',
  storage: 'Files of accounts',
  cache: 'Cache of pictures and sound',
  segments: 'Rendered segments',
  footage: 'Footage of the server',
  work: 'Work in progress',
  other: 'Everything else',
}

const engineKinds: Record<EngineKind, string> = {
  text: 'Texts',
  image: 'Images',
  speech: 'Voices',
  music: 'Music',
  video: 'Video models',
  stock: 'Stock libraries',
  facts: 'Facts',
}

const number = (value: number): string => value.toLocaleString('en-US')
const count = (value: number, one: string, many: string): string =>
  `${number(value)} ${value === 1 ? one : many}`

export const installationMessages = {
  operatorOnly: 'Only the account that runs this server can see this.',
  intro: 'What this server is doing. It shows who uses it and how much, never what anybody made.',
  countedAt: (when: string) => `Counted ${when}, at most once a minute.`,
  refresh: 'Count again',
  server: 'Server',
  version: 'Version',
  database: 'Database',
  databases: { 'built in': 'Built in', PostgreSQL: 'PostgreSQL' },
  started: 'Started',
  free: 'Free disk space',
  freeOf: (free: string, total: string) => `${free} of ${total}`,
  accounts: 'Accounts',
  accountCount: (people: number, guests: number) =>
    `${count(people, 'account', 'accounts')}, ${count(guests, 'guest', 'guests')}`,
  credits: 'Credits of all accounts',
  proof: 'Credits and ledger',
  proofNone: 'The balances were not yet compared with the ledger.',
  proofRight: (balances: number, when: string) =>
    `${count(balances, 'balance equals', 'balances equal')} the sum of the ledger (${when}).`,
  proofWrong: (wrong: number, balances: number, when: string) =>
    `${number(wrong)} of ${count(balances, 'balance differs', 'balances differ')} from the sum of the ledger (${when}). The log names them.`,
  show: 'Which accounts',
  people: 'Accounts',
  guests: 'Guests',
  search: 'Search by email',
  columns: {
    email: 'Email',
    created: 'Created',
    lastSeen: 'Last seen',
    plan: 'Plan',
    credits: 'Credits',
    files: 'Files',
  },
  guest: 'Guest',
  operator: 'Operator',
  never: 'Never',
  plan: (id: Plan['id'] | null): string => plans.find((plan) => plan.id === id)?.name ?? 'None',
  noAccounts: 'No account found.',
  showMore: 'Show more',
  queue: 'Queue',
  queueEmpty: 'Nothing is waiting or running, and nothing has failed since yesterday.',
  queueColumns: {
    kind: 'Work',
    waiting: 'Waiting',
    later: 'Due later',
    running: 'Running',
    oldest: 'Oldest wait',
    silent: 'Silent',
    failed: 'Failed today',
  },
  silentHint:
    '“Silent” is work whose process has given no sign of life for a minute; another one takes it over. “Failed today” counts the last 24 hours.',
  kind: (kind: string): string =>
    Object.hasOwn(jobNames, kind) ? jobNames[kind as keyof typeof jobNames].all : fromIdentifier(kind),
  disk: 'Disk',
  diskColumns: { part: 'Part', size: 'Size', files: 'Files' },
  part: (part: DiskPart): string => parts[part],
  atLeast: (size: string) => `At least ${size}`,
  engines: 'Engines',
  engineKind: (kind: EngineKind): string => engineKinds[kind],
  ready: 'Ready',
  notReady: 'Not ready',
  errors: 'Errors of the last day',
  errorColumns: { sentence: 'What failed', area: 'Where', count: 'Count', lastSeen: 'Last seen' },
  noErrors: 'No errors since yesterday.',
  failed: 'The state of the server can’t be loaded.',
} as const
