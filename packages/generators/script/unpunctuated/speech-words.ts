// Words that say where a clause of speech without punctuation may begin and end.

import type { AnalysedToken, LanguageTools } from '../wording/language-tools.ts'

export interface SpokenWord {
  readonly text: string
  /** Last word of a line of the source. */
  readonly isLineEnd: boolean
  /** Last word of a row within a cue. */
  readonly isRowEnd?: boolean
  /** True when silence follows this word, as far as known. */
  readonly hasPause: boolean
  /** True when the speaker, the paragraph or the take changes after this word. */
  readonly hasBreak: boolean
}

export const neverLast =
  /^(the|a|an|of|and|or|to|is|are|was|were|be|been|being|am|that|because|between|in|on|at|for|from|by|into|with|without|like|my|your|our|their|its|his|her|not|no|very|so|but|if|when|while|where|which|who|whose|why|how|what|about|than|as|also|even|only|just|can|can't|cannot|could|will|would|should|may|might|must|do|does|did|don't|doesn't|didn't|isn't|aren't|wasn't|weren't|won't|has|have|had|gonna|wanna|gotta|called|named|known|over|under|around|some|any|every|each|most|many|more|less|much|few|several|almost|about|nearly|then|whenever|until|unless|although|though|before|after|these|those|such|too|really|pretty|quite|it's|they're|you're|we're|he's|she's|that's|there's|here's|i'm|i've|you've|we've|they've|i|he|she|they|we|i'll|you'll|we'll|they'll|it'll)$/i
export const complementVerb =
  /^(think|thinks|thought|say|says|said|know|knows|knew|believe|believes|believed|mean|means|meant|guess|hope|feel|feels|felt|see|sees|saw|find|finds|found|show|shows|showed|tell|tells|told|let|lets|make|makes|made|help|helps|helped|suppose|imagine|understand|remember|notice|noticed|realize|realized|discover|discovered|wonder|bet|wish|want|wants|need|needs|keep|keeps|get|gets|got|become|becomes|became|seem|seems|look|looks|sound|sounds|prefer|prefers|try|tries|tried)$/i
export const subordinator =
  /^(that|when|whenever|if|because|which|who|whose|where|while|until|unless|although|though|since|than|why|how|what|whether)$/i
export const pronounSubject =
  /^(i|you|he|she|it|we|they|there|everybody|everyone|nobody|somebody|someone|people)$/i
export const contractedSubject =
  /^(i|you|he|she|it|we|they|that|there|here|what|who)('|’)(s|re|m|ve|ll|d)$|^(let's|here's)$/i
export const determiner =
  /^(the|a|an|this|these|those|my|your|his|her|its|our|their|some|most|many|every|each|one|two|three|four|five|no|all|both|another)$/i
export const month =
  /^(january|february|march|april|may|june|july|august|september|october|november|december)$/i
export const joiner = /^(and|but|so|or)$/i
// Passive verbs that still take a noun: "was given a name".
export const twoObjects = /^(given|told|shown|paid|asked|taught|offered|sent|made|left|kept)$/i
// These end a phrase and never begin a sentence.
export const neverFirst =
  /^(later|ago|too|again|together|either|though|anyway|apart|away|alone|enough|else|yet|himself|herself|itself|themselves|myself|yourself|me|him|us|them|long|old|o'clock|percent)$/i
export const countedOpening =
  /^(?:(?:and|so|then|but|now|okay) )?(?:the |my |your )?(?:very )?(?:(?:first|second|third|fourth|fifth|sixth|seventh|last|final|next|other) (?:thing|one|reason|tip|step|way|rule|mistake|sign|habit|lesson|question|point)|(?:number|step|tip|rule|reason|week|day|month|year|part|level|phase|stage) (?:one|two|three|four|five|six|seven|\d))\b/i
/** "The good news about the first thing": here a counted point is part of the clause. */
export const beforeCounted =
  /^(the|a|an|of|and|so|then|but|or|to|is|are|was|were|that|in|on|at|for|from|by|with|do|does|did|about|my|your|it's|that's|not|than|as|called|why|how|when|what|if|because|until|since|before|after|on|every|each|this|last|first)$/i
/** "That summer a group of writers …": here "that" opens a sentence. */
export const timeWord =
  /^(summer|winter|spring|autumn|fall|year|night|day|morning|evening|afternoon|week|weekend|month|time|moment|same)$/i
/** "The way she smiled", "the day I bought it": a clause follows them that belongs to them. */
export const relativeNoun = /^(day|time|moment|minute|night|morning|way|reason|place|year|thing|things)$/i
/** Adverbs that begin a clause, so none ends before its subject. */
export const beginsClause =
  /^(now|then|so|and|but|okay|well|suddenly|sometimes|finally|next|actually|basically|instead|eventually|luckily|usually)$/i
/** "There's a decent chance it ended up there": a clause follows these nouns that belongs to them. */
export const clauseNoun = /^(chance|odds|feeling|idea|proof|hope|fear|rumor|rumour|guess|hunch|sign|doubt)$/i
/** "Get up after twenty minutes read something boring": commands follow each other without a joint. */
export const command =
  /^(read|put|take|dig|build|write|turn|drink|eat|avoid|stop|try|use|keep|add|leave|pour|cut|mix|press|open|close|get|wait|clean|measure|check|fit|ask|buy|call|find|make|go|look|start|pull|push|hold|wipe|wash|dry|remove|replace|forget|pick|place|set|bring|give|fill|stir|heat|bake|rinse|spray|sand|paint|drill|screw|plant|water|grab|skip|save|pay|send|say|move|lift|shake|tighten|loosen|throw|stay|come|sit|walk|breathe|imagine|remember|listen|borrow|rent|watch|knock|stick|tap|step|lean|chop|slice|peel|drain|roll|sprinkle|flip|cook|fry|melt|fold|taste|serve|freeze|rub|soak|wrap|swap)$/i
export const givingVerb =
  /^(sell|sells|sold|give|gives|gave|tell|show|send|sent|buy|bought|offer|teach|bring|lend|owe|cost|costs)$/i
export const sideWord =
  /^(sometimes|now|then|today|actually|maybe|also|even|only|just|finally|usually|often|still|instead|once|always|never|really)$/i
/** What a question follows: "asked what it costs". */
export const asks = /^(?:asks?|asked|wonder(?:s|ed)?|said|says)$/i
/** Verbs of telling take a person and then a clause. */
export const tellingVerb =
  /^(tell|tells|told|show|shows|showed|remind|reminds|reminded|promise|promised|warn|warns|warned|assure|assured|convince|convinced)$/i

/** Small numbers. */
export const numberWord =
  /^(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|a hundred)$/i

const neverEndsLine =
  /^(the|a|an|of|and|or|to|that|because|from|into|with|my|your|our|their|its|his|very|so|but|if|when|which|who|than|called|named|every|i|he|she|they|we)$/i

/** False for words that never end a line: "the", "called", "of". "That was that" is complete. */
export function mayEndLine(word: string, before: string): boolean {
  return (
    !neverEndsLine.test(word) ||
    (/^that$/i.test(word) && /^(?:was|is|like|after|before|do|did)$/i.test(before))
  )
}

export function countBefore(length: number, count: (index: number) => number): number[] {
  const sums = [0]
  for (let index = 0; index < length; index++) sums.push(sums[index]! + count(index))
  return sums
}

/** The tokens of every word; the tagger splits "don't" in two. */
export function tagWords(words: readonly SpokenWord[], tools: LanguageTools): AnalysedToken[][] {
  const tokens = tools.analyse(words.map((word) => word.text).join(' '))
  let next = 0
  return words.map((word) => {
    const own: AnalysedToken[] = []
    let length = 0
    while (length < word.text.length && next < tokens.length) {
      const token = tokens[next++]!
      own.push(token)
      length += token.text.length
    }
    return own
  })
}
