// The words on a kit's pictures: what the person wrote there, or else a choice from the facts and texts of the kit.

import type { KitDocument, KitPictures } from '@vivify/contract/kit'
import type { KitPictureId } from '@vivify/contract/kit-choices'
import { readFacts } from '../read-facts.ts'
import { dropStop, fitSentences, splitSentences } from '../words.ts'

export interface PictureWords {
  headline: string
  /** On pictures with cards, each line is a card. */
  body: string
}

/** Most cards on one picture. */
export const maxCards = 5
const maxFeatureCharacters = 90
const maxStoryCharacters = 240
const maxAudienceCharacters = 90
const maxFactCharacters = 70

/** Which pictures a kit has: the story only when the maker told one. */
export function listPictures({ form, pictures }: Pick<KitDocument, 'form' | 'pictures'>): KitPictureId[] {
  const hasStory = form.why.trim() !== '' || (pictures.words.story?.body ?? '').trim() !== ''
  return hasStory
    ? ['cover', 'features', 'story', 'launch', 'thumbnail']
    : ['cover', 'features', 'launch', 'thumbnail']
}

/** The words of each picture. */
export function wordsOfPictures(document: KitDocument): Record<KitPictureId, PictureWords> {
  return { ...suggestWords(document), ...withoutHoles(document.pictures.words) }
}

function withoutHoles(words: KitPictures['words']): Partial<Record<KitPictureId, PictureWords>> {
  return Object.fromEntries(Object.entries(words).filter(([, entry]) => entry !== undefined))
}

function suggestWords({ form, texts }: KitDocument): Record<KitPictureId, PictureWords> {
  const facts = readFacts(form)
  const { name, audience, features, news, price, platforms, offer } = facts
  const tagline = texts?.taglines[0] ?? ''
  const [sentence = ''] = splitSentences(form.summary)
  const headline = tagline === '' ? dropStop(sentence) : tagline
  const isNamed = headline.toLowerCase().includes(audience.toLowerCase())
  const forWhom =
    audience !== '' && !isNamed && audience.length <= maxAudienceCharacters ? `For ${audience}` : ''
  const [newsFirst = ''] = splitSentences(news)
  const rows = [
    [price, 'Price'],
    [offer, 'For Product Hunt'],
    [platforms, 'Runs on'],
  ].flatMap(([fact = '', label]) => {
    const short = dropStop(fitSentences(fact, maxFactCharacters) || fact)
    return short === '' ? [] : [`${label}: ${short}`]
  })
  return {
    cover: { headline, body: forWhom },
    features: {
      headline: features.length === 0 ? dropStop(sentence) : 'What you get',
      body: features
        .slice(0, maxCards)
        .map(({ full }) => dropStop(fitSentences(full, maxFeatureCharacters) || full))
        .join('\n'),
    },
    story: { headline: `Why ${name} exists`, body: fitSentences(form.why, maxStoryCharacters) || form.why },
    launch: {
      headline: newsFirst === '' ? `${name} is on Product Hunt` : dropStop(newsFirst),
      body: rows.join('\n'),
    },
    thumbnail: { headline: initialsOf(name), body: '' },
  }
}

/** `Open Larder` gives `OL`, `Querylight` gives `Q`. */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? []
  const first = words.slice(0, 2).map((word) => [...word][0]!.toUpperCase())
  return first.join('') || [...name.trim()][0] || '?'
}
