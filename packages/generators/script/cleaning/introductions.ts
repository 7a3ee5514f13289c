// Who talks, and since when: hosts present their guests, guests say their names, and everybody greets. None of it is
// spoken in a short, for a viewer sees nobody.

import { cleanSpeech } from './clean-speech.ts'
import { countWords, splitSentences } from '../wording/sentences.ts'
import type { SourceSentence } from './source-sentence.ts'

/** People are introduced near the beginning. */
const maxPlace = 24
const maxSoloPlace = 6
const maxAnswerSentences = 3

const asksWho =
  /\b(?:say|spell|give|state|tell) (?:\p{L}{1,12} ){0,3}(?:your|the) (?:\p{L}{1,12} )?names?\b|\bwho (?:you are|are you)\b(?! (?:talking|going|trying|writing|looking))|\bintroduce yourself|\btell (?:us|me|everyone|everybody|people|our listeners) (?:a (?:little |tiny )?(?:bit )?)?about yourself|\bwhat(?:['’]s| is) your (?:full |last |first )?name\b|\bwhat do you do(?: for a living| for work|,? exactly)?\?$|\bwhat you do(?: for a living)?[.?]$|\bhow long have you (?:been|kept|had|done|run|built|made|taught|sold|flown|grown|\p{L}{2,12}ed)\b|\byou(?:['’]ve| have) (?:been|kept|worked|done|had|run)\b[^.?]{0,40}\b(?:for )?how (?:long|many years)\b|\bwhere are you (?:calling|joining|talking) (?:us )?from\b|^(?:and )?(?:please )?say (?:hi|hello)\b|\bis (?:now|this) (?:still )?a good time\b|\b(?:okay|ok|all right|alright|fine) if (?:i|we) (?:just )?record\b/iu
const guestIs =
  /\b(?:[Ww]e|[Ii])(?:['’]ve| have)(?: also)?(?: got)? (?:\p{Lu}[\p{L}'’.-]{1,20}|an? (?:\p{L}{1,12} ){0,3}guest)\b[^.!?]{0,120}\b(?:with (?:us|me)|here|on the (?:show|line|phone|podcast|panel)|today|tonight|in the studio)\b|\b(?:[Ww]e|[Ii])(?:['’]ve| have)(?: got)? an? (?:\p{L}{1,12} ){0,3}guest\b|\b(?:[Mm]y|[Oo]ur|[Tt]oday['’]s|[Tt]onight['’]s) (?:\p{L}{1,12} )?guests?\b(?: today| tonight)? (?:is|are|has|have|needs)\b|\b(?:is |are )?(?:[Jj]oining|[Ww]ith) (?:me|us) (?:today|tonight|now|here|in the studio|on the)\b|\b[Jj]oin(?:ed|ing) (?:us |me )?by\b|\bI(?:['’]m| am) (?:here |joined |sitting (?:here )?|talking |speaking )(?:today |by |down )?(?:with |to )?(?:\p{Lu})|\b[Oo]n (?:my|the) (?:left|right|other end)\b[^.!?]{0,20} is\b|\b[Pp]lease (?:welcome|give)\b|\b(?:give|big hand for|hand for) (?:it up for|them a|him a|her a|them all a)\b|\b[Ll]et['’]s (?:give|hear it for)\b|\bround of applause\b|^[Tt]hat['’]s \p{Lu}[\p{L}'’-]{1,20}(?: \p{Lu}[\p{L}'’-]{1,20})?, (?:who|an?|the|our)\b|^(?:[Ss]o,? )?(?:[A-Z]\p{L}{1,20}, )?[Yy]ou(?:['’]ve| have) been an? [^.!?]{2,50} for [^.!?]{2,20} (?:years|decades)[.!]$/u
const polite =
  /\b(?:happy|glad|great|good|nice|lovely|pleasure|delighted|honored|honoured|thrilled) to (?:be (?:here|on)|have you|see you|meet you|talk to you)\b|\bthank(?:s| you)(?: so much| very much)? for (?:having|inviting|joining|coming|being|taking|the invitation)\b|\bpleasure to be here\b/i
/** "Sure, I'm Tomás, I tune pianos." */
const saysName =
  /^(?:(?:[Ss]ure|[Yy]es|[Yy]eah|[Hh]i|[Hh]ello|[Hh]ey|[Oo]kay|[Ss]o|[Ww]ell|[Aa]nd|[Oo]f course|[Rr]ight|[Hh]i (?:everyone|everybody|all|there))[,.!]? ){0,3}(?:[Ii]['’]m|[Ii] am|[Mm]y name(?:['’]s| is)|[Ii]t['’]s|[Tt]his is|[Yy]ou can call me) (?:(?:[Dd]r|[Pp]rof|[Mm]rs?|[Mm]s)\.? |[Pp]rofessor |[Dd]octor )?(\p{Lu}[\p{L}'’-]{1,20})((?: \p{Lu}[\p{L}'’.-]{0,20}){0,2})(?=[,.!]| and | from | here\b| with\b|$)/u
/** "I'm German." */
const noName =
  /(?:ish|ese|[ei]an|ican|ic|day)$|^(?:I|God|Monday|March|May|June|April|August|Christmas|Easter|DC|TV|OK|Muslim|Jewish|Dutch|French|Greek|Swiss|Danish|Finnish|Welsh)$/u
/** "Been doing it for twenty-two years." */
const tenure =
  /^(?:(?:and|so|yeah|yes),? )?(?:i(?:['’]ve| have) )?been (?:doing|at|in) (?:it|this|that|business)\b|^(?:(?:and|so|yeah|yes),? )?(?:(?:i(?:['’]ve| have) )?been|i(?:['’]ve| have) (?:worked|run|kept)) [^.!?]{2,60}\b(?:years|decades|months)(?: now)?[.!]$|^i(?:['’]ve| have)(?: got)? (?:\p{L}+ ){1,3}now\b|^since (?:about )?(?:19|20)\d{2}[.!]$|^for (?:about |over |almost |nearly |more than )?(?:\p{L}+|\d{1,2})(?:[ -]\p{L}+)? years(?: now)?[.!]$/iu

/** "MAN", "Interviewer": whoever is asked in the street has no name, and what they do is what the talk is about. */
const nameless =
  /^(?:man|woman|girl|guy|boy|kid|lady|stranger|person|couple|interviewer|interviewee|me|him|her|q|a|host|old|young|first|second|older|younger|\d|#\d)$/i
const asksTrade = /\bwhat do you do(?: for a living| for work)?\?$/i

/** The sentences without those that introduce people. */
export function withoutIntroductions(sentences: readonly SourceSentence[]): SourceSentence[] {
  const names = speakerNames(sentences)
  const isTalk = names.size > 1
  const isStreet =
    ['man', 'woman', 'girl', 'guy', 'boy', 'lady', 'stranger', 'kid'].some((name) => names.has(name)) &&
    [...names].every((name) => nameless.test(name))
  const most = isTalk ? maxPlace : maxSoloPlace
  let answerer: string | null | undefined = null
  let left = 0
  let isBehindName = false
  return sentences.filter((sentence, index) => {
    if (index >= most) return true
    const { text, speaker } = sentence
    const isStreetTalk = isStreet && asksTrade.test(text)
    if (isTalk && !isStreetTalk && asksWho.test(text) && speaker !== undefined) {
      const other = sentences.slice(index + 1, index + 4).find((next) => next.speaker !== speaker)
      answerer = other?.speaker
      left = maxAnswerSentences
      return false
    }
    if (answerer !== null && speaker === answerer && left > 0) {
      left--
      // Who answers with more than a name and a trade has begun to tell.
      const isFirst = left === maxAnswerSentences - 1
      if (
        (isFirst && !goesOn.test(text)) ||
        introduces(text, names, isTalk) ||
        tenure.test(text) ||
        trade.test(text)
      )
        return false
      answerer = null
    }
    const isIntroduction =
      introduces(text, names, isTalk) || (isTalk && (guestIs.test(text) || isPolite(text)))
    if (isTalk && index < maxPresentedPlace && presentsGuest(sentence, sentences)) return false
    const isLast = sentences[index + 1]?.speaker !== speaker && !sentence.startsBlock
    if (isTalk && isBehindName && isLast && goesOnGreeting.test(text)) return false
    if (isIntroduction || (isBehindName && tenure.test(text))) {
      isBehindName = true
      return false
    }
    isBehindName = false
    return true
  })
}

const goesOn = /\bname(?:['’]s| is) \S+(?: \S+)? and (?:i|we)\b/i
/** "I was a vet." */
const trade = /^(?:and |so )?i(?:['’]m| am| was) an? (?:\p{L}{2,14} ){0,3}\p{L}{2,20}[.!]$/iu
const maxPoliteWords = 14
const maxPresentedPlace = 8
const doesWork =
  /^(?:(?:Dr|Mrs?|Ms|Prof)\. )?(\p{Lu}[\p{L}'’-]{1,20})(?: \p{Lu}[\p{L}'’-]{1,20})? (?:here |also |actually )?(?:is|was|has|had|spent|runs|ran|works|worked|makes|made|owns|owned|teaches|taught|wrote|writes|builds|built|leads|led|grew|knows|studies|studied|repairs|fixes|sells|sold|drives|drove|cooks|inspected|trained|trains|started|founded|designs|\p{L}{3,12}ed)\b(?![^.!?]*\?)/iu

/** "Tom spent thirty years inspecting pools", said by a host before Tom has said anything. */
function presentsGuest({ text, speaker }: SourceSentence, sentences: readonly SourceSentence[]): boolean {
  const said = cleanSpeech(text).replace(/^(?:(?:so|and|okay|well|now|great),? ){1,2}/i, '')
  const name = /^\p{Lu}/u.test(said) ? said.match(doesWork)?.[1]?.toLowerCase() : undefined
  if (name === undefined) return false
  const isNamed = (who: string | undefined): boolean => who?.toLowerCase().split(' ').includes(name) === true
  return !isNamed(speaker) && sentences.some((other) => isNamed(other.speaker))
}

/** "Thanks for having me. Yeah, it's a strange one to explain at parties.": of what, the host said to greet. */
const goesOnGreeting = /^(?:(?:yeah|yes|well|so|and|but|oh|no),? ){0,2}(?:it|that|this)(?:['’]s| is| was)\b/i

function isPolite(text: string): boolean {
  return polite.test(text) && countWords(text) <= maxPoliteWords
}

function introduces(text: string, names: ReadonlySet<string>, isTalk: boolean): boolean {
  const found = text.match(saysName)
  const name = found?.[1]
  if (name !== undefined) {
    const isKnown = names.has(name.toLowerCase())
    // "My name is Rosa and we are standing on a roof": alone, somebody goes on at once.
    if (!isTalk || /^,? and (?:i|we)\b/i.test(text.slice(found![0].length))) return false
    if (isKnown || found![2] !== '' || !noName.test(name)) return true
  }
  // "Terrence Obi, been a plumber for nineteen years."
  const first = text.match(
    /^(\p{Lu}[\p{L}'’-]{1,20})(?: \p{Lu}[\p{L}'’-]{1,20})?, (?:i |i['’]|been |a |an |the )/iu,
  )
  return isTalk && first !== null && names.has(first[1]!.toLowerCase())
}

/** "You've been a photographer for 22 years. Can you tell …?" as a title: without who is asked. */
export function titleWithoutGuest(title: string): string {
  const kept = splitSentences(title).filter((sentence) => !guestIs.test(sentence))
  return kept.length === 0 ? title : kept.join(' ')
}

/** Every word of the names, without "Dr.". */
export function speakerNames(sentences: readonly SourceSentence[]): ReadonlySet<string> {
  return new Set(
    sentences.flatMap(
      ({ speaker }) =>
        speaker
          ?.toLowerCase()
          .split(/[ ,]{1,2}/)
          .filter((word) => !/^(?:dr|prof|mrs?|ms|professor|doctor|the|van|von|de|and)?\.?$/.test(word)) ??
        [],
    ),
  )
}
