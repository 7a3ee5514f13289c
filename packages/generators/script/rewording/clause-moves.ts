// Other orders of the same words: clauses are moved, joined sentences split, the agent put first. Every move requires a
// form that is known to be safe; other sentences do not change.

import { capitalise } from '../wording/lead-ins.ts'
import type { AnalysedToken, LanguageTools } from '../wording/language-tools.ts'
import { countWords } from '../wording/sentences.ts'
import { startsImperative } from '../wording/imperative.ts'

export type MoveKind = 'active' | 'direct' | 'split' | 'front' | 'back'

export interface ClauseMove {
  readonly kind: MoveKind
  readonly text: string
}

const quotes = /["“”«»]/
const thirdPerson =
  /\b(?:it|they|them|he|him|she|her|his|its|their|this|these|those|one|ones|both|here|there)\b/i
/** Opening words that are not names, so they may lose their capital. */
const smallOpening =
  /^(?:The|An?|This|That|These|Those|It|He|She|They|We|You|Your|My|His|Her|Their|Our|Its|Most|Some|Many|Every|Each|No|Nobody|Everyone|Everybody|People|All|There|Few|Both|Several|Other|Another|Scientists|Researchers|Doctors|Experts|Kids|Children|Dogs|Cats|Plants)\b/

/** Every safe reordering of a sentence, best first. */
export function findMoves(sentence: string, tools: LanguageTools): ClauseMove[] {
  if (quotes.test(sentence) || /[()[\]…]|\.\.\./.test(sentence)) return []
  const found: [MoveKind, string | null][] = [
    ['active', makeActive(sentence)],
    ['direct', makeDirect(sentence)],
    ['split', splitSentence(sentence, tools)],
    ['front', frontTrailing(sentence, tools)],
    ['back', moveOpeningBack(sentence, tools)],
  ]
  return found.flatMap(([kind, text]) => (text === null || text === sentence ? [] : [{ kind, text }]))
}

const irregular: Readonly<Record<string, string>> = {
  written: 'wrote', taken: 'took', eaten: 'ate', given: 'gave', broken: 'broke', stolen: 'stole', chosen: 'chose',
  drawn: 'drew', driven: 'drove', known: 'knew', seen: 'saw', shown: 'showed', thrown: 'threw', worn: 'wore',
  torn: 'tore', begun: 'began', sung: 'sang', done: 'did', bitten: 'bit', forgotten: 'forgot', hidden: 'hid',
  frozen: 'froze', spoken: 'spoke', beaten: 'beat', built: 'built', made: 'made', found: 'found', sold: 'sold',
  told: 'told', held: 'held', led: 'led', lost: 'lost', paid: 'paid', sent: 'sent', taught: 'taught', won: 'won',
  bought: 'bought', caught: 'caught', cut: 'cut', hit: 'hit', read: 'read', left: 'left', kept: 'kept', run: 'ran',
} // prettier-ignore
const passive =
  /^(?<patient>(?:The|An?|This|That|These|Those|His|Her|Their|Its|Our|My|Your|It|They|\p{Lu}\p{L}+)(?: [\p{L}\p{N}'’-]+){0,4}) (?:was|were) (?:(?<adverb>first|originally|later|once|finally|quickly) )?(?<verb>\p{L}+) by (?<agent>[^,;:]+?)(?<rest> in \d{4})?(?<end>[.!])$/u
/** A place, a time, a manner or a measure is not an agent. */
const noAgent =
  /^(?:\d|the (?:river|sea|lake|road|side|door|window|beach|fire|hand|time|way|hour|day|end|thousands?|hundreds?|dozen|late|early|mid)|hand|accident|mistake|chance|law|far|then|now|default|itself|themselves|half|\p{L}+ing\b|mid|late|early|about|around|nearly|almost|at least|[\p{L}]+ percent)\b/iu

/** "The letter was written by a child." → "A child wrote the letter." */
function makeActive(sentence: string): string | null {
  const found = passive.exec(sentence)?.groups
  if (!found || noAgent.test(found['agent']!) || countWords(found['agent']!) > 6) return null
  const [patient, agent] = [found['patient']!, found['agent']!]
  const verb = irregular[found['verb']!] ?? (/[^e]ed$/.test(found['verb']!) ? found['verb']! : null)
  if (verb === null || /^(?:it|they|them|him|her)$/i.test(agent)) return null
  const object = patient === 'It' ? 'it' : patient === 'They' ? 'them' : decapitalize(patient)
  if (object === null || /\b(?:who|which|that)\b/.test(`${object} ${agent}`)) return null
  const adverb = found['adverb'] ? `${found['adverb']} ` : ''
  return `${capitalise(agent)} ${adverb}${verb} ${object}${found['rest'] ?? ''}${found['end']}`
}

/** "There are many people who skip breakfast." → "Many people skip breakfast." */
function makeDirect(sentence: string): string | null {
  const there = /^There (?:is|are|was|were) (.{2,40}?) (?:who|that|which) (.+)$/u.exec(sentence)
  if (there && !/[,;]| (?:no|not|nothing|one) ?/i.test(there[1]!) && /^\p{L}+/u.test(there[2]!)) {
    const isClause = /^(?:i|you|we|they|he|she|it|the|a|an|your|my|people|scientists)\b/i.test(there[2]!)
    return isClause ? null : `${capitalise(there[1]!)} ${there[2]!}`
  }
  const cleft =
    /^It (?:is|was) ((?:the |an? )?[\p{L}\p{N}'’ -]{3,40}?) (?:who|that) (\p{L}+(?:ed|s|ew|ade|ook|ote)\b.*)$/u.exec(
      sentence,
    )
  const isJudgement =
    cleft && /^(?:true|clear|possible|likely|said|known|not|important|so|no|a fact)\b/i.test(cleft[1]!)
  return cleft && !isJudgement ? `${capitalise(cleft[1]!)} ${cleft[2]!}` : null
}

const joint = /(?:; |, (and|but|so|yet) )(?!that |far |much |many |on )/g

/** One idea per sentence: splits a sentence where two complete ones were joined. */
function splitSentence(sentence: string, tools: LanguageTools): string | null {
  if (sentence.endsWith('?')) return null
  const why = /^(.{12,}?), which is why (.{8,})$/.exec(sentence)
  if (why) return `${why[1]}. That${sentence.includes('’') ? '’' : "'"}s why ${why[2]}`
  for (const match of sentence.matchAll(joint)) {
    const head = sentence.slice(0, match.index)
    const tail = sentence.slice(match.index + match[0].length)
    const word = match[1] ?? ''
    if (/\b(?:is|was|are|were) to \p{L}| (?:gone|done)$/u.test(head)) continue
    if (countWords(head) < 3 || countWords(tail) < 4 || !isWholeClause(head, tools)) continue
    if (/^so (?:did|does|do|is|are|was|were|has|have)\b/.test(tail)) return `${head}. ${capitalise(tail)}`
    if (!hasSubject(tail, tools)) continue
    const opening = word === '' || word === 'and' ? '' : `${capitalise(word)} `
    return `${head}. ${opening === '' ? capitalise(tail) : opening + tail}`
  }
  return null
}

/**
 * True for a clause with a subject and a verb that is neither a command nor a condition: "Leave it, and it dies" is one
 * thought.
 */
function isWholeClause(text: string, tools: LanguageTools): boolean {
  const tokens = tools.analyse(text)
  const begins =
    /^(?:(?:if|when|while|after|before|because|since|although|though|once|as|unless|until|not only|either|neither|both|whether|the more|no matter|in|on|at|during|for|with|by)\b)/i
  return !begins.test(text) && !startsImperative(text, tokens) && hasSubject(text, tools)
}

function hasSubject(text: string, tools: LanguageTools): boolean {
  const tokens = tools.analyse(capitalise(text))
  const verb = tokens.findIndex((token) => isVerb(token))
  if (verb < 1) return false
  const [first] = tokens
  const subject = tokens.slice(0, verb)
  return (
    /^(?:PRON|DET|NOUN|PROPN|NUM|ADJ)$/.test(first!.partOfSpeech) &&
    !subject.some((token) => token.partOfSpeech === 'PUNCT') &&
    subject.some((token) => /^(?:PRON|NOUN|PROPN|NUM)$/.test(token.partOfSpeech)) &&
    !/^(?:which|who|that|what|whose|where)$/.test(first!.lower)
  )
}

function isVerb({ partOfSpeech }: AnalysedToken): boolean {
  return partOfSpeech === 'VERB' || partOfSpeech === 'AUX'
}

const trailing =
  /(?<!\p{L})(?<before>\p{L}+) (?<word>because|when|while|after|before|once|if|although|even though|as(?= (?:it|they|he|she|you|we) )) (?<rest>.+)$/u
/** After these words the clause belongs to the word before it. */
const holdsOn =
  /^(?:even|only|just|not|especially|particularly|right|soon|long|shortly|years?|days?|night|weeks?|months?|hours?|minutes?|seconds?|as|so|such|same|is|was|are|were|be|that's|it's|its|know|knows|knew|remember|tell|tells|told|ask|asks|asked|wonder|wonders|see|sees|saw|check|matter|matters|guess|imagine|notice|what|like|moment|time|and|or|but|the|a|for|worth|than|ever|never|probably|maybe|look|one|two)$/i

/** "It cracks when it dries." → "When it dries, it cracks." */
function frontTrailing(sentence: string, tools: LanguageTools): string | null {
  if (/[,;:?!—–]/.test(sentence)) return null
  const found = trailing.exec(sentence)
  const { before, word, rest } = found?.groups ?? {}
  if (!found || holdsOn.test(before!) || trailing.test(`x ${rest}`)) return null
  const main = sentence.slice(0, found.index + before!.length)
  const clause = rest!.replace(/[.]$/, '')
  if (countWords(main) < 3 || countWords(clause) < 2 || countWords(clause) > 12) return null
  if (
    /\b(?:that|who|which|whether|how|why|what|where|before|after|until|unless|more|less|\p{L}+er than)\b/iu.test(
      main,
    )
  )
    return null
  if (/^(?:is|are|do|does|did|can|could|what|why|how|who|where|when|and|but|so|then|or)\b/i.test(main))
    return null
  if (/\b(?:not|never|no)\b|n['’]t\b/i.test(main) && /^(?:because|as|if)$/.test(word!)) return null
  const small = decapitalize(main)
  if (small === null || startsImperative(main, tools.analyse(main)) || !hasSubject(clause, tools)) return null
  return `${capitalise(word!)} ${clause}, ${small}.`
}

const leading =
  /^(?<word>When|After|Before|If|Because|While|Once|Although|Even though|Since|In|During|By|On|At) (?<clause>[^,;:?!—–]+), (?<main>[^,;:?!—–]+)\.$/u

/** "When it rains, frogs call." → "Frogs call when it rains." */
function moveOpeningBack(sentence: string, tools: LanguageTools): string | null {
  const found = leading.exec(sentence)?.groups
  if (!found) return null
  const { word, clause, main } = found as { word: string; clause: string; main: string }
  const isPlace = /^(?:In|During|By|On|At)$/.test(word)
  if (
    thirdPerson.test(main) ||
    /^(?:and|but|so|then|just|now|that|who|which|what|how|why|where)\b/i.test(main)
  )
    return null
  if (
    /\b(?:that|because|when|while|after|before|if|once|until|unless|although|who|which|so|than|as)\b/i.test(
      main,
    )
  )
    return null
  if (
    /\b(?:this|that|these|those|fact|case|addition|short|other words|general|contrast|theory|return|turn|end|last|first)\b/i.test(
      clause,
    )
  )
    return null
  if (
    isPlace &&
    (countWords(clause) > 4 || /\b(?:in|on|at|for|by|during|within|over|until|since|every)\b/i.test(main))
  )
    return null
  if (!isPlace && !hasSubject(clause, tools)) return null
  if (!isPlace && /\b(?:or|and)\b/i.test(main) && countWords(main) > 9) return null
  if (/\b(?:not|never)\b|n['’]t\b/i.test(main) && /^(?:Because|Since)$/.test(word)) return null
  const mainTokens = tools.analyse(main)
  if (!startsImperative(main, mainTokens) && !hasSubject(main, tools)) return null
  return `${capitalise(main)} ${word.toLowerCase()} ${clause}.`
}

/** The text with a lowercase first letter, or null when it may begin with a name. */
function decapitalize(text: string): string | null {
  if (/^(?:I|I['’]\p{L}+)\b/u.test(text)) return text
  return smallOpening.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : null
}
