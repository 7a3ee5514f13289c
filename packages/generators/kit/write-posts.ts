// Posts about the launch, for X and LinkedIn. No post asks for votes; each asks for an opinion or for nothing.

import { kitLimits } from '@vivify/contract/kit-choices'
import type { Facts } from './read-facts.ts'
import {
  describe,
  describeFeature,
  describeIt,
  introduce,
  introduceIt,
  isAudienceInSummary,
  launchAddress,
  listFeatures,
  nameAudience,
  namePrice,
  speakAs,
} from './sentences.ts'
import { asSentence, fitSentences, paragraphs, splitSentences, together } from './words.ts'

/** Length of a text as X counts it. */
export type CountText = (text: string) => number

const { threadLeast, threadMost, xCharacters, linkedInHookCharacters } = kitLimits

/** Six to eight posts that fit X. */
export function writeThread(facts: Facts, count: CountText): string[] {
  const { name, why, news, different } = facts
  const fits = (text: string): boolean => text !== '' && count(text) <= xCharacters
  const fit = (lead: string, text: string): string => {
    const fitted = fitSentences(text, xCharacters, (one) => count(paragraphs(lead, one)))
    return fitted === '' ? '' : paragraphs(lead, fitted)
  }
  const optional = [
    why === '' ? '' : fit(`Why ${name}?`, why),
    ...writeFeaturePosts(facts, fits),
    audiencePost(facts),
    different === '' ? '' : fit('What sets it apart:', different),
    news === '' ? '' : fit('New in this launch:', news),
    fit('', costsOf(facts)),
  ].filter(fits)
  const fillers = writeFillers(facts).filter(fits)
  const middle = optional.slice(0, threadMost - 2)
  const missing = Math.max(0, threadLeast - 2 - middle.length)
  const posts = [openThread(facts, count), ...middle, ...fillers.slice(0, missing), closeThread(facts, fits)]
  return posts.filter(fits)
}

function openThread(facts: Facts, count: CountText): string {
  const lead = `${facts.name} is live on Product Hunt today.`
  const end = `A short thread on what it does${facts.why === '' ? '' : ' and why it exists'} 🧵`
  const about = fitSentences(describeIt(facts), xCharacters, (one) => count(paragraphs(lead, one, end)))
  return paragraphs(lead, about, end)
}

function writeFeaturePosts({ features }: Facts, fits: (text: string) => boolean): string[] {
  if (features.length === 0) return []
  if (features.length === 1) return [describeFeature(features[0]!)].filter(fits)
  const half = features.length > 3 ? Math.ceil(features.length / 2) : features.length
  const first = `Here’s what you get:\n\n${listFeatures(features.slice(0, half))}`
  const second = features.length > half ? `And there’s more:\n\n${listFeatures(features.slice(half))}` : ''
  return [first, second].filter(fits)
}

function audiencePost(facts: Facts): string {
  if (isAudienceInSummary(facts)) return ''
  return `It’s made for ${facts.audience}.\n\nIf that’s you: how do you handle this today?`
}

function costsOf(facts: Facts): string {
  const { offer } = facts
  return together(namePrice(facts), offer === '' ? '' : `For Product Hunt: ${offer}`)
}

function writeFillers(facts: Facts): string[] {
  const { name } = facts
  const me = speakAs(facts)
  return [
    `Two questions for you:\n\n• Is it clear within a few seconds what ${name} does?\n• What is missing before you would use it?`,
    `${me.Were} in the comments all day. Hard questions are welcome, and so is “I don’t get it.”`,
    `Not for you? Then you may know somebody who has wished for this. ${me.Wed} be glad if you showed them.`,
    `What would you build next if ${name} were yours?`,
  ]
}

function closeThread(facts: Facts, fits: (text: string) => boolean): string {
  const { name } = facts
  const me = speakAs(facts)
  const address = launchAddress(facts)
  const text = `Have a look at ${name} and tell ${me.us} what you think, the good and the bad. ${me.Were} reading every comment today.`
  const linked = paragraphs(text, address)
  return fits(linked) ? linked : text
}

/** A LinkedIn post whose first lines, before “see more”, say what it is. */
export function writeLinkedIn(facts: Facts, topics: readonly string[]): string {
  const { name, why, features, news } = facts
  const me = speakAs(facts)
  const [reason = '', ...others] = splitSentences(why)
  const launch = `Today ${name} is live on Product Hunt.`
  const both = together(asSentence(reason), launch)
  const startsWithReason = reason !== '' && both.length <= linkedInHookCharacters
  return paragraphs(
    startsWithReason ? both : hookOf(facts, launch),
    startsWithReason ? others.map(asSentence).join(' ') : why,
    startsWithReason
      ? together(describe(facts), nameAudience(facts))
      : together(...facts.more, nameAudience(facts)),
    features.length > 1 && `What you get:\n${listFeatures(features)}`,
    news !== '' && `New in this launch: ${news}`,
    costsOf(facts),
    `${me.Wed} value your view: what would you want to know before you tried it? ${me.Were} answering in the comments all day.`,
    launchAddress(facts),
    topics.map((topic) => `#${topic.replace(/[^\p{L}\p{N}]/gu, '')}`).join(' '),
  )
}

function hookOf(facts: Facts, launch: string): string {
  const hook = together(asSentence(introduce(facts)), 'Today it’s live on Product Hunt.')
  if (hook.length <= linkedInHookCharacters) return hook
  return `${launch}\n\n${introduceIt(facts)}`
}

/** A post for the middle of the day. */
export function writeUpdate(facts: Facts, count: CountText): string {
  const { name } = facts
  const me = speakAs(facts)
  const ask = `What would you like to know about it? ${me.Were} answering everything in the comments.`
  const text = paragraphs(
    `Halfway through launch day for ${name}.`,
    together(introduceIt(facts), ask),
    launchAddress(facts),
  )
  return count(text) <= xCharacters
    ? text
    : paragraphs(`Halfway through launch day for ${name}.`, ask, launchAddress(facts))
}

/** A post for the day after. */
export function writeThanks(facts: Facts): string {
  const { name } = facts
  const me = speakAs(facts)
  return `Thank you to everyone who looked at ${name} yesterday, asked a question or said what is missing.\n\n${me.Were} going through every comment now. Next: ${me.our} list of what to fix first.`
}
