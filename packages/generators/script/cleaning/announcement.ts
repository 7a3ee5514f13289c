// Speakers announce what they will talk about. The announcement itself is never spoken in a short, but its subject makes
// a title, and a reason that follows it ("…, because most people think that compost smells") is a statement of its own.

import { capitalise } from '../wording/lead-ins.ts'

export interface Announcement {
  /** "How to make pizza dough that tastes like a pizzeria"; null when the subject would not make a title. */
  readonly title: string | null
  /** The reason that follows, as a sentence; null without one. */
  readonly statement: string | null
}

const announcing =
  /^(?:(?:so|okay|ok|and|um|uh|alright|all right|well|now|anyway|guys|hey|hi|yeah|right)[,.]? ){0,4}(?:welcome (?:back )?to (?:\S+ ){1,5}?(?=today ))?(?:today|tonight|in (?:this|today's|this week's) (?:video|episode|talk|lesson|class|post|guide|one)|before (?:we|i) (?:start|begin))?,? ?(?:i(?:'m| am)?|we(?:'re| are)?|i'll|we'll|let's|let me|i(?:'d| would) like to|this (?:video|episode|talk) is|today's (?:topic|video|episode|talk) is) ?(?:going to |gonna |want to |wanna |here to |will |just |quickly )?(?:be )?(?:talk(?:ing)?(?: to you| with you)? about|show(?:ing)? you|explain(?:ing)?(?: to you)?|tell(?:ing)? you|teach(?:ing)? you|walk(?:ing)? you through|discuss(?:ing)?|cover(?:ing)?|look(?:ing)? at|about|shar(?:e|ing)(?: with you)?|giv(?:e|ing) you(?= (?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) )) (?=\S)/i
/** "You asked how I got the promotion": in a letter or a video. */
const asked =
  /^(?:(?:so|okay|and|well|now)[,.]? ){0,2}(?:you|some of you|many of you|people|everyone|everybody) (?:all |guys |have |keep |kept |always ){0,2}(?:asked|ask|asking|wanted to know) (?:me )?(?=(?:how|why|what|when|where) (?:i|we|to)\b)/i
const topicIs =
  /^(?:(?:so|okay|and|well|now)[,.]? ){0,2}(?:(?:today's|this week's) (?:topic|question|subject|video|episode) is|today(?:'s (?:class|lecture|talk|lesson|session))?(?: is|'s) (?:all |going to be )?about) (?=\S)/i
/** "And that's what I want to talk about today, how a glacier moves." */
const saidBefore =
  /^(?:(?:so|okay|and|well|now)[,.]? ){0,2}(?:this|that)(?:'s| is) what (?:i|we)(?:'m| am|'re| are|'d|'ll| will)? ?(?:going to |gonna |want to |wanna |like to )?(?:be )?(?:talk(?:ing)?|speak(?:ing)?) (?:to you |with you )?about (?:today|tonight|this morning)[,:]? (?=\S)/i
/** "I look at the driver's seat": what somebody does each time announces nothing. */
const habit =
  /^(?:(?:so|okay|ok|and|well|now|then)[,.]? ){0,3}(?:i|we) (?:look|cover|discuss|share|talk|show|tell|teach|explain|walk|give)\b/i
/** "Why they're there": of what, the speaker said before. */
const unnamed = /^(?:what|how|why|when|where|who) (?:they|it|he|she|that|this|these|those)\b/i
const question = /^(?:what|how|why|when|where|who)\b/i
/** "Four things that I wish somebody had told me about knives" */
const counted =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) (?:\p{L}+ ){0,2}(?:things|tips|mistakes|reasons|ways|rules|lessons|habits|signs|tricks|myths|steps|secrets) (?:that |i |you |we |people |everyone |everybody |nobody |about |to |for |why )/iu
const minCounted = 5
const minWords = 3
const maxWords = 16

/** Reads the subject of an announcement; null when the sentence announces nothing. */
export function readAnnouncement(sentence: string): Announcement | null {
  const plain = sentence.replace(/’/g, "'").replace(/,? \b(?:um+|uh+|like|you know),(?= )/gi, '')
  const opening =
    plain.match(announcing) ?? plain.match(topicIs) ?? plain.match(asked) ?? plain.match(saidBefore)
  if (!opening || habit.test(opening[0])) return null
  const isAsked = asked.test(plain)
  const subject = plain.slice(opening[0].length)
  const [named, reason] = splitOnce(subject, /,? (?:because|since) /i)
  const title = named.split(/, (?:which|and|but|so|honestly|because)\b/i)[0]!.replace(/[.!?…\s]{1,4}$/, '')
  const words = title.split(' ').length
  const isTitle =
    question.test(title) &&
    !unnamed.test(title) &&
    words >= minWords &&
    words <= maxWords &&
    !/\b(?:it|that|this|them)$/i.test(title)
  const isGerund = topicIs.test(plain) && /^\p{L}{3,}ing\b/u.test(title) && words <= maxWords
  const isCounted = counted.test(title) && words >= minCounted && words <= maxWords + 2
  return {
    title: isTitle || isGerund || isCounted ? capitalise(title) : null,
    statement:
      isAsked || reason === null || reason.split(' ').length < minWords + 1 ? null : capitalise(reason),
  }
}

function splitOnce(text: string, separator: RegExp): [string, string | null] {
  const found = text.match(separator)
  if (!found || found.index === undefined) return [text, null]
  return [text.slice(0, found.index), text.slice(found.index + found[0].length)]
}

const maxNamePlace = 4
const programName =
  /^(?:[Ff]rom [\p{L} ]{3,30}, )?(?:[Aa]nd )?(?:[Tt]his is|[Ii]['’]m|[Yy]ou['’]re (?:listening to|watching)) (?:[Tt]he )?\p{Lu}[\p{L}'’]{1,20}(?: \p{Lu}[\p{L}'’]{1,20}){0,3}[.!]$/u

/** "Last time we talked about memory and somebody asked why …": what was asked is the subject. */
const lastTime =
  /^(?:(?:so|okay|and|all right),? ){0,2}last (?:time|week|class|lecture|month),? we \p{L}{2,12} (?:about )?[^,.!?]{2,40}?,? and (?=(?:somebody|someone|one of you|a lot of you|people) (?:asked|wanted to know|wondered)\b)/iu

/** "My name is Rosa and we are standing on a roof" → "We are standing on a roof". */
export function withoutIntroduction(sentence: string, index = 0): string {
  // "From the archive, this is Small Hinges."
  if (index <= maxNamePlace && programName.test(sentence)) return ''
  if (index <= maxNamePlace && lastTime.test(sentence)) return capitalise(sentence.replace(lastTime, ''))
  const name = sentence.match(
    /^(?:(?:hi|hello|hey)[,.!]? )?(?:my name(?:'s|’s| is)|i'm|i’m|i am|this is) \p{Lu}[\p{L}'’-]{1,24}(?: \p{Lu}[\p{L}'’-]{1,24})?,? and (?=(?:i|we|i'm|i’m|we're|we’re) )/iu,
  )
  return name ? capitalise(sentence.slice(name[0].length)) : sentence
}
