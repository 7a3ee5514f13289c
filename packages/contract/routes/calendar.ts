import { z } from 'zod'
import { daySchema } from '../moments.ts'
import { platformSchema } from '../platforms.ts'
import { planSchema } from '../post.ts'
import { publicationSchema } from './article-sites.ts'
import { defineRoute, doneSchema, momentSchema } from './route.ts'

export const zoneSchema = z.string().min(1).max(64)

/** A weekly time at which a platform's queue sends. */
export const slotTimeSchema = z.object({
  /** 1 for Monday to 7 for Sunday. */
  weekday: z.number().int().min(1).max(7),
  /** Wall clock, such as `18:30`. */
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
})
export type SlotTime = z.infer<typeof slotTimeSchema>

export const queueSlotSchema = slotTimeSchema.extend({
  id: z.string(),
  platform: platformSchema,
  zone: z.string(),
})
export type QueueSlot = z.infer<typeof queueSlotSchema>

/** When posts on a platform may do best, and what that rests on. */
export const timeHintSchema = z.object({
  platform: platformSchema,
  times: z.array(slotTimeSchema),
  /** True when it rests on posts of this workspace. */
  isOwnData: z.boolean(),
  /** What the times rest on, as a sentence. */
  basis: z.string(),
})
export type TimeHint = z.infer<typeof timeHintSchema>

/** Most slots of one platform. */
export const maxSlots = 70

export const listSlots = defineRoute({
  area: 'calendar',
  method: 'get',
  path: '/api/calendar/slots',
  summary: 'Queue slots of all platforms, and the times to suggest for them',
  access: 'session',
  query: z.object({ zone: zoneSchema }),
  status: 200,
  answer: z.object({ slots: z.array(queueSlotSchema), hints: z.array(timeHintSchema) }),
})

export const replaceSlots = defineRoute({
  area: 'calendar',
  method: 'put',
  path: '/api/calendar/slots/{platform}',
  summary: 'Replace the queue slots of a platform',
  access: 'session',
  params: z.object({ platform: platformSchema }),
  body: z.object({ zone: zoneSchema, slots: z.array(slotTimeSchema).max(maxSlots) }),
  status: 200,
  answer: z.object({ slots: z.array(queueSlotSchema) }),
})

const platformListSchema = z
  .string()
  .max(120)
  .transform((text) => text.split(','))
  .pipe(z.array(platformSchema).min(1).max(9))

export const freeSlotSchema = z.object({
  plan: planSchema,
  at: momentSchema,
  /** The platforms with a slot at this time. */
  platforms: z.array(platformSchema),
  /** Where the time comes from, as a sentence. */
  basis: z.string(),
})
export type FreeSlot = z.infer<typeof freeSlotSchema>

export const findFreeSlot = defineRoute({
  area: 'calendar',
  method: 'get',
  path: '/api/calendar/free-slot',
  summary: 'The next queue slot that no scheduled post of these platforms takes; null when all are taken',
  access: 'session',
  query: z.object({ platforms: platformListSchema, zone: zoneSchema }),
  status: 200,
  answer: z.object({ slot: freeSlotSchema.nullable() }),
})

/** An article at a site, at the moment where it stands in the calendar. */
export const calendarArticleSchema = publicationSchema.extend({
  title: z.string(),
  /** When it was published; otherwise its planned moment, or when it was tried. */
  at: momentSchema,
  changedAt: momentSchema,
})
export type CalendarArticle = z.infer<typeof calendarArticleSchema>

export const listCalendarArticles = defineRoute({
  area: 'calendar',
  method: 'get',
  path: '/api/calendar/articles',
  summary:
    'Articles that are scheduled for a site, were published there or failed, between two days; one that is published and scheduled again is there twice',
  access: 'session',
  query: z.object({
    /** First day in UTC, such as `2026-11-23`. */
    from: daySchema,
    /** Last day. */
    to: daySchema,
  }),
  status: 200,
  answer: z.object({ articles: z.array(calendarArticleSchema) }),
})

/** Largest CSV file, in characters. The largest request is 5 MB. */
export const maxCsvCharacters = 5_000_000
export const maxCsvRows = 10_000

export const csvRowSchema = z.object({
  /** Its line in the file; the header is line 1. */
  line: z.number().int(),
  status: z.enum(['ok', 'problem']),
  /** `skipped` for a row with a problem. */
  becomes: z.enum(['draft', 'scheduled', 'skipped']),
  /** The first words. */
  text: z.string(),
  platforms: z.array(platformSchema),
  plan: planSchema.nullable(),
  mediaCount: z.number().int(),
  /** What is wrong, or what to know about it; null when there is nothing to say. */
  message: z.string().nullable(),
})
export type CsvRow = z.infer<typeof csvRowSchema>

export const importCsv = defineRoute({
  area: 'calendar',
  method: 'post',
  path: '/api/calendar/csv',
  summary: 'Say what each row of a CSV file becomes, or import it; a long import goes on from `nextLine`',
  access: 'session',
  body: z.object({
    csv: z.string().min(1).max(maxCsvCharacters),
    /** For rows without a zone of their own. */
    zone: zoneSchema,
    /** `drafts` schedules nothing: rows with a time become drafts with a plan. */
    saveAs: z.enum(['scheduled', 'drafts']).default('scheduled'),
    /** False for a preview, which changes nothing. */
    isCommit: z.boolean().default(false),
    /** An import that is repeated with the same key creates each post once. */
    idempotencyKey: z.string().min(8).max(100),
    /** The line to go on from. */
    fromLine: z.number().int().min(2).default(2),
  }),
  status: 200,
  answer: z.object({
    /** All rows of a preview; empty for an import. */
    rows: z.array(csvRowSchema),
    total: z.number().int(),
    ok: z.number().int(),
    problems: z.number().int(),
    /** Posts that this call imported, or found imported. */
    imported: z.number().int(),
    /** Where the next call goes on; null when the file is done. */
    nextLine: z.number().int().nullable(),
    /** Rows that failed while they were imported. */
    failures: z.array(z.object({ line: z.number().int(), message: z.string() })),
  }),
})

export const readFeed = defineRoute({
  area: 'calendar',
  method: 'get',
  path: '/api/calendar/feed',
  summary: 'Whether the calendar has a secret address to subscribe to',
  access: 'session',
  status: 200,
  answer: z.object({ createdAt: momentSchema.nullable() }),
})

export const rotateFeed = defineRoute({
  area: 'calendar',
  method: 'post',
  path: '/api/calendar/feed',
  summary: 'Make a new secret address, shown only now; the old one stops working',
  access: 'session',
  status: 201,
  answer: z.object({ path: z.string(), createdAt: momentSchema }),
})

export const disableFeed = defineRoute({
  area: 'calendar',
  method: 'delete',
  path: '/api/calendar/feed',
  summary: 'Make the secret address stop working',
  access: 'session',
  status: 200,
  answer: doneSchema,
})

export const readCalendarFeed = defineRoute({
  area: 'calendar',
  method: 'get',
  path: '/calendar/{file}',
  summary: 'Scheduled and published posts and articles as iCalendar, for the secret address of a calendar',
  access: 'public',
  /** The secret and `.ics`. */
  params: z.object({ file: z.string().max(80) }),
  status: 200,
  answerType: 'text/calendar',
})
