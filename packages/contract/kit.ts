// A launch kit: the facts that a maker gave or that were read from a page, and the texts that were written from them.
// One open JSON document with a revision.

import { z } from 'zod'
import { daySchema } from './moments.ts'
import { hexColorSchema } from './project.ts'
import {
  kitEmailIds,
  kitFormLimits,
  kitLimits,
  kitPalettes,
  kitPictureIds,
  kitSourceKinds,
  maxAddressCharacters,
} from './kit-choices.ts'

export * from './kit-choices.ts'

const field = (name: keyof typeof kitFormLimits) => z.string().max(kitFormLimits[name]).default('')

/** What the maker says about the product. Only `name` and `summary` are needed; each further fact gives more texts. */
export const kitFormSchema = z.object({
  name: field('name'),
  /** What it does. */
  summary: field('summary'),
  audience: field('audience'),
  /** What is new in this launch. */
  news: field('news'),
  offer: field('offer'),
  /** The product's own address. */
  link: field('link'),
  /** The launch's address at Product Hunt. */
  huntUrl: field('huntUrl'),
  why: field('why'),
  /** One a line. */
  features: field('features'),
  /** What sets it apart. */
  different: field('different'),
  price: field('price'),
  /** Where it runs. */
  platforms: field('platforms'),
  /** What happens to people's data. */
  privacy: field('privacy'),
  /** What comes next. */
  next: field('next'),
  /** Who signs the emails. */
  maker: field('maker'),
})
export type KitForm = z.output<typeof kitFormSchema>

export const kitSourceSchema = z.object({
  kind: z.enum(kitSourceKinds),
  /** As shown, such as `Product Hunt’s feed`. */
  name: z.string().max(200),
  url: z.string().max(maxAddressCharacters),
})
export type KitSource = z.infer<typeof kitSourceSchema>

const entryId = z.string().min(1).max(40)
/** Longer than any limit, so that a text that is being shortened is kept. */
const longText = z.string().max(8000)
const line = z.string().max(400)

export const kitEmailSchema = z.object({ id: z.enum(kitEmailIds), subject: line, body: longText })
/** `ask` is what the maker has to say before there is an answer; null when there is one. */
export const kitReplySchema = z.object({
  id: entryId,
  question: line,
  answer: longText,
  ask: line.nullable(),
})
export const kitScriptSchema = z.object({ id: entryId, title: z.string().max(200), text: longText })
export const kitIdeaSchema = z.object({ id: entryId, title: line, about: z.string().max(800) })

export const kitTextsSchema = z.object({
  taglines: z.array(line).max(kitLimits.taglines),
  description: longText,
  topics: z.array(z.string().max(60)).max(6),
  firstComment: longText,
  thread: z.array(longText).max(kitLimits.threadMost + 4),
  linkedIn: longText,
  /** Single posts for X: at noon, and on the day after. */
  update: longText,
  thanks: longText,
  emails: z.array(kitEmailSchema).max(kitEmailIds.length),
  replies: z.array(kitReplySchema).max(20),
  scripts: z.array(kitScriptSchema).max(6),
  ideas: z.array(kitIdeaSchema).max(20),
  press: longText,
  /** What could not be made, and which fact would make it, as sentences. */
  gaps: z.array(line).max(20),
  writtenBy: z.string().max(200),
})
export type KitTexts = z.infer<typeof kitTextsSchema>
export type KitReply = z.infer<typeof kitReplySchema>
export type KitEmail = z.infer<typeof kitEmailSchema>
export type KitScript = z.infer<typeof kitScriptSchema>
export type KitIdea = z.infer<typeof kitIdeaSchema>

/** The brand's look, copied when it was chosen. */
export const kitBrandSchema = z.object({
  primaryColor: hexColorSchema,
  secondaryColor: hexColorSchema,
  font: z.string().max(120).nullable(),
  /** A picture that replaces the product's initials. */
  logoAssetId: z.string().max(64).nullable(),
})
export type KitBrand = z.infer<typeof kitBrandSchema>

export const kitPicturesSchema = z.object({
  palette: z.enum(kitPalettes).default('ink'),
  /** Replaces the palette. */
  brand: kitBrandSchema.nullable().optional(),
  /** A picture of the library that is shown beside the words; null draws shapes. */
  heroAssetId: z.string().max(64).nullable().default(null),
  /** The words on each picture; those of the thumbnail are the product's initials. */
  words: z
    .partialRecord(z.enum(kitPictureIds), z.object({ headline: line, body: z.string().max(800) }))
    .default({}),
})
export type KitPictures = z.output<typeof kitPicturesSchema>

export const kitDocumentSchema = z.object({
  form: kitFormSchema.prefault({}),
  source: kitSourceSchema.nullable().default(null),
  /** Raised for other wordings. */
  variant: z.number().int().min(0).max(9999).default(0),
  /** Null until they are written. */
  texts: kitTextsSchema.nullable().default(null),
  pictures: kitPicturesSchema.prefault({}),
  /** Day of the launch in Pacific time, such as `2026-12-08`. */
  launchDate: daySchema.nullable().default(null),
  /** Ids of the checklist's entries that are done. */
  done: z.array(entryId).max(60).default([]),
})
export type KitDocument = z.output<typeof kitDocumentSchema>
