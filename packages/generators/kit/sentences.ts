// Sentences about the product, which all parts of a kit are built from.

import type { Facts, Phrase } from './read-facts.ts'
import { asSentence, capitalize, dropStop, joinList, lowerFirst, splitSentences, together } from './words.ts'

/** `Querylight finds slow database queries before your users notice`, without its mark. */
export function introduce({ name, what }: Pick<Facts, 'name' | 'what'>): string {
  switch (what.kind) {
    case 'verb':
      return what.third === null ? `${name} helps you ${what.base}` : `${name} ${what.third}`
    case 'noun':
      return what.isPlural ? `${name}: ${what.noun}` : `${name} is ${what.noun}`
    case 'other':
      return `${name}: ${what.full}`
  }
}

/** The introduction for a text in which the name has just been said. */
export function introduceIt({ name, what }: Pick<Facts, 'name' | 'what'>): string {
  switch (what.kind) {
    case 'verb':
      return what.third === null ? `It helps you ${what.base}.` : `It ${what.third}.`
    case 'noun':
      return what.isPlural ? asSentence(what.full) : `It’s ${what.noun}.`
    case 'other':
      return asSentence(introduce({ name, what }))
  }
}

/** The introduction and the further sentences of the summary. */
export function describe(facts: Facts): string {
  return together(asSentence(introduce(facts)), ...facts.more)
}

/** Like `describe`, for a text in which the name has just been said. */
export function describeIt(facts: Facts): string {
  return together(introduceIt(facts), ...facts.more)
}

/** What it costs, as a sentence to read. */
export function namePrice({ price, name }: Facts): string {
  if (isFree(price)) return `${name} is ${lowerFirst(price)}`
  return price === '' ? '' : `What it costs: ${price}`
}

/** What it costs, as sentences to speak. */
export function speakPrice({ price }: Facts): string[] {
  if (isFree(price)) return [`It’s ${lowerFirst(price)}`]
  return splitSentences(price).map((sentence, at) =>
    at === 0 && /^[$€£¥\d]/u.test(sentence) ? `It costs ${sentence}` : sentence,
  )
}

/** `Free for one database, then $12 a month.` */
function isFree(price: string): boolean {
  return /^free(?: (?:for|up|while|until|during)\b|[,.!])/iu.test(price) && splitSentences(price).length === 1
}

/** `It’s for people who …`; empty when nobody is named, or when the summary names them. */
export function nameAudience(facts: Facts): string {
  return isAudienceInSummary(facts) ? '' : `It’s made for ${facts.audience}.`
}

export function isAudienceInSummary({ audience, what, more }: Facts): boolean {
  if (audience === '') return true
  return `${what.full} ${more.join(' ')}`.toLowerCase().includes(audience.toLowerCase())
}

/** The features as sentences; things that the product has are joined into one. */
export function describeFeatures(features: readonly Phrase[]): string[] {
  const things = features.flatMap((feature) => (feature.kind === 'noun' ? [feature.noun] : []))
  const sentences = features.flatMap((feature) => (feature.kind === 'noun' ? [] : [describeAction(feature)]))
  if (things.length === 0) return sentences
  return [...sentences, `${sentences.length === 0 ? 'You' : 'You also'} get ${joinList(things)}.`]
}

/** One feature as a sentence of its own. */
export function describeFeature(feature: Phrase): string {
  return feature.kind === 'noun' ? `You get ${feature.noun}.` : describeAction(feature)
}

function describeAction(feature: Exclude<Phrase, { kind: 'noun' }>): string {
  const isThird =
    feature.kind === 'verb' && feature.third !== null && capitalize(feature.third) === feature.full
  return isThird ? `It ${feature.third}.` : asSentence(feature.full)
}

/** The features as a list with bullets. */
export function listFeatures(features: readonly Phrase[]): string {
  return features.map(({ full }) => `• ${dropStop(full)}`).join('\n')
}

/** Where people find the product: at Product Hunt while the launch runs, else at its own address. */
export function launchAddress({ huntUrl, link }: Facts): string {
  return huntUrl === '' ? link : huntUrl
}

/** The words for the maker, who writes alone or for a team. */
export function speakAs({ voice }: Pick<Facts, 'voice'>) {
  return voice === 'I'
    ? ({
        We: 'I',
        we: 'I',
        Were: 'I’m',
        were: 'I’m',
        Wed: 'I’d',
        Well: 'I’ll',
        well: 'I’ll',
        us: 'me',
        our: 'my',
        makers: 'the maker',
      } as const)
    : ({
        We: 'We',
        we: 'we',
        Were: 'We’re',
        were: 'we’re',
        Wed: 'We’d',
        Well: 'We’ll',
        well: 'we’ll',
        us: 'us',
        our: 'our',
        makers: 'the makers',
      } as const)
}
