// What animals and things do to each other, where people would do it another way: a cat licks its kitten, an asteroid hits
// the moon, a woodpecker pecks at a tree.

import { indexPhrases } from '../../words/index-phrases.ts'
import { isAnimal } from '../../words/things/things.ts'
import type { Token } from '../../token.ts'
import type { RelationName } from '../../words/words.ts'
import { isHead } from '../token-tools.ts'

/** What one animal does to another that it touches. */
const tender = indexPhrases([
  [
    'hugging' as const,
    'licking, licks, nuzzling, nuzzles, nuzzling up to, nursing, nurses, suckling, shielding, shields, sheltering, shelters, snuggling with, snuggling up to, cuddling with, cuddling, cuddles, hugging, hugs, embracing, kissing, kisses, cleaning, cleans, grooming, grooms, warming, comforting, protecting, protects, leaning on, curled up with',
  ],
])

/** What animals, machines and bodies of space do to anything. */
const doings = indexPhrases<RelationName>([
  [
    'hitting',
    'hitting, hits, crashing into, crashes into, smashing into, smashes into, slamming into, slams into, colliding with, collides with, ramming, rams into, ramming into, bumping into, striking, strikes, running into, driving into, butting',
  ],
  [
    'facing',
    'stalking, stalks, sneaking up on, sneaking up to, sneaks up on, creeping up on, creeping up to, nudging, nudges, poking, collecting pollen from, gathering pollen from, collecting nectar from, drinking nectar from, pollinating, pollinates, sipping from, sipping nectar from, collecting, collects, gathering, gathers, scanning, building, builds, repairing, repairs, printing, plowing, digging, loading, begging, begging for, defending, defends, licking up, pulling at, tugging at, reaching for, sniffing at, staring down, hissing at, growling at, barking at, hooting at, squeaking at, filming, films, photographing, surveying, guarding, ambushing, cornering',
  ],
  [
    'around',
    'circling, circles, swirling around, buzzing around, swimming around, flying around, swarming, swarming around, surrounding, surrounds, encircling, encircles',
  ],
  ['in front of', 'passing, passes, passing in front of, crossing in front of'],
  [
    'chasing',
    'overtaking, overtakes, tailing, pursuing, pursues, hunting down, closing in on, herding, herds',
  ],
  ['fleeing', 'attacked by, hunted by, stalked by, threatened by'],
  ['attacking', 'engulfing, engulfs, sinking its teeth into'],
])

/** Woodpeckers hold on to the bark. */
const pecks = /^(?:pecking|pecks|pecking at|pecks at|drumming on|hammering|drilling into|hammering on)$/
const bark = /tree|log|trunk|pole|cactus/

const mutual =
  /^(?:colliding|collide|crashing into each other|butting heads|locking horns|clashing|headbutting|fighting|battling|sparring|wrestling)$/

/** What beasts do with all their weight. */
const fights =
  /^(?:fighting|fights|battling|battles|wrestling|wrestling with|sparring with|clashing with|brawling with)$/
/** What machines do at their place of work. */
const labor =
  /^(?:playing|painting|assembling|building|repairing|cutting|sorting|packing|serving|cooking|drawing|operating on|scanning|touching|reaching for)$/
/** What is done to a thing by hitting it, which is seen in the thing, too. */
const breaks =
  /^(?:breaking|breaks|smashing|smashes|shattering|shatters|cracking|cracks|destroying|destroys|wrecking)$/

/** The first words of all of these, so that other words aren't looked at any further. */
const starts: ReadonlySet<string> = new Set([
  ...[...tender.keys(), ...doings.keys()].map((phrase) => phrase.split(' ')[0]!),
  ...(
    'pecking pecks drumming hammering drilling colliding collide crashing butting locking clashing headbutting fighting fights battling battles ' +
    'sparring wrestling brawling breaking breaks smashing smashes shattering shatters cracking cracks destroying destroys wrecking ' +
    'playing painting assembling building repairing cutting sorting packing serving cooking drawing operating scanning touching reaching welding welds'
  ).split(' '),
])

/** The tokens with such deeds as relations. */
export function readWildDeeds(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(({ kind }) => kind === 'thing')) return tokens
  const read: Token[] = []
  for (let index = 0; index < tokens.length; index++) {
    const found = deedAt(tokens, index)
    read.push(found ?? tokens[index]!)
    // What is broken is seen to be.
    if (found && breaks.test(found.words.join(' ')))
      read.push({ kind: 'quality', quality: {}, words: found.words })
    if (found) index += countOf(tokens, index, found) - 1
  }
  return read
}

/** How many tokens became one. */
function countOf(tokens: readonly Token[], index: number, { words }: Token): number {
  let [count, length] = [0, 0]
  while (length < words.length) length += tokens[index + count++]!.words.length
  return count
}

function deedAt(tokens: readonly Token[], index: number): Token | undefined {
  const token = tokens[index]!
  const { kind } = token
  if (!starts.has(token.words[0]!)) return undefined
  // Bolts strike from above, and paws dig.
  if ((kind === 'relation' || kind === 'pose') && /^(?:above|attacking)$/.test(token.relation ?? ''))
    return undefined
  if (kind !== 'unknown' && kind !== 'pose' && kind !== 'relation' && kind !== 'quality') return undefined
  const doer = tokens.slice(0, index).findLast(isHead)
  if (doer?.kind !== 'thing') return undefined
  for (const count of [3, 2, 1]) {
    const own = tokens.slice(index, index + count)
    const words = own.flatMap((each) => each.words)
    const relation = relationOf(tokens, { doer, words, after: index + count })
    if (own.length === count && relation) return { kind: 'relation', relation, words }
  }
  return undefined
}

function relationOf(
  tokens: readonly Token[],
  {
    doer,
    words,
    after,
  }: { doer: Extract<Token, { kind: 'thing' }>; words: readonly string[]; after: number },
): RelationName | undefined {
  const phrase = words.join(' ')
  const isTender = tender.has(phrase)
  const isPeck = pecks.test(phrase)
  const isBreak = breaks.test(phrase)
  const isArm = doer.thing.motif === 'robot-arm'
  const isLabor = isArm && (labor.test(phrase) || /^weld(?:ing|s)$/.test(phrase))
  if (
    !isLabor &&
    !isTender &&
    !isPeck &&
    !isBreak &&
    !fights.test(phrase) &&
    !doings.has(phrase) &&
    !mutual.test(phrase)
  )
    return undefined
  const next = tokens.slice(after).find((each) => isHead(each) || each.kind === 'place')
  // What fights and is no animal has arms (mascots.ts).
  const isFight = fights.test(phrase) && !isAnimal(doer.thing.motif)
  if (next === undefined || next.kind === 'place')
    return mutual.test(phrase) && !isFight ? 'hitting' : undefined
  const isOfBeasts = next.kind === 'thing' && isAnimal(next.thing.motif) && isAnimal(doer.thing.motif)
  if (isTender && isOfBeasts) return 'hugging'
  if (isLabor) return phrase.startsWith('weld') ? 'hitting' : 'facing'
  if (fights.test(phrase)) return isOfBeasts ? 'hitting' : undefined
  // A spider is in the web that it builds.
  if (next.kind === 'thing' && next.thing.motif === 'spider-web' && doer.thing.motif === 'spider')
    return 'inside'
  if (isBreak) return next.kind === 'thing' && isDirectly(tokens, after, next) ? 'hitting' : undefined
  if (isPeck)
    return doer.thing.motif === 'woodpecker' && next.kind === 'thing' && bark.test(next.thing.motif)
      ? 'climbing'
      : 'facing'
  return doings.get(phrase)
}

/** True where only articles and adjectives are between. */
function isDirectly(tokens: readonly Token[], from: number, next: Token): boolean {
  return tokens
    .slice(from, tokens.indexOf(next))
    .every(({ kind }) => /^(?:silent|size|color|quality|number)$/.test(kind))
}
