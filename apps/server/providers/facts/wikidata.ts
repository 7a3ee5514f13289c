// A few figures of a subject from Wikidata, each as one plain sentence. Properties and units are closed tables, and a
// figure that needs an explanation (of one sex, disputed, with several values) is left out.
// https://www.wikidata.org/w/api.php?action=help&modules=wbgetentities

import { z } from 'zod'
import type { FactEngine, FactText } from './port.ts'
import type { Site } from './site.ts'

const name = 'Wikidata'
const licence = { licence: 'CC0 1.0', licenceUrl: 'https://creativecommons.org/publicdomain/zero/1.0/' }

type Say = (subject: string, value: string, year: string | null) => string

interface Figure {
  kind: 'quantity' | 'time'
  /** Of several values, the latest holds. */
  isLatest?: true
  /** Whether a number without a unit makes sense. */
  isCount?: true
  say: Say
}

const figures: Readonly<Record<string, Figure>> = {
  P569: { kind: 'time', say: (subject, value) => `${subject} was born ${value}.` },
  P570: { kind: 'time', say: (subject, value) => `${subject} died ${value}.` },
  P571: { kind: 'time', say: (subject, value) => `${subject} began ${value}.` },
  P1082: {
    kind: 'quantity',
    isLatest: true,
    isCount: true,
    say: (subject, value, year) =>
      year === null
        ? `${subject} has ${value} inhabitants.`
        : `${subject} had ${value} inhabitants in ${year}.`,
  },
  P2046: { kind: 'quantity', isLatest: true, say: (subject, value) => `${subject} covers ${value}.` },
  P2048: { kind: 'quantity', say: (subject, value) => `${subject} is ${value} tall.` },
  P2043: { kind: 'quantity', say: (subject, value) => `${subject} is ${value} long.` },
  P2044: { kind: 'quantity', say: (subject, value) => `${subject} is ${value} above sea level.` },
  P2067: { kind: 'quantity', say: (subject, value) => `${subject} has a mass of ${value}.` },
  P2386: { kind: 'quantity', say: (subject, value) => `${subject} has a diameter of ${value}.` },
}

/** One and many. */
const units: Readonly<Record<string, readonly [string, string]>> = {
  Q11573: ['meter', 'meters'],
  Q828224: ['kilometer', 'kilometers'],
  Q174728: ['centimeter', 'centimeters'],
  Q174789: ['millimeter', 'millimeters'],
  Q3710: ['foot', 'feet'],
  Q253276: ['mile', 'miles'],
  Q218593: ['inch', 'inches'],
  Q712226: ['square kilometer', 'square kilometers'],
  Q25343: ['square meter', 'square meters'],
  Q35852: ['hectare', 'hectares'],
  Q81292: ['acre', 'acres'],
  Q232291: ['square mile', 'square miles'],
  Q11570: ['kilogram', 'kilograms'],
  Q41803: ['gram', 'grams'],
  Q191118: ['metric ton', 'metric tons'],
  Q100995: ['pound', 'pounds'],
}

/** Qualifiers that don't change what the figure is about: when and how it was found, and by which method. */
const harmless: ReadonlySet<string> = new Set(['P585', 'P459', 'P3831'])
const gregorian = 'http://www.wikidata.org/entity/Q1985727'

const timeSchema = z.object({
  time: z.string().max(40),
  precision: z.number().int(),
  calendarmodel: z.string(),
})
const quantitySchema = z.object({ amount: z.string().max(40), unit: z.string().max(200) })
const claimSchema = z.object({
  rank: z.enum(['preferred', 'normal', 'deprecated']),
  mainsnak: z.object({
    snaktype: z.string(),
    datavalue: z.object({ value: z.unknown() }).optional(),
  }),
  qualifiers: z
    .record(z.string(), z.array(z.object({ datavalue: z.object({ value: z.unknown() }).optional() })))
    .optional(),
})
type Claim = z.infer<typeof claimSchema>

const answerSchema = z.object({
  entities: z.record(z.string(), z.object({ claims: z.record(z.string(), z.array(z.unknown())).optional() })),
})

/** The engine for the figures of a subject that an earlier engine found. */
export function createWikidata(site: Site, apiUrl: string): FactEngine {
  return {
    id: 'wikidata',
    name,
    needsNetwork: true,
    status: () => ({
      kind: 'facts',
      id: 'wikidata',
      name,
      isBuiltIn: true,
      state: 'ready',
      sentence:
        'Adds a few figures, such as heights and dates, to what Wikipedia says. Needs a network, no key.',
      credits: 0,
    }),
    async find({ entity, account, signal }) {
      if (!entity || !/^Q\d{1,12}$/.test(entity.id)) return { status: 'nothing' }
      const parameters = {
        action: 'wbgetentities',
        format: 'json',
        formatversion: '2',
        maxlag: '5',
        ids: entity.id,
        props: 'claims',
      }
      const { answer, readAt } = await site.ask(parameters, answerSchema, { account, signal })
      const claims = answer.entities[entity.id]?.claims ?? {}
      const sentences = Object.entries(figures).flatMap(([property, figure]) =>
        sayFigure(figure, claims[property] ?? [], capitalize(entity.name)),
      )
      if (sentences.length === 0) return { status: 'nothing' }
      const text: FactText = {
        kind: 'wikidata',
        title: entity.name.replace(/^(?:the|an?) /, ''),
        site: name,
        url: new URL(`/wiki/${entity.id}`, apiUrl).href,
        ...licence,
        readAt,
        text: sentences.join('\n\n'),
      }
      return { status: 'found', texts: [text], entity: null }
    },
  }
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** No sentence for a figure that is missing, unclear or of an unknown unit. */
function sayFigure(figure: Figure, given: readonly unknown[], subject: string): string[] {
  const claims = given.flatMap((claim) => {
    const parsed = claimSchema.safeParse(claim)
    return parsed.success && isPlain(parsed.data) ? [parsed.data] : []
  })
  const preferred = claims.filter(({ rank }) => rank === 'preferred')
  const best = preferred.length > 0 ? preferred : claims
  const chosen = figure.isLatest ? best.toSorted((a, b) => yearOf(b) - yearOf(a)).slice(0, 1) : best
  const values = new Set(chosen.flatMap((claim) => sayValue(figure, claim.mainsnak.datavalue?.value) ?? []))
  if (values.size !== 1) return []
  const year = yearOf(chosen[0]!)
  return [figure.say(subject, [...values][0]!, Number.isFinite(year) ? `${year}` : null)]
}

function isPlain({ rank, mainsnak, qualifiers = {} }: Claim): boolean {
  if (rank === 'deprecated' || mainsnak.snaktype !== 'value') return false
  return Object.keys(qualifiers).every((property) => harmless.has(property))
}

/** The year of which a figure is; -Infinity without one. */
function yearOf({ qualifiers }: Claim): number {
  const time = timeSchema.safeParse(qualifiers?.['P585']?.[0]?.datavalue?.value)
  const year = time.success ? /^\+(\d{4})-/.exec(time.data.time)?.[1] : undefined
  return year === undefined ? Number.NEGATIVE_INFINITY : Number(year)
}

function sayValue({ kind, isCount }: Figure, value: unknown): string | null {
  if (kind === 'time') {
    const time = timeSchema.safeParse(value)
    return time.success ? sayTime(time.data) : null
  }
  const quantity = quantitySchema.safeParse(value)
  if (!quantity.success) return null
  const amount = Number(quantity.data.amount)
  if (!Number.isFinite(amount) || amount <= 0 || amount >= 1e15) return null
  const number = amount.toLocaleString('en-US', { maximumFractionDigits: 2 })
  if (isCount) return quantity.data.unit === '1' ? number : null
  const unit = units[/\/(Q\d{1,12})$/.exec(quantity.data.unit)?.[1] ?? '']
  return unit === undefined ? null : `${number} ${amount === 1 ? unit[0] : unit[1]}`
}

const months = 'January February March April May June July August September October November December'.split(
  ' ',
)

/** "on March 14, 1879", "in March 1879" or "in 1879"; null for a decade or less exact. */
function sayTime({ time, precision, calendarmodel }: z.infer<typeof timeSchema>): string | null {
  const [, sign, digits, month, day] = /^([+-])(\d{4,6})-(\d\d)-(\d\d)T/.exec(time) ?? []
  if (digits === undefined || precision < 9) return null
  const year = sign === '-' ? `${Number(digits)} BC` : `${Number(digits)}`
  const monthName = months[Number(month) - 1]
  // A day of the Julian calendar is another day of ours.
  if (precision === 9 || monthName === undefined || calendarmodel !== gregorian) return `in ${year}`
  return precision === 10 ? `in ${monthName} ${year}` : `on ${monthName} ${Number(day)}, ${year}`
}
