// Days of the coming weeks that people post about.

import type { Topic } from '@vivify/contract/routes/trends'
import { trendMessages } from '@vivify/contract/trend-messages'
import { listOccasions, type Occasion } from '@vivify/social/season'

const seasonDays = 35
const maxTopics = 8

/** The nearest occasions, in the order of their dates. In a season with many, those that few people keep are left out. */
export function listSeasonTopics(today: string): Topic[] {
  const occasions = listOccasions(today, seasonDays)
  const kept = new Set(
    occasions
      .toSorted(
        (one, other) => Number(other.observance.isBig ?? false) - Number(one.observance.isBig ?? false),
      )
      .slice(0, maxTopics),
  )
  return occasions.filter((occasion) => kept.has(occasion)).map(describe)
}

function describe({ observance, date, daysAway }: Occasion): Topic {
  const { name, hooks, topic, isRough = false } = observance
  const title = name.replace(/^the /, '')
  const day = Temporal.PlainDate.from(date).toLocaleString('en-US', {
    ...(isRough ? {} : { weekday: 'long' }),
    month: 'long',
    day: 'numeric',
  })
  return {
    id: `season-${date}-${title.toLowerCase().replace(/[^a-z]+/g, '-')}`,
    source: 'season',
    title: `${title.charAt(0).toUpperCase()}${title.slice(1)}`,
    basis: trendMessages.season({ daysAway, day, name, isRough }),
    starts: hooks.map((hook) => ({ hook, text: trendMessages.seasonText(hook) })),
    // A post for today is one for now.
    date: daysAway === 0 ? null : date,
    pillar: null,
    ideaTopic: topic ?? title,
  }
}
