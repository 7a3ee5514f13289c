import { parseCaptions, sentencesFromCaptions, sentencesFromLines } from './captions-file.ts'
import type { LanguageTools } from '../wording/language-tools.ts'
import type { SourceSentence } from './source-sentence.ts'
import { isOpenBetween } from '../wording/line-flow.ts'
import { countWords, splitSentences } from '../wording/sentences.ts'
import { readAnnouncement, withoutIntroduction } from './announcement.ts'
import { cleanSpeech } from './clean-speech.ts'
import { capitalise } from '../wording/lead-ins.ts'
import { joinInterrupted, withoutRemarks } from './interview.ts'
import { isHousekeeping, privateEnd } from './housekeeping.ts'
import { speakerNames, withoutIntroductions } from './introductions.ts'
import { withCapitals, withoutShouting } from './letter-case.ts'
import { withoutPostTags } from './post-tags.ts'
import { withPostSubject } from './post-subject.ts'
import { plainTitle } from './plain-title.ts'
import { withNamesBesideTimes } from './names-beside-times.ts'
import { joinQuotations, openQuotations } from './quotations.ts'
import { isShortReply } from './short-replies.ts'
import { readBlocks } from './source-blocks.ts'
import { isPunctuated } from './page-buttons.ts'
import { titleAbove } from './transcript-frame.ts'
import {
  emptyLine,
  meetingTalk,
  metaLine,
  plugLine,
  roomTalk,
  sponsorEnd,
  sponsorMore,
  sponsorOpening,
  subscribeLine,
} from './source-patterns.ts'

export interface CleanedSource {
  readonly sentences: SourceSentence[]
  /** The page's first heading, or what the speaker announces: "How to make pizza dough". */
  readonly title: string | null
  /** True when the source has no punctuation. Its sentence ends are a guess, so no sentence may be shortened. */
  readonly isGuessed: boolean
  /** True for the page of a shop. */
  readonly isShop?: boolean
  readonly warnings: string[]
}

/** Speakers announce their subject near the beginning. */
const maxAnnouncementPlace = 12
// Spoken ads are rarely longer.
const maxSponsorSentences = 6

/** "LISBON, March 12 — The city …" */
const dateline =
  /^(?:\p{Lu}\p{Ll}{2,20}(?: \p{Lu}\p{Ll}{2,20})?, (?:\p{Lu}\p{Ll}{2,9}\.? \d{1,2}|\d{1,2} \p{Lu}\p{Ll}{2,9}),? \d{4} ?[—–-]{1,2} (?=\p{Lu})|\p{Lu}[\p{Lu} .]{2,30}(?:, \p{L}[\p{L}\p{N}. ]{0,20}){0,2}(?: \([\p{L} ]{2,20}\))? ?[—–-]{1,2} (?=\p{Lu}))/u

/** "[12.04.26, 18:02:11] Mo: …", "12/04/2026, 18:02 - Mo: …": when a message was sent. */
const chatStamp =
  /^\u200E?\[?\d{1,4}[./-]\d{1,2}[./-]\d{2,4},? \d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?: ?[ap]\.?m\.?)?\]?(?: [-–])? (?=\u200E?[^\n:]{1,40}: )/gimu

/** Messages end without a mark. */
function withoutStamps(text: string): string {
  const plain = text.replace(chatStamp, '')
  if (plain === text) return text
  return plain
    .split('\n')
    .map((line) => (/[\p{L}\p{N})]$/u.test(line) ? `${line}.` : line))
    .join('\n')
}

const maxNoteWords = 40
const minNoteLines = 3
const maxNoteLineWords = 14

/** Lines of a short note without marks are sentences. Those of a longer text may be captions. */
function withLineEnds(text: string): string {
  if (text.length > maxNoteWords * 10 || isPunctuated(text)) return text
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  if (lines.length < minNoteLines || countWords(text) > maxNoteWords) return text
  if (lines.some((line) => countWords(line) > maxNoteLineWords)) return text
  if (lines.some((line, index) => index > 0 && isOpenBetween(lines[index - 1]!, line))) return text
  return text.replace(/^(?!#).*[\p{L}\p{N})](?=[ \t]*$)/gmu, '$&.')
}

/** In a transcript pasted as one paragraph, each time in brackets begins a new line. */
const inlineTime = /(?<=[.!?…"”)]) +(?=\[\d{1,2}:\d{2}(?::\d{2})?\] )/g

/**
 * Reads a transcript, captions file or page text into clean sentences: times, speakers, directions, citations, page
 * navigation, fillers, stutters, ads, greetings, requests to subscribe, talk of the meeting, an interviewer's remarks
 * and repeats are removed. `tools` finds the clauses of English without punctuation; null keeps the lines of such text.
 */
export function readSource(given: string, tools: LanguageTools | null): CleanedSource {
  const stamped = given.replace(/\r\n?/g, '\n').replace(inlineTime, '\n')
  const text = withLineEnds(withoutPostTags(withNamesBesideTimes(withoutStamps(stamped))).text)
  const captions = parseCaptions(text)
  if (captions) {
    const { sentences, isGuessed, warnings } = sentencesFromCaptions(captions, tools)
    return finish(sentences, { title: titleAbove(text), isGuessed, warnings })
  }
  const { blocks, title, isShop } = readBlocks(text, tools)
  const joined = blocks.map((block) => block.text).join(' ')
  if (!isPunctuated(joined) && countWords(joined) > 30) {
    const guessed = sentencesFromLines(
      blocks.map((block) => block.text),
      tools,
    )
    const warning = 'This text has no punctuation, so sentences were guessed. Please read them through.'
    return finish(guessed, { title, isGuessed: true, warnings: [warning] })
  }
  const sentences = blocks.flatMap(({ text: block, speaker, isNumbered, isCommand, isSpoken }) =>
    quoted(joinQuotations(splitSentences(block))).map(({ sentence, isInside, isOpen }, index) => ({
      text: sentence,
      ...(isInside ? { isInside } : {}),
      ...(isOpen ? { isOpen } : {}),
      startsBlock: index === 0,
      ...(isNumbered && index === 0 ? { isNumbered } : {}),
      ...(isCommand === true && index === 0 ? { isCommand } : {}),
      ...(isSpoken === true && index === 0 ? { isSpoken } : {}),
      ...(speaker === null ? {} : { speaker }),
    })),
  )
  return finish(sentences, { title, isGuessed: false, isShop, warnings: [] })
}

function quoted(
  sentences: readonly string[],
): { readonly sentence: string; readonly isInside: boolean; readonly isOpen: boolean }[] {
  const places = openQuotations(sentences)
  return sentences.map((sentence, index) => ({ sentence, ...places[index]! }))
}

function finish(given: readonly SourceSentence[], source: Omit<CleanedSource, 'sentences'>): CleanedSource {
  const written = source.isGuessed
    ? withCapitals(given.map(withoutCall))
    : withoutIntroductions(withoutShouting(joinInterrupted(given)))
  const { sentences, announced } = cleanSentences(
    written.filter((_, index) => index >= maxRecapPlace || !isRecap(written, index)),
  )
  return {
    ...source,
    sentences: withPostSubject(withoutRemarks(sentences)),
    title:
      source.title === null || isUnwanted(source.title) ? announced : (plainTitle(source.title) ?? announced),
  }
}

/** "Guys stop buying it": without commas, a call to the audience reads like a subject. */
function withoutCall(sentence: SourceSentence): SourceSentence {
  const text = sentence.text.replace(
    /^(?:(?:okay|so|hey) )?(?:guys|folks) (?=(?:stop|please|listen|i|i'm|we|this|if|there|it|it's)\b)/i,
    '',
  )
  return { ...sentence, text }
}

function cleanSentences(sentences: readonly SourceSentence[]): {
  sentences: SourceSentence[]
  announced: string | null
} {
  const kept: SourceSentence[] = []
  const seen = new Set<string>()
  let announced: string | null = null
  let sponsorLeft = 0
  let startsBlock = false
  const isDialog = new Set(sentences.flatMap(({ speaker }) => speaker ?? [])).size > 1
  const names = speakerNames(sentences)
  let isBehindPlug = false
  let plugAnswerer: string | undefined
  let last: { key: string; speaker: string | undefined } = { key: '', speaker: undefined }
  for (const [index, sentence] of sentences.entries()) {
    startsBlock ||= sentence.startsBlock
    sponsorLeft = sponsorAfter(sentence.text, sponsorLeft)
    if (sponsorLeft > 0) continue
    const announcement = index < maxAnnouncementPlace ? readAnnouncement(sentence.text) : null
    announced ??= announcement?.title ?? null
    const given = announcement === null ? givenAt(index, sentences) : announcement.statement
    // In a meeting, whatever is said before somebody announces a subject is small talk.
    if (announcement !== null && isDialog && kept.length <= maxBeforeSubject) kept.length = 0
    if (given === null || given === '' || aside.test(given)) continue
    const isMyth = mythLabel.test(given)
    const plain = given.replace(mythLabel, 'Myth: ').replace(factLabel, 'Fact: ')
    const text = cleanSpeech(withoutVocative(plain, names))
    const before = kept.at(-1)?.text ?? ''
    const raw = sentences[index - 1]
    if (
      raw !== undefined &&
      isLeftBehind(text, raw, sentences[index + 1], isDialog && index < maxSmallTalkPlace)
    )
      continue
    const isReply =
      isDialog && sentences[index - 1]?.speaker !== sentence.speaker && index > 0 && isShortReply(text)
    const isAnswer = isReply || answersShortly(text, before)
    const isAnswering = isBehindPlug && sentence.speaker === plugAnswerer
    if (isAnswering && (plugAnswerer !== undefined || !sentence.text.endsWith('?'))) continue
    isBehindPlug = false
    if (plugQuestion.test(given) && sentences[index + 1]?.speaker !== sentence.speaker) {
      isBehindPlug = true
      plugAnswerer = sentences[index + 1]?.speaker
    }
    if (!isAnswer && isUnwanted(given)) {
      // "Okay." ends the small talk of a letter or a meeting, of which most is known as such.
      // After a request to subscribe near the end, the rest is farewell.
      const left = sentences.length - index - 1
      if (endsTalk(given) && left <= maxFarewell && kept.length > left * 3) break
      if (turnWord.test(given) && kept.length <= maxSmallTalk && index > kept.length * 2) kept.length = 0
      continue
    }
    const key = keyOf(text)
    // A question and its answer may have the same words: "It's not true? It's not true."
    const once = text.endsWith('?') ? `${key}?` : key
    if (key === '' || (!isAnswer && isUnwanted(text)) || (seen.has(once) && !isReply)) continue
    // What an interviewer says first and the guest repeats is the guest's.
    if (!isReply && echoesLast(sentence, key, last)) continue
    last = { key, speaker: sentence.speaker }
    seen.add(once)
    kept.push({ ...sentence, text, startsBlock, ...(isMyth ? { isNumbered: true } : {}) })
    startsBlock = false
  }
  return { sentences: kept, announced }
}

/** "That's what I want to talk about. Because most people think it slides.": the reason of what isn't told is a fact. */
function givenAt(index: number, sentences: readonly SourceSentence[]): string {
  const { text } = sentences[index]!
  const before = sentences[index - 1]?.text ?? ''
  const isReason = /^because (?:most|many|everybody|everyone|people|we|nobody)\b/i.test(text)
  if (!isReason || index > maxAnnouncementPlace || readAnnouncement(before)?.statement !== null)
    return withoutOpening(text, index)
  return capitalise(text.replace(/^because /i, ''))
}

/** Two sentences that say the same have the same key. */
function keyOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/\b(?:really|totally|absolutely|simply) /g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

const maxSmallTalkPlace = 10
const maxCourtesyWords = 6

/** "You've got eight minutes" behind breakout rooms, "I couldn't lift a piano" behind "Thank you". */
function isLeftBehind(
  text: string,
  before: SourceSentence,
  next: SourceSentence | undefined,
  isOpening: boolean,
): boolean {
  if (/^(?:and )?you(?:'ve| have) (?:got )?(?:\p{L}+|\d{1,2}) minutes[.!]$/iu.test(text))
    return isHousekeeping(before.text)
  if (!isOpening || before.speaker === undefined || next?.speaker === before.speaker) return false
  return (
    /^(?:thank you|thanks|hi|hello|hey)\b[^,]{0,20}[.!]$/i.test(before.text) &&
    countWords(text) <= maxCourtesyWords
  )
}

function answersShortly(text: string, before: string): boolean {
  return /^(?:yes|no|nope|yep)[.!]$/i.test(text)
    ? closedQuestion.test(before)
    : /^but no[.!]$/i.test(text) && believed.test(before)
}

function endsTalk(text: string): boolean {
  return subscribeLine.test(text) || privateNote.test(text) || privateEnd.test(text)
}

/** "MYTH: A dry nose means a fever." */
const mythLabel = /^(?:myth|fiction)(?: ?#?\d{1,2})? ?[:–—-] ?(?=\S)/i
const factLabel = /^(?:fact|truth|reality)(?: ?#?\d{1,2})? ?[:–—-] ?(?=\S)/i

/** "(If you have it, you know.)" */
const aside = /^\([^()]{1,120}\)[.!]?$/

/** "Lars, do people still get stuck?", "Is that true, Ines?": speakers call each other by name. */
function withoutVocative(text: string, names: ReadonlySet<string>): string {
  const alone = text.match(/^(?:(?:so|and|but|okay|well),? )?(\p{Lu}\p{L}{1,20})[.!]$/iu)
  if (alone && names.has(alone[1]!.toLowerCase())) return ''
  const last = text.match(/, (\p{L}{2,20})(?=\?$)/u)
  const called = last && names.has(last[1]!.toLowerCase()) ? text.replace(last[0], '') : text
  const addressed = called.match(
    /^(?:(?:so|and|but|okay|well),? )?(?:(?:Mrs?|Ms|Dr)\. |Professor |Doctor )\p{Lu}[\p{L}'-]{1,24}, (?=\p{L}[^?]{6,200}\?$)/u,
  )
  if (addressed)
    return `${called.charAt(addressed[0].length).toUpperCase()}${called.slice(addressed[0].length + 1)}`
  const first = called.match(/^(?:(?:so|and|but|okay|well),? )?(\p{Lu}\p{L}{1,20})[,.] (?=\p{L})/u)
  return first && names.has(first[1]!.toLowerCase()) ? called.slice(first[0].length) : called
}

function withoutOpening(text: string, index: number): string {
  return withoutIntroduction(index <= maxDatelinePlace ? text.replace(dateline, '') : text, index)
}

const maxRecapPlace = 6
const recap = /^(?:last|next) (?:week|time|class|lecture|session|lesson|month),? (?:we|i)\b.{1,60}[.!]$/i
const agenda =
  /^(?:and |so )?today[,:]? (?!i |we |it |the |he |she |they |you |there )\p{L}{2,20}(?: \p{L}{1,20}){0,3}[.!]$/iu

/** "Last week we did doors. Today, stairs." */
function isRecap(sentences: readonly SourceSentence[], index: number): boolean {
  const [before, text, next] = [index - 1, index, index + 1].map((place) => sentences[place]?.text ?? '')
  return (recap.test(text!) && agenda.test(next!)) || (agenda.test(text!) && recap.test(before!))
}

const maxDatelinePlace = 3
const plugQuestion =
  /\bsound ?check\b.*\?$|\bwhat (?:did you have|you had) for breakfast\?$|\bwhere (?:can|could|do) (?:people|we|folks|listeners|viewers|readers|everybody|everyone|they) .{3,40}\?$/i
const turnWord = /^(?:ok|okay|anyway|alright|all right|so|right)(?:,? (?:cool|great|good|so|then))?[.!]?$/i
const privateNote = /^(?:okay,? |and )?note to self\b/i
const maxSmallTalk = 3
const maxFarewell = 3
const maxBeforeSubject = 5

/** "Is it true that you need eight glasses a day?" is answered by "No." */
const closedQuestion =
  /^(?:(?:so|and|but|okay)[, ]+)?(?:is|are|was|were|do|does|did|can|could|should|will|would|has|have)\b.*\?$/i

/** "That's what we thought. But no." */
const believed = /\b(?:thought|believed?|expected|assumed|hoped|guess(?:ed)?|say|think)\b/i

/** The heading of a point may be the last word before it. */
function echoesLast(
  { speaker, isNumbered }: SourceSentence,
  key: string,
  last: { readonly key: string; readonly speaker: string | undefined },
): boolean {
  return isNumbered !== true && last.speaker === speaker && isEcho(key, last.key)
}

/** "And my feet were wet the whole time. The whole time." */
function isEcho(key: string, before: string): boolean {
  // "It's not true. It's not."
  const denies = /^(?:it|that|they) (?:s|re|is|are|was|were) not$/.test(key) && before.startsWith(`${key} `)
  return denies || (key.split(' ').length <= 4 && before.endsWith(` ${key}`))
}

const wordFrom = /\ba (?:quick |short )?word from (?:our|my|today's|the)\b/i

/** How many more sentences may still belong to an ad, including this one. */
function sponsorAfter(text: string, left: number): number {
  // What follows "a word from …" praises it, whatever its words.
  if (wordFrom.test(text)) return maxSponsorSentences + 1
  if (left > maxSponsorSentences && !sponsorEnd.test(text)) return maxSponsorSentences
  if (sponsorOpening.test(text)) return maxSponsorSentences
  if (left <= 1) return 0
  return sponsorEnd.test(text) || !sponsorMore.test(text) ? 0 : left - 1
}

function isUnwanted(text: string): boolean {
  const plain = text.replace(/’/g, "'")
  const lines = [subscribeLine, plugLine, metaLine, emptyLine, roomTalk, meetingTalk]
  return lines.some((line) => line.test(plain)) || isHousekeeping(plain)
}
