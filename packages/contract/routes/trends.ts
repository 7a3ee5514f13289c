import { z } from 'zod'
import { zoneSchema } from './calendar.ts'
import { defineRoute } from './route.ts'

/** Where a topic comes from. */
export const topicSources = ['results', 'calendar', 'season'] as const
export type TopicSource = (typeof topicSources)[number]

const startSchema = z.object({
  /** The first line of the post, for choosing. */
  hook: z.string(),
  /** What to begin with; blanks are in [brackets]. */
  text: z.string(),
})

export const topicSchema = z.object({
  id: z.string(),
  source: z.enum(topicSources),
  title: z.string(),
  /** What the topic rests on, as a sentence. */
  basis: z.string(),
  starts: z.array(startSchema).min(1),
  /** The day to plan the post for; null where any day is as good. */
  date: z.iso.date().nullable(),
  /** The content pillar that the post would belong to. */
  pillar: z.string().nullable(),
  /** What to look for ideas about; null where ideas would not help. */
  ideaTopic: z.string().max(200).nullable(),
})
export type Topic = z.infer<typeof topicSchema>

export const readTopics = defineRoute({
  area: 'trends',
  method: 'get',
  path: '/api/trends',
  summary: 'Topics to post about, from own results, the calendar and the season',
  access: 'session',
  needs: 'trends',
  /** Decides which day is today. */
  query: z.object({ zone: zoneSchema }),
  status: 200,
  answer: z.object({
    topics: z.array(topicSchema),
    /** Why there is no topic from own results; null when there is one. */
    resultsNote: z.string().nullable(),
    /** Why there is no topic from the calendar; null when there is one. */
    calendarNote: z.string().nullable(),
  }),
})
