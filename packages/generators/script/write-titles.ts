import { createRandom } from '@vivify/contract/random'
import { requireEnglishTopic } from './topic/topic-language.ts'
import { actionTitles, subjectTitles } from './topic/title-templates.ts'
import { capitalise, parseTopic } from './topic/topic-pattern.ts'
import { smallWords } from './idea-titles.ts'

export interface TitleRequest {
  /** Requested number; 5 when the prompt names none, 1 for "a title". */
  readonly count: number
  readonly subject: string
}

const usualCount = 5
const maxSubjectCharacters = 120
const numbers = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')

// "Generate 10 engaging, SEO-friendly blog post titles": at most a few words between the verb and the titles.
const asking =
  /\b(?:generate|write|create|suggest|give(?: me)?|propose|brainstorm|list|come up with|make|need|want)\b[^.!?\n]{0,120}?\b(?<noun>titles?|headlines?)\b/iu
const subjectBehind =
  /^[^.!?\n]{0,80}?\b(?:about|on|regarding|concerning|for(?: an? [\p{L}\s-]{0,30}?about)?)\b(?: (?:the )?(?:topic|subject|theme)(?: of)?)?(?:\s+(?::\s*)?|:\s*)?(?<rest>\S[^\n]*)/iu
const topicLine = /^ ?(?:topic|subject|theme)\s*:\s*(?<rest>[^\n]+)/imu
const quoted = /^["'“‘«](?<inside>[^"”»\n]+?)["'”’»](?=[\s,.;:!?)]|$)/u
/** Double quotes of one kind, inside of which single ones belong to the subject. */
const doubleQuoted = /^(?:"(?<straight>[^"\n]+)"|“(?<curly>[^”\n]+)”)/u
/** Where the subject ends and instructions for the answer begin. */
const instructions =
  /[.!?](?:\s|$)|(?:[,;]|(?<!\s))\s+(?:that (?:are|would|will)|which (?:are|would)|(?:each )?on (?:a|its own|separate) (?:new )?lines?|one per line|return(?:ing)? only|without (?:numbers|numbering)|in the style|formatted|numbered|as a list)\b/iu

/** Reads a prompt that asks for titles; null when it asks for something else. */
export function readTitleRequest(prompt: string): TitleRequest | null {
  const text = prompt.replace(/[^\S\n]+/g, ' ').trim()
  const asked = asking.exec(text)
  if (!asked) return null
  const behind = text.slice(asked.index + asked[0].length)
  const rest = (subjectBehind.exec(behind) ?? topicLine.exec(text))?.groups?.['rest'] ?? ''
  const subject = cleanSubject(rest)
  if (!/[\p{L}\p{N}]/u.test(subject) || subject.length > maxSubjectCharacters) return null
  const isOne = /^(?:title|headline)$/i.test(asked.groups?.['noun'] ?? '')
  return { count: readCount(asked[0]) ?? (isOne ? 1 : usualCount), subject }
}

/**
 * Writes titles for a subject, at most as many as it has templates (18 or more). The same subject and seed give the
 * same titles; another seed (default 0) gives another order. Throws AppError `unsupported_language` for a subject that is
 * plainly not in English.
 */
export function writeTitles(request: TitleRequest, seed = 0): string[] {
  requireEnglishTopic(request.subject)
  const { kind, action } = parseTopic(request.subject)
  const isAction = kind === 'how-to' && action !== ''
  const templates = isAction ? actionTitles : subjectTitles
  const words = inTitleCase(isAction ? action : request.subject)
  return createRandom(`${request.subject}/${seed}`)
    .shuffle(templates)
    .slice(0, Math.max(1, request.count))
    .map((template) => capitalise(template.replace('X', () => words)))
}

function cleanSubject(rest: string): string {
  const text = rest.trim()
  const double = doubleQuoted.exec(text)?.groups
  const inside = double?.['straight'] ?? double?.['curly'] ?? quoted.exec(text)?.groups?.['inside']
  const said = inside ?? text.split(instructions)[0] ?? ''
  return said.replace(/^[\s"'“‘:]+|(?<![\s"'”’.,;:!?])[\s"'”’.,;:!?]+$/gu, '').trim()
}

function readCount(words: string): number | null {
  const digits = /\b(\d{1,3})\b/.exec(words)?.[1]
  if (digits !== undefined) return Math.max(1, Number(digits))
  const named = numbers.findIndex((name) => new RegExp(`\\b${name}\\b`, 'i').test(words))
  return named === -1 ? null : named + 1
}

/** Small words stay lowercase, and a word with its own capital does not change. */
function inTitleCase(text: string): string {
  return text
    .split(/\s+/)
    .map((word, index) => (index > 0 && smallWords.test(word) ? word : capitalise(word)))
    .join(' ')
}
