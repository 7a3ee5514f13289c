// What the person has typed and chosen on the auto writer's screen. This tab keeps it across reloads, each account's own.

import {
  articleLengths,
  articleStyles,
  defaultArticleConfig,
  maxQueuedTitles,
  photoStyles,
  pointsOfView,
} from '@vivify/contract/article-choices'
import { limits } from '@vivify/contract/plans'
import { readKept, writeKept, type Keeper } from '../../lib/kept-value.ts'
import type { QueuedTitle } from './queue/queue-edits.ts'

export interface ArticleConfig {
  niche: string
  articleStyle: (typeof articleStyles)[number]
  pointOfView: (typeof pointsOfView)[number]
  articleLength: (typeof articleLengths)[number]
  hasFeaturedImage: boolean
  imagesInArticle: number
  photoStyle: (typeof photoStyles)[number]
  usesBrandKit: boolean
}

export interface SourceFile {
  name: string
  text: string
  /** What was left out of the text, as sentences. */
  warnings: readonly string[]
}

export interface WriterForm {
  topic: string
  /** The field of titles, one a line. */
  titles: string
  queue: readonly QueuedTitle[]
  config: ArticleConfig
  notes: string
  /** Web addresses, one a line. */
  addresses: string
  usesWikipedia: boolean
  files: readonly SourceFile[]
  /** Id of the chosen text engine; null until the person chooses. */
  textEngine: string | null
  imageEngine: string
}

export const emptyForm: WriterForm = {
  topic: '',
  titles: '',
  queue: [],
  config: defaultArticleConfig,
  notes: '',
  addresses: '',
  usesWikipedia: true,
  files: [],
  textEngine: null,
  imageEngine: 'built-in',
}

const keyOf = (accountId: string): string => `vivify.auto-writer.${accountId}`
const filesKeyOf = (accountId: string): string => `vivify.auto-writer-files.${accountId}`

/** Stores the form without its files. */
export function writeForm(accountId: string, form: Omit<WriterForm, 'files'>, keeper: Keeper = 'tab'): void {
  writeKept(keyOf(accountId), form, keeper)
}

/** Files have a key of their own: they may be larger than the browser stores, and change seldom. */
export function writeFiles(accountId: string, files: readonly SourceFile[], keeper: Keeper = 'tab'): void {
  // If there is no room for the new list, the old one must not come back.
  writeKept(filesKeyOf(accountId), null, keeper)
  if (files.length > 0) writeKept(filesKeyOf(accountId), files, keeper)
}

/** Reads the stored form; what is missing, damaged or from another version gets its default. */
export function readForm(accountId: string, keeper: Keeper = 'tab'): WriterForm {
  const kept = fieldsOf(readKept(keyOf(accountId), keeper))
  const files = readKept(filesKeyOf(accountId), keeper)
  const text = (name: 'topic' | 'titles' | 'notes' | 'addresses'): string =>
    typeof kept[name] === 'string' ? kept[name] : ''
  return {
    topic: text('topic'),
    titles: text('titles'),
    queue: Array.isArray(kept['queue']) ? kept['queue'].filter(isQueued).slice(0, maxQueuedTitles) : [],
    config: readConfig(kept['config']),
    notes: text('notes'),
    addresses: text('addresses'),
    usesWikipedia: kept['usesWikipedia'] !== false,
    files: Array.isArray(files) ? files.filter(isSourceFile) : [],
    textEngine: typeof kept['textEngine'] === 'string' ? kept['textEngine'] : null,
    imageEngine: typeof kept['imageEngine'] === 'string' ? kept['imageEngine'] : emptyForm.imageEngine,
  }
}

function readConfig(value: unknown): ArticleConfig {
  const kept = fieldsOf(value)
  const usual: ArticleConfig = defaultArticleConfig
  const one = <Choice>(choices: readonly Choice[], chosen: unknown, fallback: Choice): Choice =>
    choices.find((choice) => choice === chosen) ?? fallback
  const images = kept['imagesInArticle']
  return {
    niche: typeof kept['niche'] === 'string' ? kept['niche'] : usual.niche,
    articleStyle: one(articleStyles, kept['articleStyle'], usual.articleStyle),
    pointOfView: one(pointsOfView, kept['pointOfView'], usual.pointOfView),
    articleLength: one(articleLengths, kept['articleLength'], usual.articleLength),
    hasFeaturedImage: kept['hasFeaturedImage'] !== false,
    imagesInArticle:
      Number.isInteger(images) && Number(images) >= 0 && Number(images) <= limits.articleImages
        ? Number(images)
        : usual.imagesInArticle,
    photoStyle: one(photoStyles, kept['photoStyle'], usual.photoStyle),
    usesBrandKit: kept['usesBrandKit'] !== false,
  }
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

function isQueued(value: unknown): value is QueuedTitle {
  const { id, title } = fieldsOf(value)
  return typeof id === 'string' && typeof title === 'string'
}

function isSourceFile(value: unknown): value is SourceFile {
  const { name, text, warnings } = fieldsOf(value)
  return typeof name === 'string' && typeof text === 'string' && Array.isArray(warnings)
}
