// Texts to post with a short, made of the script's own words within each platform's limits.

import { publishLimits } from '@vivify/contract/plans'
import type { AnalysedToken, LanguageTools } from './wording/language-tools.ts'
import { callToActionPattern } from './from-script.ts'
import { countWords, splitSentences } from './wording/sentences.ts'
import { findTopics } from '../image/motifs/find-motif.ts'
import { countLemmas, isConcrete } from './wording/visual-keywords.ts'

export type PublishPlatform = 'tiktok' | 'instagram' | 'youtube' | 'facebook' | 'twitter' | 'linkedin'

export interface PublishText {
  readonly platform: PublishPlatform
  /** null on platforms without titles. */
  readonly title: string | null
  /** Caption without the hashtags. */
  readonly caption: string
  /** Hashtags including their #. */
  readonly hashtags: readonly string[]
}

interface Limits {
  /** Limit for the title; null where there is none. */
  readonly titleCharacters: number | null
  /** Limit for caption and hashtags together, with a blank line between them. */
  readonly characters: number
  /** Number of sentences of the script to use. */
  readonly sentences: number
  readonly hashtags: number
}

/** The numbers of sentences and hashtags are those that read well on each platform. */
const limitsOf: Readonly<Record<PublishPlatform, Limits>> = {
  tiktok: { ...publishLimits.tiktok, sentences: 1, hashtags: 5 },
  instagram: { ...publishLimits.instagram, sentences: 3, hashtags: 5 },
  youtube: { ...publishLimits.youtube, sentences: 3, hashtags: 3 },
  facebook: { ...publishLimits.facebook, sentences: 3, hashtags: 3 },
  twitter: { ...publishLimits.twitter, sentences: 1, hashtags: 3 },
  linkedin: { ...publishLimits.linkedin, sentences: 99, hashtags: 4 },
}
const maxHashtagCharacters = 24
const minHashtags = 3
const maxHashtags = 8

export interface PublishedScript {
  readonly title: string
  /** Words of each scene, the hook first. */
  readonly says: readonly string[]
}

/** Writes title, caption and hashtags for every platform. Adds nothing to the script. */
export function writePublishTexts(script: PublishedScript, tools: LanguageTools): PublishText[] {
  const sentences = script.says.flatMap(splitSentences)
  const tags = findHashtags(script, tools)
  const platforms = Object.keys(limitsOf) as PublishPlatform[]
  return platforms.map((platform) => {
    const limits = limitsOf[platform]
    const hashtags = fitHashtags(tags, limits)
    const room = limits.characters - weigh(hashtags.join(' ')) - 2
    return {
      platform,
      title: limits.titleCharacters === null ? null : writeTitle(script, sentences, limits.titleCharacters),
      caption: writeCaption(platform, sentences, { ...limits, characters: room }),
      hashtags,
    }
  })
}

/** The hook, or the script's own title when the hook is too long for a title. */
function writeTitle(script: PublishedScript, sentences: readonly string[], maxCharacters: number): string {
  const hook = (sentences[0] ?? script.title).replace(/\.$/, '')
  const title = hook.length <= maxCharacters ? hook : script.title || hook
  return cutAtWord(title, maxCharacters)
}

/** The hook, then as much of the story as reads well on the platform, then the script's call to action. */
function writeCaption(platform: PublishPlatform, sentences: readonly string[], limits: Limits): string {
  const [hook = '', ...rest] = sentences
  const asked = rest.filter((sentence) => callToActionPattern.test(sentence) || sentence.endsWith('?')).at(-1)
  const story = rest.filter((sentence) => sentence !== asked)
  // LinkedIn gets a list of short lines, the other platforms a paragraph.
  const isList = platform === 'linkedin'
  const join = (count: number, asks: boolean): string => {
    const told = story.slice(0, count)
    const parts = isList
      ? [hook, told.join('\n'), asks ? asked : '']
      : [[hook, ...told].join(' '), asks ? asked : '']
    return parts.filter(Boolean).join('\n\n')
  }
  const wanted = Math.min(limits.sentences - 1, story.length)
  for (let count = wanted; count >= 0; count--) {
    for (const asks of asked === undefined ? [false] : [true, false]) {
      const caption = join(count, asks)
      if (weigh(caption) <= limits.characters) return caption
    }
  }
  return cutAtWord(hook, Math.floor(limits.characters / 2))
}

/**
 * Length as X counts it, which is never less than the number of characters: everything beyond Latin counts as two.
 * Accurate enough for the other platforms, whose limits are far away.
 */
function weigh(text: string): number {
  let weight = 0
  for (const character of text.normalize('NFC')) {
    const code = character.codePointAt(0)!
    const isLight = code <= 0x10ff || (code >= 0x2000 && code <= 0x200d) || (code >= 0x2010 && code <= 0x201f)
    weight += isLight || (code >= 0x2032 && code <= 0x2037) ? 1 : 2
  }
  return weight
}

function cutAtWord(text: string, maxCharacters: number): string {
  if (text.length <= maxCharacters) return text
  const cut = text.slice(0, maxCharacters - 1)
  const space = cut.lastIndexOf(' ')
  return `${(space > maxCharacters / 2 ? cut.slice(0, space) : cut).replace(/(?<![\s,;:–—-])[\s,;:–—-]+$/, '')}…`
}

function fitHashtags(tags: readonly string[], limits: Limits): string[] {
  const kept: string[] = []
  for (const tag of tags.slice(0, limits.hashtags)) {
    // At least half of a short post is for words.
    if (weigh([...kept, tag].join(' ')) > Math.min(limits.characters / 3, 150)) break
    kept.push(tag)
  }
  return kept
}

/** Words that nobody searches for. */
const vague =
  /^(?:thing|things|way|ways|people|person|lot|time|times|day|days|year|years|one|part|bit|kind|sort|number|world|name|names|word|words|top|side|end|place|home|hand|hands|eye|eyes|minute|minutes|hour|hours|comment|comments|video|half|pair|drop|guy|guys|channel|today|friend|friends|like|read|mark|fortune|bit|bits|amount|size|state|shape|piece|pieces|button|item|items|stuff|question|answer|reason|idea|fact|facts|center|centre)$/i

/** The script's field, as people search for it. */
const fieldTags: Readonly<Record<string, string>> = {
  'science and space': '#Science',
  'history and mystery': '#History',
  food: '#Food',
  money: '#Money',
  'nature, animals and pets': '#Nature',
  'travel and vehicles': '#Travel',
  'technology and games': '#Technology',
  sports: '#Sports',
  'productivity and mind': '#Productivity',
  'health and fitness': '#Health',
  'fashion, art and entertainment': '#Culture',
  'family, home and school': '#Home',
  business: '#Business',
}
/** A field is named when at least this many sentences mention it. */
const minFieldVotes = 2

interface Tag {
  readonly text: string
  readonly score: number
}

/** Three to eight tags from the script's most frequent nouns and names, with its field as the third. */
function findHashtags(script: PublishedScript, tools: LanguageTools): string[] {
  const sentences = script.says.flatMap(splitSentences)
  const analysed = sentences.map((sentence) => tools.analyse(sentence))
  const specific = rankHashtags(script.title, analysed, tools, isConcrete)
  const field = findField([script.title, ...sentences])
  // A script with only abstract nouns uses those.
  const loose = specific.length >= minHashtags ? [] : rankHashtags(script.title, analysed, tools, isNoun)
  const ranked = [...specific.slice(0, 2), ...(field ? [field] : []), ...specific.slice(2), ...loose]
  const distinct = ranked.filter((tag, index) => !ranked.slice(0, index).some((other) => isSame(tag, other)))
  return distinct.slice(0, maxHashtags)
}

function findField(texts: readonly string[]): string | undefined {
  const votes = new Map<string, number>()
  for (const text of texts) {
    for (const category of new Set(findTopics(text).map(({ topic }) => topic.category))) {
      votes.set(category, (votes.get(category) ?? 0) + 1)
    }
  }
  const [best] = [...votes].toSorted((a, b) => b[1] - a[1])
  return best && best[1] >= minFieldVotes ? fieldTags[best[0]] : undefined
}

function rankHashtags(
  title: string,
  analysed: readonly (readonly AnalysedToken[])[],
  tools: LanguageTools,
  isTelling: (token: AnalysedToken) => boolean,
): string[] {
  const counts = countLemmas(analysed)
  const inTitle = new Set(tools.analyse(title).map((token) => token.lemma))
  const tags = new Map<string, Tag>()
  for (const run of analysed.flatMap(nounRuns)) {
    for (const span of [run.slice(-2), ...run.map((token) => [token])]) {
      const tag = span.every(isTelling) ? writeHashtag(span) : null
      if (tag === null) continue
      const weight = span.reduce((sum, token) => sum + weighToken(token, counts, inTitle), 0) / span.length
      const score = weight + (span.length > 1 ? 0.6 : 0)
      if (score > (tags.get(tag.toLowerCase())?.score ?? 0)) tags.set(tag.toLowerCase(), { text: tag, score })
    }
  }
  return [...tags.values()].toSorted((a, b) => b.score - a.score).map(({ text }) => text)
}

function weighToken(
  token: AnalysedToken,
  counts: ReadonlyMap<string, number>,
  inTitle: ReadonlySet<string>,
): number {
  const isName = token.partOfSpeech === 'PROPN'
  return Math.min(4, counts.get(token.lemma) ?? 1) + (inTitle.has(token.lemma) ? 2.5 : 0) + (isName ? 0.7 : 0)
}

function isNoun({ partOfSpeech }: AnalysedToken): boolean {
  return partOfSpeech === 'NOUN' || partOfSpeech === 'PROPN'
}

function nounRuns(tokens: readonly AnalysedToken[]): AnalysedToken[][] {
  const runs: AnalysedToken[][] = []
  let isOpen = false
  for (const token of tokens) {
    const isTagged = isNoun(token) && /^\p{L}[\p{L}\p{N}-]*$/u.test(token.text)
    if (isTagged && isOpen) runs.at(-1)!.push(token)
    else if (isTagged) runs.push([token])
    isOpen = isTagged
  }
  return runs
}

/** "#RomanConcrete"; null for a tag without meaning. */
function writeHashtag(span: readonly AnalysedToken[]): string | null {
  if (span.some((token) => token.lower.length < 3 || vague.test(token.lower))) return null
  const words = span.flatMap((token) => token.text.split('-'))
  const text = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
  return text.length <= maxHashtagCharacters && countWords(text) > 0 ? `#${text}` : null
}

/** True for pairs such as "#Ring" and "#Rings", or "#Concrete" and "#RomanConcrete". */
function isSame(tag: string, other: string): boolean {
  const bare = (text: string): string => text.slice(1).toLowerCase().replace(/s$/, '')
  return bare(other).includes(bare(tag)) || bare(tag).includes(bare(other))
}
