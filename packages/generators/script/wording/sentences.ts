// Cuts text into sentences and clauses without changing a character: every cut is at white space.

// Capitalized and followed by a name, so never the end of a sentence.
const titles = new Set('Mr Mrs Ms Dr Prof Rev Gen Col Capt Lt Sgt Sen Rep Gov St Mt Ft'.split(' '))
// Abbreviations only before a number: "No. 5", "Fig. 2", "Mar. 3".
const beforeNumber = new Set(
  'no vol fig approx ca jan feb mar apr jun jul aug sep sept oct nov dec mon tue wed thu fri sat sun'.split(
    ' ',
  ),
)
const neverLast = new Set('vs cf dept al'.split(' '))
// The next word decides: a capital letter begins a new sentence.
const mayBeLast = new Set('etc inc ltd co corp jr sr oz lb lbs hr hrs min sec tbsp tsp ft est'.split(' '))

// "U.S. Army" continues the sentence, "in the U.S. They" does not.
const commonOpener =
  /^["'“‘]?(The|A|An|It|He|She|They|We|I|You|But|And|So|In|On|At|By|That|This|These|Those|If|When|While|After|Before|Then|Now|There|Here|No|Not|What|Why|How|Who|Is|Are|Do|Its|His|Her|Their|Our|My|Your|For|As|Once|Some|Most|Many|One|Two|Today|With|Because)\b/

const wordSegmenters = new Map<string, Intl.Segmenter>()
const unspacedScript =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** Counts words: runs between spaces that hold a letter or digit; scripts without spaces are segmented. */
export function countWords(text: string): number {
  if (unspacedScript.test(text)) {
    let words = 0
    for (const part of wordSegmenter().segment(text)) if (part.isWordLike) words++
    return words
  }
  let words = 0
  for (const match of text.matchAll(/\S+/g)) if (/[\p{L}\p{N}]/u.test(match[0])) words++
  return words
}

/**
 * Splits text into sentences at . ! ? … and their equivalents in other scripts, and at blank lines. Numbers,
 * abbreviations, initials, domains and quotations stay whole. White space inside a sentence becomes one space.
 */
export function splitSentences(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .flatMap((paragraph) => splitParagraph(paragraph.replace(/\s+/g, ' ').trim()))
    .filter((sentence) => sentence !== '')
}

function splitParagraph(paragraph: string): string[] {
  const sentences: string[] = []
  const ending = /(?<![.!?…])[.!?…]+["'”’)\]]*(?=\s|$)|[。！？؟।]+[」』”’）]*/gu
  let start = 0
  for (const match of paragraph.matchAll(ending)) {
    const end = match.index + match[0].length
    const after = paragraph.slice(end).trimStart()
    if (after === '') break
    if (!endsSentence(paragraph.slice(start, match.index), match[0], after)) continue
    sentences.push(paragraph.slice(start, end).trim())
    start = end
  }
  sentences.push(paragraph.slice(start).trim())
  return joinWordless(sentences)
}

function endsSentence(before: string, mark: string, after: string): boolean {
  const startsSmall = /^\p{Ll}/u.test(after)
  const isOnePoint = /^\.(?!\.)/.test(mark)
  if (isOnePoint && isShortened(before, after)) return false
  if (!startsSmall) return true
  // "a study (I think?) said": the aside is inside the sentence.
  if (/[)\]]$/.test(mark) && opensAside(before.trimStart())) return false
  // "wait… what", "“Stop!” he said": a lowercase letter continues the sentence. A text without capitals still ends at
  // its periods.
  return isOnePoint ? before.length > 12 : !/^(…|\.\.)/.test(mark) && !/["'”’]$/.test(mark)
}

const longestAside = 200

/** True when a bracket opens shortly before the end, but not at the start. */
function opensAside(before: string): boolean {
  const near = before.slice(-longestAside)
  const opening = Math.max(near.lastIndexOf('('), near.lastIndexOf('['))
  return opening > 0 || (opening === 0 && near.length < before.length)
}

/** Of a text that has no white space but single spaces. */
function lastWord(text: string): string {
  // A pattern would read all of the text for each of its points.
  return text.slice(text.lastIndexOf(' ') + 1).replace(/^[("'“‘[]+/, '')
}

function isShortened(before: string, after: string): boolean {
  const word = lastWord(before)
  const lower = word.toLowerCase()
  const startsCapital = /^["'“‘]?\p{Lu}/u.test(after)
  if (titles.has(word) && startsCapital) return true
  if (beforeNumber.has(lower)) return /^\d/.test(after)
  // "J. Smith", but "a place called Position Z. He didn't ask".
  if (/^\p{Lu}$/u.test(word) && startsCapital)
    return (word !== 'I' || before === 'I') && (!commonOpener.test(after) || /^\p{Lu}\./u.test(after))
  // "No E. coli": the short name of a kind of animal or plant.
  if (/^[A-HJ-Z]$/.test(word) && /^\p{Ll}{3,}/u.test(after)) return true
  if (neverLast.has(lower)) return true
  if (mayBeLast.has(lower)) return !startsCapital || !commonOpener.test(after)
  if (!/^(\p{L}\.)+\p{L}$/u.test(word)) return false
  return !commonOpener.test(after) || /^(e\.g|i\.e)$/.test(lower)
}

/** Joins a stray mark or emoji to the previous sentence. */
function joinWordless(sentences: readonly string[]): string[] {
  const joined: string[] = []
  for (const sentence of sentences) {
    if (joined.length > 0 && countWords(sentence) === 0) joined[joined.length - 1] += ` ${sentence}`
    else joined.push(sentence)
  }
  return joined.map((sentence) => sentence.trim())
}

/**
 * Splits a sentence into pieces of at most `maxWords`: at clause boundaries if possible (after , ; : and dashes), else
 * before a conjunction or preposition, else evenly. Joined by spaces, the pieces equal the sentence.
 */
export function splitClauses(sentence: string, maxWords: number): string[] {
  const words = sentence.split(' ')
  if (words.length === 1 && countWords(sentence) > maxWords) return splitUnspaced(sentence, maxWords)
  const wordCount = countWords(sentence)
  if (wordCount <= maxWords || words.length < 2) return [sentence]
  const pieces = Math.ceil(wordCount / maxWords)
  const ideal = words.length / pieces
  let best = { cut: Math.round(ideal), cost: Infinity }
  for (let cut = 2; cut <= words.length - 2; cut++) {
    // The nearest multiple of the ideal length, so that the rest splits evenly too.
    const nearest = Math.max(1, Math.min(pieces - 1, Math.round(cut / ideal))) * ideal
    const cost =
      Math.abs(cut - nearest) / ideal +
      boundaryCost(words[cut - 1]!, words[cut]!) +
      tinyCost(cut, words.length)
    if (cost < best.cost) best = { cut, cost }
  }
  if (best.cut < 1 || best.cut >= words.length) return [sentence]
  const left = words.slice(0, best.cut).join(' ')
  const right = words.slice(best.cut).join(' ')
  return [...splitClauses(left, maxWords), ...splitClauses(right, maxWords)]
}

const clauseWords = 5
const clauseBoundary =
  /(?:[;:]|\.\.\.|…| [—–]) |, (?=(?:and|but|so|or|yet|because|which|while|when|where|if|then|until|although|though|who|unless|since|before|after) (?:it|they|he|she|we|you|i|there|the|an?|this|that|these|those|his|her|my|your|our|their|its|most|some|many|no|nobody|everybody|everyone|people|then|if|when|even|now|not|is|are|was|were|can|had|has|have|makes?|means?|one|two|three)(?:['’]\p{L}+)? )/giu

/**
 * Splits a sentence of more than `maxWords` between clauses that could each be said alone, as evenly as possible. A
 * sentence without such a place stays whole.
 */
export function splitWholeClauses(sentence: string, maxWords: number): string[] {
  const words = countWords(sentence)
  if (words <= maxWords) return [sentence]
  let best: { left: string; right: string; difference: number } | null = null
  for (const match of sentence.matchAll(clauseBoundary)) {
    const end = match.index + match[0].length
    const left = sentence.slice(0, end).trimEnd()
    const right = sentence.slice(end)
    const leftWords = countWords(left)
    const difference = Math.abs(leftWords * 2 - words)
    if (leftWords < clauseWords || words - leftWords < clauseWords) continue
    // "The story, which you told often, is …": the main clause goes on after the inserted one.
    if (/^(?:which|who|where) /i.test(right) && right.includes(', ')) continue
    // "If the lid is off, and …": the first part still waits for its main clause.
    if (
      /^(?:if|when|while|because|although|after|before|since|unless|as) /i.test(left) &&
      !left.slice(0, -1).includes(',')
    )
      continue
    if (best === null || difference < best.difference) best = { left, right, difference }
  }
  if (best === null) return [sentence]
  return [...splitWholeClauses(best.left, maxWords), ...splitWholeClauses(best.right, maxWords)]
}

const conjunction =
  /^(and|but|or|so|because|which|while|when|where|if|then|that|than|until|unless|although|before|after|since|who)$/i
const preposition =
  /^(in|on|at|with|without|for|from|to|of|by|into|about|over|under|between|through|during|as)$/i

const numberWord =
  /^(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|hundred|thousand|million|billion)$/i

function boundaryCost(before: string, after: string): number {
  if (/[;:—–]["'”’)]*$/.test(before) || before === '-') return 0
  // A comma inside "March 3, 1969" or "1, 2, 3" is not a clause boundary.
  if (/\d,$/.test(before) && /^\d/.test(after)) return 2.5
  if (/,["'”’)]*$/.test(before)) return conjunction.test(after) ? 0 : 0.2
  if (isGlued(before, after)) return 2.5
  if (/^(that|than|after|before|since|until)$/i.test(after)) return 0.9
  if (/^(and|or)$/i.test(after)) return numberWord.test(before) ? 2.5 : 0.8
  if (conjunction.test(after)) return 0.3
  if (preposition.test(after)) return 0.8
  return 1.1
}

/**
 * True where a cut would separate a number from its unit, split a name, or separate a small word from the word it
 * belongs to.
 */
function isGlued(before: string, after: string): boolean {
  const opensClause = conjunction.test(after) || preposition.test(after)
  if (/^[$€£¥]$/.test(before)) return true
  if ((/\d[%)]?$/.test(before) || numberWord.test(before)) && !opensClause) return true
  if (/^\d/.test(after) || /^(percent|per|million|billion|thousand|hundred|%)$/i.test(after)) return true
  if (/^\p{Lu}/u.test(after) && /^\p{Lu}/u.test(before)) return true
  if (before.endsWith('.')) return true
  return /^(a|an|the|my|your|his|her|its|our|their|this|that|these|those|not|no|never|very|more|most|to|of|is|are|was|were|be|been|i|you|he|she|it|we|they|will|can|don't|didn't|isn't)$/i.test(
    before,
  )
}

function tinyCost(cut: number, length: number): number {
  const shorter = Math.min(cut, length - cut)
  return shorter < 4 ? 1.5 : shorter < 6 ? 0.6 : shorter < 8 ? 0.2 : 0
}

function splitUnspaced(sentence: string, maxWords: number): string[] {
  const pieces: string[] = []
  let piece = ''
  let words = 0
  for (const part of wordSegmenter().segment(sentence)) {
    if (part.isWordLike && words >= maxWords) {
      pieces.push(piece)
      piece = ''
      words = 0
    }
    piece += part.segment
    if (part.isWordLike) words++
  }
  return piece === '' ? pieces : [...pieces, piece]
}

function wordSegmenter(): Intl.Segmenter {
  let segmenter = wordSegmenters.get('und')
  if (!segmenter) {
    segmenter = new Intl.Segmenter('und', { granularity: 'word' })
    wordSegmenters.set('und', segmenter)
  }
  return segmenter
}
