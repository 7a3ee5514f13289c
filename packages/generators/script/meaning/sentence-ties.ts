// Which sentences can't be understood, or would be misunderstood, without the one before or the one after.

import { isBareDenial } from './claims.ts'
import { handles, isOtherOf, isTakenUp, meetsSomebody, takesOne } from './taken-up.ts'
import { goesOnQuoting, goesOnSpeaking } from './quoted-ties.ts'
import { isShortReply, leaningQuestion } from '../cleaning/short-replies.ts'
import type { AnalysedSentence } from './source-analysis.ts'
import { hasVerb, isDescribedOnly, isTimeOnly } from './verbs.ts'

/** "The light would have cost $340,000": more than what? "If there are four, …": four of what? */
const measuresBack =
  /^the \p{L}+ (?:would have|would['’]ve) \p{L}+ [$€£\d]|^if there (?:are|were|is) (?:one|two|three|four|five|six|seven|eight|nine|ten|\d{1,3}|none|any),/iu
const fragmentWords = 22
const maxShortDenial = 5
const backwardOpening =
  /^(?:next (?:is|comes|came|up)|(?:mostly |only |just |partly |simply |probably )?because|that (?:they|the|it|you|he|she|we)|which|than|or|nor|also|too|not (?:because|for|to|go|just|only because|\p{L}+ing)|each (?:one|of)|a similar|similar|all the way|the (?:rest|ones?|others?|latter|former)|the (?:day|night|morning|week|month|year) (?:after|before) (?:is|was|were|are|i|he|she|we|they)|(?:is|was|does|did|can|could|would) (?:that|this)|everybody (?:does|did|was|is)|a lot of people do|the (?:funny|weird|strange|crazy|sad|best|worst|good|bad) (?:thing|part|news) is|after (?:it|that|this)|at first|same (?:idea|story|trick|problem|reason|here|with)|in (?:our|my|that|this) case|as (?:a result|for)|only then|by then|that's|it's|either way|of course|one of them|the (?:first|second|third|last) (?:one|of them))\b/iu
const shortReply =
  /^(?:yes|no|yeah|nope|exactly|about|around|only|maybe|sometimes|usually|it depends|both|neither|almost)\b/i
const danglingEnding =
  /\b(?:for|of|about|like|with|from|to|than|at|by|after|before|do|against|into|over|without|behind|inside) (?:this|that|it|them|him|her|those|these)[.!?]$|\b(?:need|needs|want|wants|have|has|buy|use|get|had|saw) (?:one|any|two|three|four|both)[.!]$|\b(?:theirs|hers|ours)[.!]$/i
/** "When the city counted, it was 14 percent": only the sentence before says what. */
const vagueMain = /^(?:when|after|once|by) [^,]{3,60}, (?:it|that) (?:was|is|were)\b/i
/** "A lot of people do, and …" leaves out what they do. */
const ellipticOpening =
  /^(?:\S+ ){1,4}(?:is|are|was|were|has|have|had|can|could)(?: not)?(?:\.|, (?:and so|too\b|either\b|but (?:not )?only))|^(?:\S+ ){1,4}(?:do|does|did|(?:do|does|did|ca|is|are|was|were|wo)n['’]t)(?:[,.!?]| (?:either|too|so)\b)|^(?:i|we|he|she|they) (?:had|have|did|do|was)n['’]t until\b/i
/** "Not in your checking account, you'll eat it." */
const notOpening =
  /^please not\b|^nobody (?:tells|told|warns|warned) (?:you|me|us)[.!]|^not (?!every|all |many |one |even |only |until |since |long |much |a single )[^.!?,]{2,40}[,.!]/i
const alreadyThere = /\b(?:already|still|right|over|just) (?:there|here|gone|done|late)[.!]$/i
const namesOne =
  /\bthe (?!(?:number|only|first|last|next|best|worst|right|wrong|big|biggest) )\p{L}+ ones?\b(?! (?:of|that|who|which|thing|we|i|you|with|from))/iu
/** "With kids and hills I get 48", "In March I got a nine": of what, the sentence before says. */
const bareNumber =
  /(?<!\b(?:age|at|in|since|by|year|number|page|chapter|route|highway|of|around|about|from|to|until|turned|was|were|am|is) )(?<![$€£][\d.,]{0,12}|\d)\b(?:\d{1,3}|an? (?:two|three|four|five|six|seven|eight|nine|ten))[.!]$/i
/** "… and the guy says, it's on the house. I said, why?" */
const replies = /^(?:i|he|she|they|we) (?:said|asked|goes|go|say|says|answered)\b/i
/** "Every one of them asked me if I had the recipe. I said yes." */
const asksSomebody = /\b(?:asks?|asked) (?:me|us|him|her|them)\b/i
const speaks = /\b(?:said|says|asked|asks|goes), \S/i
const firstFew =
  /^the (?:first|last|next|other) (?:two|three|four|five|six|few)\b(?! (?:\p{L}+ )?\p{L}+s\b)/iu
/** "Open the settings. You'll find one that you forgot." */
const outcome = /^(?:you['’]ll|you will|it['’]ll|it will|then you|that way|if you don't)\b/i
/** "Of the trials that I've taken since then …" */
const refersBack =
  /(?:\bas well|,? (?:too|either))(?:[.!]$|, (?:so|and|but|because|for)\b)|\b(?:has|have|had|sells?|needs?|keeps?) one (?:on|in|at|under|by|near|behind) (?:the|every|your|my)\b|\b(?:is|are|was|were) (?:only |just )?(?:an?(?:other)?|one|part|the other|the second) ?(?:big |small )?(?:part|piece|half|side)? of (?:it|that|this)\b|\b(?:since then|of course|after all|as i said|like i said|that['’]s (?:why|where|how|when)|for that reason|the reason is|the (?:first|second|third) reason)\b/i
/** "People look at that and they don't start." */
const looksBack =
  /\b(?:known|knew|tried|called|explained|solved) this\b|\bwhat (?:happens|happened|comes|came) next\b|\b(?:that|this) way[.!]$|\b\p{L}+ (?:years|months|weeks|days|hours|minutes) later\b|\bthat (?:little|small|tiny|huge|extra|single|odd) \p{L}+\b|\b(?:did|done|does|doing) (?:that|this)\b|\b(?:at|of|about|with|for|like|than) (?:that|this),? (?:and|but|or|so)\b/iu
/** "One Thursday she got on": a time, and then somebody who was named before. */
const timeThenPronoun =
  /^(?:today|now|then|these days|nowadays|by now|at first),? (?:it|he|she|they)\b|^(?:one|on|in|last|every|two|three|the next|by) (?:\S+ ){1,3}(?:she|he|they) /i
/** "They stayed. I don't know why." */
const bareWhy =
  /^(?:but )?(?:(?:i|we|they|you|scientists|doctors|experts|people) (?:still |really )?(?:don['’]t|do not|didn['’]t|can['’]t|couldn['’]t|never) (?:really |quite |exactly |even |yet )?(?:know|knew|understand|understood|say|explain|remember)|(?:nobody|no one) (?:really |quite )?(?:knows|knew|understands|can say)) (?:exactly |quite )?(?:why|how|when|where|what|it|that)(?: yet| exactly)?[.!]$/i
const subjectPronoun = /^(?:i|we|he|she|they|it|this|that)\b/i

/** "Don't throw it away. Make focaccia." */
const forbiddenBefore = /^(?:(?:so|but|and),? )?(?:don['’]t|never) \p{L}+ (?:it|them|that)\b/iu
const maxInsteadWords = 4

function isOrder({ tokens }: AnalysedSentence): boolean {
  return tokens[0]?.partOfSpeech === 'VERB' && tokens[0].lemma === tokens[0].lower
}

/** "Everybody says so.", but not "nobody believed the divers who said so" behind what they said. */
const saysSo = /(?<!, [^,]{1,80}\bwho )\b(?:says?|said|shows?|proves?|thinks?|thought) so[.!]$/i

/** True for a sentence that leans on the one before it. */
export function leansOn(sentence: AnalysedSentence, before: AnalysedSentence | undefined): boolean {
  const { text, connective } = sentence
  if (sentence.index === 0 && presentsFirst.test(text)) return false
  if (
    sentence.isInside === true ||
    sentence.isDependent ||
    backwardOpening.test(text) ||
    /^fact: /i.test(text)
  )
    return true
  if (before !== undefined && connective === 'or') return true
  if (before !== undefined && connective === 'so' && subjectPronoun.test(text)) return true
  if (before !== undefined && connective === 'and' && subjectPronoun.test(text) && !sentence.isCounted)
    return true
  if ((danglingEnding.test(text) || alreadyThere.test(text)) && sentence.words < 9) return true
  if (/\b(?:say|said|know|knew|mean|think) (?:that|it|so) (?:on|in|at|to|with)\b/i.test(text)) return true
  // "A plate on it says": on what, the sentence before says.
  if (partOfIt.test(text)) return true
  // "Of the phones that were handed in, 83 percent did."
  if (/, (?:\S+ ){1,4}(?:do|did|does|has|have|had)[.!]$/i.test(text)) return true
  // "Not our steps. Mrs. Miller's, because she was eighty."
  if (/^(?:(?:Mrs?|Ms|Dr)\. )?\p{Lu}\p{L}+['’]s[,.]/u.test(text)) return true
  // "The owner sued him": whose owner, the sentence before says.
  if (before !== undefined && somebodyKnown.test(text)) return true
  if (vagueMain.test(text) || timeThenPronoun.test(text) || measuresBack.test(text)) return true
  if (ellipticOpening.test(text)) return true
  if (pointsAt(sentence) || comparesWithBefore(text) || bareNumber.test(text)) return true
  if (
    firstFew.test(text) ||
    notOpening.test(text) ||
    namesOne.test(text) ||
    looksBack.test(text) ||
    refersBack.test(text) ||
    isBareDenial(text) ||
    saysSo.test(text)
  )
    return true
  if (before === undefined) return false
  if (before.speaker !== sentence.speaker && isShortReply(text)) return true
  // "It turns gummy. Wait at least one hour."
  // "You wait."
  if (sentence.words <= 2 && /^(?:you|we|i|they) \p{L}+[.!]$/iu.test(text)) return true
  if (tellsThat.test(text) || bareWait.test(text) || bareWhy.test(text) || leaningQuestion.test(text))
    return true
  // "Don't throw it away. Make focaccia."
  if (forbiddenBefore.test(before.text) && sentence.words <= maxInsteadWords && isOrder(sentence)) return true
  if (connective === 'but' && before.speaker !== sentence.speaker) return true
  // "Would I do it again? Yeah. But I'd bring fewer sandwiches."
  if (connective === 'but' && /\? (?:yeah|yes|no|nope)\.$/i.test(before.text)) return true
  // "But here's what happens."
  if (connective === 'but' && promise.test(text) && sentence.words <= maxPromiseWords) return true
  if (
    isFragment(sentence) ||
    takesUp(sentence, before) ||
    namesAgain(sentence, before) ||
    quotesBack.test(text) ||
    placedIt.test(text) ||
    lacksSubject(sentence) ||
    knowsWhat.test(text) ||
    sawThat.test(text) ||
    affirms(sentence, before)
  )
    return true
  if (isBehindAnswer(sentence, before) || isAnswerTo(sentence, before)) return true
  if (goesOnQuoting(before.text, text) || goesOnSpeaking(before.text, text)) return true
  if (before.isImperative && outcome.test(text)) return true
  return /^not \p{L}+/iu.test(before.text) && text.toLowerCase().startsWith(secondWord(before.text))
}

/** True for what answers a question that leans itself, or that was only told. */
function isAnswerTo(sentence: AnalysedSentence, before: AnalysedSentence): boolean {
  const { text } = sentence
  const isAsked =
    speaks.test(before.text) || asksSomebody.test(before.text) || asksIndirectly.test(before.text)
  if (replies.test(text) && isAsked) return true
  // "And what happened?", and what answers it.
  if (asksOfEvents.test(text) || (before.isQuestion && asksOfEvents.test(before.text))) return true
  // "How do we know that? There's a photograph.": the answer to what leans leans, too.
  const isAskedOf = before.isQuestion && !sentence.startsBlock && asksOfBefore(before)
  return isAskedOf || (before.isQuestion && (shortReply.test(text) || sentence.words <= 3))
}

const asksOfEvents =
  /^(?:(?:so|and|but|okay|well),? ){0,2}(?:what happened|then what|and then|what (?:did|do|would|should) (?:you|he|she|they|we) (?:actually |even )?(?:do|say|find|learn|tell)|did (?:it|that|they|he|she) (?:work|help|say|do))\b[^?]{0,24}\?$/i

function asksOfBefore({ isDependent, text }: AnalysedSentence): boolean {
  return isDependent || leaningQuestion.test(text) || /\b(?:that|this|it|they|them|then)\?$/i.test(text)
}

/** True for a sentence that continues what the one before began, such as a point's name or a list. */
function takesUp(sentence: AnalysedSentence, before: AnalysedSentence): boolean {
  if (isTakenUp(sentence, before)) return true
  // "The newest phone. I keep mine for four years."
  if (before.isCounted && !before.isLabel && before.words <= maxListed && !hasVerb(before)) return true
  return isListed(sentence) && isListed(before)
}

const maxAnswerWords = 5

/** "Twenty-two winters. I don't count the summers.": the first answers, and the second adds to it. */
function isBehindAnswer(
  { speaker, startsBlock, words }: AnalysedSentence,
  before: AnalysedSentence,
): boolean {
  if (speaker === undefined || before.speaker !== speaker || startsBlock || !before.startsBlock) return false
  return (
    before.words <= maxAnswerWords &&
    words <= maxAddedWords &&
    !hasVerb(before) &&
    !/^(?:yes|no|yeah|nope|exactly|it depends|maybe)\b/i.test(before.text)
  )
}

const maxAddedWords = 8

/** "Most shops won't tell you that because they make more money." */
const tellsThat =
  /\b(?:tells?|told|says?|said|shows?) (?:you|me|us|them|him|her|people|anyone) that(?=[.,!?]| because\b| and\b| but\b)/i
/** "You can cut that in a minute," I said. */
const quotesBack =
  /^["“](?:[\p{L}'’]{1,14} ){1,3}(?:that|it|this|them|those|him)\b(?! (?:is|was|the|a|my|your)\b)/iu
/** "I watched one woman do that": what she did, the sentence before says. */
const sawThat =
  /\b(?:saw|watched|seen|heard|had|caught|let) (?:\p{L}+ ){1,4}(?:do|doing) (?:that|this|it)\b/iu

/** "Nobody knew what they were": of what, an earlier sentence says. */
const knowsWhat =
  /^(?:nobody|everybody|everyone|i|we|no one|they) (?:\p{L}{1,8} )?(?:knew|knows|know|remembers?|asked|wondered) (?:what|who|where|why) (?:they|it|he|she|that|those|these) (?:was|were|is|are|did|meant)[.!]$/iu

/** "Never says a word. Sits right behind me.": who, the sentence before says. */
function lacksSubject({ tokens, isQuestion, isLabel, startsBlock }: AnalysedSentence): boolean {
  if (startsBlock) return false
  const verb = tokens.find(({ partOfSpeech }) => partOfSpeech !== 'ADV')
  const isOwn = verb !== undefined && tokens.indexOf(verb) <= 1
  if (!isOwn || isQuestion || isLabel || verb.partOfSpeech !== 'VERB') return false
  return /[^s]s$/.test(verb.lower) && verb.lemma !== verb.lower && !/^(?:let|thank)s$/.test(verb.lower)
}

/** "In most elevators in the United States it does nothing." */
const placedIt =
  /^(?:in|on|at|for|with|by|inside|under) (?:\p{L}{1,14} ){1,7}it (?:does|did|has|had|works|worked|stays|stayed|sits|sat|goes|went|costs?|means|meant|says|said|stands|stood|holds|held)\b/iu
const bareWait =
  /^wait (?:at least |about |for |another )?(?:\p{L}+|\d{1,3})(?: (?:or|to) (?:\p{L}+|\d{1,3}))? (?:seconds?|minutes?|hours?|days?|weeks?|months?)(?: or (?:so|two))?[.!]$/iu

const somebodyKnown =
  /^the (?:owner|driver|man|woman|boy|girl|couple|guy|boss|waiter|waitress|seller|buyer|judge|father|mother|kid|child|landlord|tenant)s?\b(?! (?:who|that|which|of|in|at|from|with)\b)/i
const partOfIt =
  /^(?:on|in|at|under|inside|across) the (?:back|front|top|bottom|inside|outside|cover|side|label|lid|first page|last page|envelope|other side)(?:,| (?!of\b))|^(?:(?:if|when) )?there(?:['’]s| is| are| was| were) (?:an?|no|some) \p{L}+ (?:around|on|in|of|under|behind|inside) (?:it|them)\b|^(?:an?|the|one|some|most|many) \p{L}+ (?:on|in|of|from|at|behind|under|inside) (?:it|them)\b/iu
const otherPronoun = /^(?:it|its|this|that|these|those|them|they|their|there|one|ones|both|so)$/

/** "Rub it one way", "A watermelon is, too": no end of a story begins so. */
export function saysHalf(sentence: AnalysedSentence): boolean {
  return handles(sentence) || ellipticOpening.test(sentence.text) || takesOne.test(sentence.text)
}

/** True for a sentence that leans on others only by "he" or "she", and says enough for itself. */
export function leansByPerson(sentence: AnalysedSentence): boolean {
  const { text, connective, tokens, words } = sentence
  if ((!/^(?:He|She|His|Her)\b/.test(text) && !timedPronoun.test(text)) || words < 5) return false
  if (connective === 'so' || connective === 'then' || connective === 'and' || ellipticOpening.test(text))
    return false
  // "He said, I didn't know anything.": what was asked, the sentence before says.
  if (/^(?:He|She) (?:said|says|answered|replied),/.test(text)) return false
  if (danglingEnding.test(text) || comparesWithBefore(text) || pointsAt(sentence)) return false
  if (refersBack.test(text) || bareNumber.test(text) || partOfIt.test(text)) return false
  const noun = tokens.findIndex(({ partOfSpeech }) => partOfSpeech === 'NOUN' || partOfSpeech === 'PROPN')
  return !tokens.slice(0, noun < 0 ? tokens.length : noun).some(({ lower }) => otherPronoun.test(lower))
}

/** "On my last day she gave me an envelope." */
const timedPronoun =
  /^(?:on|in|one|last|every|by|at|for|until|two|three|four|five|ten|years) (?!(?:that|this|those|the same|the next|it|them)\b)(?:[^\s,.]+ ){0,3}[^\s,.]+,? (?:he|she) /i

function secondWord(text: string): string {
  return `${text.split(' ')[1]?.toLowerCase() ?? ''} `
}

/** "A photo of that sheet", directly after the sheet was named. */
function namesAgain({ tokens }: AnalysedSentence, before: AnalysedSentence): boolean {
  return tokens.slice(0, 6).some(({ lower }, place) => {
    const next = tokens[place + 1]
    return (
      /^(?:that|this|these|those)$/.test(lower) && next !== undefined && before.terms.includes(next.lemma)
    )
  })
}

/** "Older adults showed the same growth", but "at the same time", "the same size as a horse". */
const comparesBack =
  /\b(?:do|does|did) the same\b(?! (?:thing|to|for|with|as)\b)|\bthe same [$€£]?\d|\b(?:had|has|have|showed|shows?|saw|found|got|made|did|felt|gave) the same (?!(?:time|day|year|way|thing|person|place)\b)\p{L}+(?!\p{L}| as\b)/iu

/** "Every door in an old house has the same secret": several that are like each other. */
const comparesAmong =
  /^(?:every|all|both|each|most|many|almost (?:all|every)|everyone|everybody|we all|they all)\b/i

/** "She wore the same coat every winter": the same as itself. */
const repeatsItself =
  /\bthe same (?:\p{L}+ ){1,4}(?:every|each|again|all|for (?:\p{L}+|\d+) (?:years|months|weeks|days))\b/iu

function comparesWithBefore(text: string): boolean {
  return comparesBack.test(text) && !comparesAmong.test(text) && !repeatsItself.test(text)
}

const timeNoun =
  /^(?:time|night|day|morning|evening|afternoon|week|weekend|month|year|summer|winter|spring|autumn|fall|moment|minute|second|hour|point|way|kind|sort|case)s?$/

const isHandled =
  /^(?:copy|use|take|buy|sell|build|make|wear|eat|drink|open|paint|draw|drive|carry|break|fix|move|lose|steal|send|play|pull|push|follow|borrow|study)$/

/** "That little rise is enough to wake you up": which rise, an earlier sentence said. */
function pointsAt({ tokens }: AnalysedSentence): boolean {
  return tokens.some(({ lower, partOfSpeech }, place) => {
    if (!/^(?:that|those|these)$/.test(lower)) return false
    const [first, second] = tokens.slice(place + 1)
    // "Engineers copied that skin for swimsuits" is easily taken for a clause.
    const isTaken =
      isHandled.test(tokens[place - 1]?.lemma ?? '') && tokens[place + 2]?.partOfSpeech !== 'VERB'
    if (partOfSpeech !== 'DET' && !isTaken) return false
    const noun = first?.partOfSpeech === 'ADJ' ? second : first
    if (noun?.partOfSpeech !== 'NOUN' || timeNoun.test(noun.lower)) return false
    const after = tokens[place + (noun === first ? 2 : 3)]?.lower ?? ''
    // "Those who got it", "that car that we sold" say themselves which.
    const saysWhich = isTaken
      ? /^(?:who|that|which|we|you|i|they|he|she)$/
      : /^(?:who|that|which|of|we|you|i|they|he|she|with|in|at|on|for)$/
    if (saysWhich.test(after)) return false
    return !tokens.slice(0, place).some(({ lemma }) => lemma === noun.lemma)
  })
}

const testsThat =
  /\b(?:tested|tried|checked|measured|counted|investigated|looked into|put) (?:that|this|it)(?: to the test)?\.$|\btried (?:an?|the|another) \p{L}+\.$/iu

const uncovers =
  /^(?:\p{Lu}\S*|i|we|he|she|they) .{0,60}\b(?:until|when|then|and) (?:\p{L}+ ){1,3}(?:opened|unlocked|unwrapped|lifted|uncovered|turned over|looked (?:inside|in|under|into)|dug up|found) (?:\p{L}+ ){0,3}\p{L}+\.$/iu

const looksInto =
  /^(?:(?:then|later|finally|at home|that night),? )?(?:i|we|he|she|they) (?:opened|unfolded|unwrapped|unlocked|unrolled|lifted|read|counted|looked (?:inside|in|into|under|behind|at)|turned) (?:it|them|the \p{L}+|inside|over)\b[^.!?]{0,40}\.$/iu
const found =
  /^(?:it|they|inside|there|in it|on it|under it) (?:was|were|said|had|held|contained|lay|read)\b/i

/** True for a sentence of a word or two that finishes the one before it: "A man sold the Eiffel Tower. Twice." */
function finishes(sentence: AnalysedSentence, before: AnalysedSentence): boolean {
  if (sentence.startsBlock || sentence.speaker !== before.speaker || before.isQuestion) return false
  return (
    sentence.words <= 2 &&
    /^(?:once|twice|three times|four times|alone|by hand|on purpose|by accident|for free|in secret|every day|every night|overnight|forever|in public|for real)[.!]$/i.test(
      sentence.text,
    )
  )
}

/** "Buttons.", "String too short to use.", "Keys that open nothing.": one of several things, each a sentence of its own. */
function isListed(sentence: AnalysedSentence): boolean {
  const { text, words, isImperative, isQuestion, isLabel, isCounted } = sentence
  if (words > maxListed || /^not\b/i.test(text) || isImperative || isQuestion || isLabel || isCounted)
    return false
  return isFragment(sentence) || things.test(text)
}

const maxListed = 7
const things =
  /^(?:\p{L}+ ){0,2}\p{L}+ (?:(?:that|which) \p{L}+|who \p{L}+|(?:too|so) \p{L}+ (?:to|for|that)|for \p{L}+ing|without) [^.,!?]+\.$/iu

function isFragment(sentence: AnalysedSentence): boolean {
  if (sentence.isLabel || sentence.isCounted || sentence.isImperative || sentence.isQuestion) return false
  // The tagger does not always see the verb in "I'm".
  if (/\b(?:i['’]m|(?:you|we|they)['’]re|(?:he|she|it|that|there|who|what)['’]s)\b/i.test(sentence.text))
    return false
  if (sentence.words > fragmentWords || sentence.tokens.length === 0) return false
  return !hasVerb(sentence) || isTimeOnly(sentence) || isDescribedOnly(sentence)
}

const forwardEnding =
  /(?::|\b(?:(?:always |often |usually )?asks? (?:me|us)|what (?:happens|happened|comes|came) next|something (?:worse|else|strange|odd|better|surprising|happened|happened today|interesting)|one thing|(?:a|another|one) (?:name|reason|rule|word|term) for (?:it|this|that)|(?:was|is|like) this|this way|as follows|have a rule|(?:one|a) (?:problem|catch|reason|rule|simple reason|strange thing)|the (?:problem|catch|trick|strange part|best part|worst part|good news|bad news|lesson|answer)|(?:one|two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) (?:things|reasons|steps|ways|tips|rules|mistakes|lessons|signs|questions|facts|habits|parts|problems|ideas|theories|explanations|options|choices|possibilities|causes|answers|kinds|types)))[.:!]?$/i
const promise =
  /^(?:now |so |and |but )?(?:here's|here is|there's|there is|this is) (?:what|why|how|the (?:strange|crazy|best|worst|interesting|weird|sad|funny|good|bad) (?:part|thing|news)|the (?:problem|catch|trick|twist)|where)\b|^(?:now |so |and |but )?here(?:['’]s| is) (?:the (?:\p{L}+ )?(?:part|thing|bit)\b|how it (?:works|worked|happened)).{0,40}$|^there(?:['’]s| is| was) an? (?:famous|old|great|funny|strange|well-known|classic|good) (?:video|photo|story|study|experiment|picture|joke|saying|test|line)\b/iu
const belief =
  /^(?:(?:most|many|a lot of|some|almost all) )?(?:people|of us|we|everyone|everybody|they|i|you|you'd|scientists|doctors|experts)(?: \p{L}+)? (?:think|thought|believe|believed|expect|expected|assume|assumed|say|imagine|imagined)\b/iu
const denial = /\b(?:not|never|wrong|false|myth|opposite|no|nobody)\b|n't\b/i

/** "Your friend starts at 35 and pays in 200 dollars. At 65 she has …" */
function isReckoned(text: string, next: string): boolean {
  return (
    /\b(?:invest|start|save|pay|put|begin|buy|earn|borrow)s?\b.{0,80}\d/i.test(text) &&
    /^(?:at|after|by|in) (?:\d|age|the end)/i.test(next)
  )
}

/** "The surprising part came later." */
const announces =
  /^(?:the (?:surprising|strange|best|worst|interesting|crazy|funny|weird|sad|scary|hard|hardest) (?:part|thing|bit)|let me (?:start|begin) with (?:an?|one))\b/i
/** "Suppose you invest 200 dollars a month." */
const example = /^(?:suppose|let's say|say you|picture|for example, (?:if|suppose))\b/i

/** "The bone glowed green": a thing that the text speaks of as known. */
export function speaksOfKnown({ text }: Pick<AnalysedSentence, 'text'>): boolean {
  return /^(?:\S+ ){0,3}the (?!(?:first|second|next|last|best|only|most|same|other|world|whole|rest) )\p{Ll}+ (?:was|were|is|are|had|has|\p{Ll}+ed|went|took|came|got|made)\b/iu.test(
    text,
  )
}

/** "Everybody plants wildflowers. Is that a good idea?" */
function leadsToQuestion(sentence: AnalysedSentence, next: AnalysedSentence): boolean {
  return (
    sentence.speaker !== undefined &&
    sentence.speaker === next.speaker &&
    !sentence.isQuestion &&
    leaningQuestion.test(next.text)
  )
}

const becomes =
  /^(?:it|they) (?:comes?|gets?|turns?|goes|becomes?|breaks?|falls?|starts?|came|got|turned|went|broke|fell)\b/i

const maxPromiseWords = 6
const maxShout = 4
const maxConceded = 8
const concedes =
  /\b(?:is|are|was|were|isn['’]t|aren['’]t|wasn['’]t) (?:an? |not an? |not )?(?:good|nice|great|fine|right|true|okay|ok|helpful|important|bad|cheap|easy|small|pretty|beautiful)\b/i
/** "The other thing I look at is the pattern at the shoulder." */
const looksAt =
  /^the (?:other|next|first|second|third|last|only) (?:thing|place|part) (?:i|we|you) (?:\p{L}+ )?(?:look|check|test|ask|listen)\b[^.!?]{0,12} (?:is|are|was) /iu

/** "You take it to the cleaner. And it comes back with bubbles.", "A suit is like a neighbor. You don't notice it." */
function leadsToOutcome(sentence: AnalysedSentence, next: AnalysedSentence): boolean {
  if (next.startsBlock) return false
  if (next.connective === 'and' && becomes.test(next.text) && sentence.connective === 'then') return true
  if (next.speaker !== sentence.speaker) return false
  // "I sell honey! My husband says I'm the worst salesperson.", "The flowers are a good idea. But the honeybee …"
  if (sentence.words <= maxShout && sentence.text.endsWith('!') && !sentence.isImperative) return true
  if (next.connective === 'but' && sentence.words <= maxConceded && concedes.test(sentence.text)) return true
  if (looksAt.test(sentence.text)) return true
  return (
    /\b(?:is|are) like an? (?:\p{L}+ )?\p{L}+[.!]$/iu.test(sentence.text) &&
    /^(?:you|it|the more|if)\b/i.test(next.text)
  )
}

/** True for a sentence that promises something, asks, or says what the next one takes back. */
export function leadsTo(sentence: AnalysedSentence, next: AnalysedSentence | undefined): boolean {
  if (next === undefined) return false
  const { text } = sentence
  if (sentence.isOpen === true) return true
  if (sentence.isClaim === true || (isBareDenial(next.text) && !next.startsBlock)) return true
  if (next.speaker !== sentence.speaker && isShortReply(next.text)) return true
  if (leadsToQuestion(sentence, next) || leadsToOutcome(sentence, next)) return true
  // "The drain at the bottom. If I can't see it, nobody should swim.", "Then came the flood. The river rose …"
  if (isBareAnswer(sentence, next) || (came.test(text) && sentence.words <= maxCame)) return true
  // "Either it's a punishment. Or it's spite."
  if (next.connective === 'or' && /^either\b/i.test(text)) return true
  // A question at the end of a paragraph stays open, unless another person answers.
  // One that is a paragraph of its own is answered by the next.
  const isOpen = sentence.isQuestion && next.startsBlock && sentence.speaker === next.speaker
  if (isOpen && (!sentence.startsBlock || next.isQuestion)) return false
  if ((example.test(text) || announces.test(text) || isReckoned(text, next.text)) && !next.startsBlock)
    return true
  if (/^myth: /i.test(text) && /^fact: /i.test(next.text)) return true
  if (sentence.startsBlock && isHeading(sentence)) return true
  // "So why not just burn fat?" you'll ask.
  if (/\?["”] (?:you['’]ll|you might|you may|people|everybody|everyone|readers) asks?\.$/i.test(text))
    return true
  if (sentence.isQuestion || sentence.isLabel || forwardEnding.test(text) || promise.test(text)) return true
  const isTakenBack = denial.test(next.text) || next.connective === 'but'
  if (belief.test(text) && isTakenBack && !denial.test(text) && !/\bbut\b/i.test(text)) return true
  if (
    /^(?:none|all|both|each|neither|one|two|three|most|half|some) of (?:them|these|those)\b/i.test(next.text)
  )
    return true
  if (/\b(?:is|was|are) the first(?: (?:thing|one|reason|step|rule|mistake))?[.!]$/i.test(text)) return true
  // "The jugglers were asked to stop practising.": what came of it follows.
  if (/\b(?:was|were) (?:asked|told|ordered|forced) to \p{L}+(?: \p{L}+){0,2}[.]$/iu.test(text)) return true
  // "He didn't spend them. He left them in the bank."
  const subject = /^(?:he|she|it|they|we|i)\b/i.exec(text)?.[0].toLowerCase()
  const isSame = subject !== undefined && next.text.toLowerCase().startsWith(`${subject} `)
  if (
    isSame &&
    sentence.words <= maxShortDenial &&
    /n['’]t\b|\bnot\b|\bnever\b/i.test(text) &&
    !next.startsBlock
  )
    return true
  if (isOtherOf(next.text, text) || finishes(next, sentence)) return true
  if (!next.startsBlock && leadsOn(sentence, next)) return true
  if (goesOnQuoting(text, next.text)) return true
  if (/^(?:her|his|its|their) name (?:is|was)\b/i.test(next.text)) return true
  if (next.words <= 5 && next.isDependent && denial.test(next.text)) return true
  return isReversed(sentence, next)
}

/** What answers a question without a verb says little before it is explained. */
function isBareAnswer(sentence: AnalysedSentence, next: AnalysedSentence): boolean {
  const { speaker, startsBlock, words } = sentence
  const isAnswer = speaker !== undefined && next.speaker === speaker && startsBlock && !next.startsBlock
  return isAnswer && words > 2 && words <= maxBareAnswer && !hasVerb(sentence)
}

const maxBareAnswer = 14
const came = /^(?:(?:then|and|but|so) ){0,2}came (?:the|a|an|my|our|that)\b/i
const maxCame = 10

function leadsOn(sentence: AnalysedSentence, next: AnalysedSentence): boolean {
  const { text } = sentence
  // "In the eighties a psychologist tested that.": what came of it follows.
  if (testsThat.test(text)) return true
  // "I asked him why he did that. He said, …", "Students were asked when they would finish. They said thirty days."
  if (asksIndirectly.test(text) && !sentence.isQuestion) return true
  // "A woman came up to me with a set of keys. She was one of the girls."
  if (meetsSomebody.test(text) && /^(?:she|he) (?:was|is|turned out|had been)\b/i.test(next.text)) return true
  // "We laughed until my sister opened the last one. It was full of bills."
  if (uncovers.test(text) && /^(?:it|they|inside|there) /i.test(next.text)) return true
  // "I opened it in the truck. It was every receipt that I had ever handed her."
  if (looksInto.test(text) && found.test(next.text)) return true
  // "Buttons. String too short to use. Keys that open nothing."
  return isListed(sentence) && isListed(next)
}

const asksIndirectly =
  /\b(?:asked|asks|were asked|was asked|wondered) (?:(?:him|her|them|me|us|\p{Lu}\p{L}+|(?:the|my|his|her) \p{L}+) )?(?:why|what|how|where|who|when|whether|if) [^"“”,;:]{3,70}\.$/iu
/** "What I love.", "The battery.": a paragraph that begins by naming what it is about. */
export function isHeading({ text, words, isImperative, tokens }: AnalysedSentence): boolean {
  if (words > 5 || isImperative || !text.endsWith('.')) return false
  return /^(?:what|why|how|where) (?:i|we|you|they|he|she|it)\b/i.test(text) || !hasVerb({ tokens })
}

/** "When you press that button, you're not closing the door. You're calming yourself down." */
function affirms({ text, words, startsBlock }: AnalysedSentence, before: AnalysedSentence): boolean {
  const denied = before.text.match(deniedLast)?.[1]?.toLowerCase()
  if (denied === undefined || words > maxAffirmed || startsBlock) return false
  return text.match(affirmed)?.[1]?.toLowerCase() === denied
}

const maxAffirmed = 14
const affirmed = /^(it|they|that|he|she|you|we|i)(?:['’](?:s|re|m)| is| are| am| was| were)\b(?! not\b)/i
/** "There's this town in Illinois": a text that begins by presenting something. */
const presentsFirst = /^there['’]s (?:an?|this|one) \p{L}/iu
const deniedLast =
  /\b(it|they|that|he|she|you|we|i)(?:['’](?:s|re|m)| is| are| am| was| were) not [^.,]{3,60}[.!]$/i

/** "The secret is not the oven. The secret is time." */
function isReversed(sentence: AnalysedSentence, next: AnalysedSentence): boolean {
  if (affirms(next, sentence)) return true
  if (sentence.words > 16 || next.words > 14 || !denial.test(sentence.text)) return false
  if (/^(?:it|they|that|he|she)(?:['’]s|['’]re| is| are| was| were)\b/i.test(next.text)) return true
  const opening = (text: string): string => text.toLowerCase().split(' ').slice(0, 2).join(' ')
  return opening(sentence.text) === opening(next.text)
}

/** "The ship was badly damaged": only an earlier sentence says which ship. */
export function namesKnown(sentence: AnalysedSentence, all: readonly AnalysedSentence[]): boolean {
  const [article, noun, after] = sentence.tokens
  if (article?.lower !== 'the' || noun?.partOfSpeech !== 'NOUN' || after?.partOfSpeech === 'NOUN')
    return false
  const earlier = all.slice(Math.max(0, sentence.index - 4), sentence.index)
  return earlier.some((other) => other.terms.includes(noun.lemma))
}
