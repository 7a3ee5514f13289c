// Three short video scripts, one sentence a line, to be spoken.

import type { KitScript } from '@vivify/contract/kit'
import type { Facts } from './read-facts.ts'
import { describeFeatures, introduce, introduceIt, nameAudience, speakAs, speakPrice } from './sentences.ts'
import { asSentence, capitalize, fitSentences, splitSentences } from './words.ts'

const mostAudienceCharacters = 45
/** About fifteen seconds of speech. */
const mostReasonCharacters = 260

export function writeScripts(facts: Facts): KitScript[] {
  return [writeMeeting(facts), writeReason(facts), writeLaunchDay(facts)]
}

function lines(...parts: readonly (string | false)[]): string {
  return parts.filter((part): part is string => part !== false && part !== '').join('\n')
}

function writeMeeting(facts: Facts): KitScript {
  const { name, audience, more, features } = facts
  const me = speakAs(facts)
  const hasAudience = audience !== '' && audience.length <= mostAudienceCharacters
  return {
    id: 'meet',
    title: `Meet ${name}`,
    text: lines(
      hasAudience && `${capitalize(audience)}, this one is for you.`,
      `Meet ${name}.`,
      introduceIt(facts),
      ...more,
      ...describeFeatures(features).slice(0, 3),
      `You’ll find ${name} on Product Hunt.`,
      `Have a look, and tell ${me.us} what is missing.`,
    ),
  }
}

/** "Reminds you to water", asked of "you": remind yourself to water. */
function toYourself(verb: string): string {
  return verb.replace(/^(\p{L}+) you\b/u, '$1 yourself')
}

function writeReason(facts: Facts): KitScript {
  const { name, why, what, different, features } = facts
  const me = speakAs(facts)
  const reason = splitSentences(fitSentences(why, mostReasonCharacters))
  const isAsked = what.kind === 'verb' && what.base !== null && !/^help\b/u.test(what.base)
  const end = [...splitSentences(different), `What would you add? Tell ${me.us} on Product Hunt.`]
  if (reason.length === 0 && isAsked) {
    return {
      id: 'why',
      title: 'How do you do it today?',
      text: lines(
        `How do you ${toYourself(what.base!)} today?`,
        'Here’s another way.',
        asSentence(introduce(facts)),
        nameAudience(facts),
        ...end,
      ),
    }
  }
  if (reason.length === 0) {
    return {
      id: 'why',
      title: `Who ${name} is for`,
      text: lines(
        `Who is ${name} for?`,
        audienceOf(facts),
        introduceIt(facts),
        ...describeFeatures(features).slice(0, 2),
        ...end,
      ),
    }
  }
  return {
    id: 'why',
    title: `Why ${name} exists`,
    text: lines(...reason, `That’s why ${me.we} made ${name}.`, introduceIt(facts), ...end),
  }
}

function audienceOf({ audience }: Facts): string {
  return audience === '' ? '' : `For ${audience}.`
}

function writeLaunchDay(facts: Facts): KitScript {
  const { name, news, offer } = facts
  const me = speakAs(facts)
  return {
    id: 'launch',
    title: `${name} is live`,
    text: lines(
      `${name} is live on Product Hunt today.`,
      introduceIt(facts),
      ...splitSentences(news),
      ...speakPrice(facts),
      offer !== '' && `For Product Hunt: ${offer}`,
      nameAudience(facts),
      `${me.Were} in the comments all day.`,
      'What would you like to know?',
    ),
  }
}
