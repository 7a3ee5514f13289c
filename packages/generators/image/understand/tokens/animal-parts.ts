// Tails, paws and horns: those that an animal of the picture has anyway, and others.

import type { Token } from '../token.ts'
import { isAnimal } from '../words/things/things.ts'
import { wordOf } from './token-tools.ts'

/** Parts that are seen at these animals. */
const seen: Readonly<Record<string, RegExp>> = {
  paw: /cat|dog|lion|tiger|leopard|bear|wolf|fox|rabbit|panda|raccoon|hyena|jackal/,
  'fox-tail':
    /cat|dog|lion|tiger|leopard|wolf|fox|horse|cow|monkey|lemur|chipmunk|peacock|snake|crocodile|fish|whale|unicorn|donkey|zebra|mouse|rat|raccoon|skunk|chameleon|lizard|gecko|iguana|salamander|squirrel|kangaroo|otter|beaver|dragon|t-rex|sauropod/,
  hoof: /horse|cow|goat|deer|donkey|zebra|ox|pig|ewe|ram|unicorn|moose|bison|buffalo/,
  antlers: /deer|moose/,
  horn: /goat|ram|ox|bison|buffalo|rhinoceros|unicorn|yak|narwhal|triceratops/,
  'tree-trunk': /elephant|mammoth/,
  tusk: /elephant|mammoth|walrus|warthog|boar/,
  beak: /bird|eagle|duck|goose|swan|parrot|owl|rooster|chick|penguin|flamingo|toucan|pelican|stork|puffin|woodpecker|dove/,
  fur: /cat|dog|bear|fox|wolf|rabbit|lion|tiger|leopard|raccoon|panda|hyena|monkey/,
  wing: /bird|eagle|duck|goose|swan|parrot|owl|butterfly|bee|bat|dragon|moth|phoenix|dove/,
  'pair-of-wings': /bird|eagle|butterfly|bee|bat$|dragon|moth|phoenix|owl|dove/,
  'shark-fin': /shark|fish|dolphin|whale/,
  feather: /peacock|parrot|owl|eagle|rooster|turkey/,
  'pig-nose': /pig|boar/,
}

const onlyThere: ReadonlySet<string> = new Set([...Object.keys(seen), 'claw', 'fangs'])

/** A part of an animal that is named before it: shown where the animal has it, and missing where it has not. */
export function readAnimalPart(tokens: readonly Token[], index: number): Token | undefined {
  const token = tokens[index]!
  if (isOwnChest(tokens, index)) return { kind: 'unknown', words: token.words }
  if (isLookOfPart(tokens, index)) return { kind: 'unknown', words: token.words }
  if (token.kind !== 'thing' || !onlyThere.has(token.thing.motif)) return undefined
  // Whoever runs after the own tail is drawn running straight on.
  const deed = tokens.slice(0, index).findLast(({ kind }) => kind === 'relation' || kind === 'pose')
  if (/^(?:chasing|chases)$/.test(deed?.words[0] ?? '')) return { kind: 'unknown', words: token.words }
  const isItsOwn = /^(?:its|his|her|their)$/.test(tokens[index - 1]?.words[0] ?? '')
  const isBeast = (each: Token): boolean => each.kind === 'thing' && isAnimal(each.thing.motif)
  // A branch has no tail; who is on it has.
  const areBeasts = isItsOwn || (isHad(tokens, index) && tokens.slice(0, index).some(isBeast))
  const owner = tokens
    .slice(0, index)
    .findLast((each) => (each.kind === 'thing' && (!areBeasts || isBeast(each))) || each.kind === 'person')
  // Nobody has the fangs in the hand that are said to be his own.
  const isOwn = tokens.slice(0, index).some(({ words }) => /^(?:its|his|her|their)$/.test(words[0]!))
  if (owner?.kind === 'person' && isOwn) return { kind: 'unknown', words: token.words }
  if (owner?.kind !== 'thing' || !isAnimal(owner.thing.motif)) return undefined
  // "A lion's paw" is the paw, and what is in a beak is held.
  const lead = tokens.slice(tokens.indexOf(owner) + 1, index)
  if (!lead.some(({ words }) => having.test(words[0]!))) return undefined
  const { words } = token
  if (words[0] === 'shark' && !/shark/.test(owner.thing.motif)) return { kind: 'unknown', words }
  // No dog is seen turning after its tail.
  if (lead.some((each) => /^(?:chas|bit|catch)/.test(each.words[0]!))) return { kind: 'unknown', words }
  const isHurt = lead.some((each) => /^(?:broken|injured|hurt|wounded|missing|torn)$/.test(each.words[0]!))
  return !isHurt && seen[token.thing.motif]?.test(owner.thing.motif)
    ? { kind: 'quality', quality: { shownBy: /./, isPart: true }, words }
    : { kind: 'unknown', words }
}

/** Of "a chameleon on a branch with a colorful tail", "colorful" is told, for the branch is not colorful. */
function isLookOfPart(tokens: readonly Token[], index: number): boolean {
  const next = tokens[index + 1]
  if (!/^(?:color|quality|size)$/.test(tokens[index]!.kind)) return false
  if (next?.kind !== 'thing' || !onlyThere.has(next.thing.motif) || !isHad(tokens, index + 1)) return false
  const nearest = tokens.slice(0, index).findLast(({ kind }) => kind === 'thing' || kind === 'person')
  return nearest?.kind === 'thing' && !isAnimal(nearest.thing.motif)
}

const having = /^(?:with|has|its|and|showing|spreading)$/

/** True right after "with a" or "with a long". */
function isHad(tokens: readonly Token[], index: number): boolean {
  const before = tokens
    .slice(0, index)
    .findLast(({ kind }) => !/^(?:silent|color|size|quality|number)$/.test(kind))
  return before !== undefined && wordOf(before) === 'with'
}

/** What a gorilla beats is no chest with a lid. */
function isOwnChest(tokens: readonly Token[], index: number): boolean {
  if (tokens[index]!.words.join(' ') !== 'chest') return false
  const [deed, owner] = tokens.slice(Math.max(0, index - 2), index).map(({ words }) => words.join(' '))
  const isDone = /^(?:beat|pound|thump|drum|puff|clutch|grab|scratch|slap|hold)\w*(?: on| out)?$/.test(
    deed ?? '',
  )
  return isDone && /^(?:its|his|her|their)$/.test(owner ?? '')
}
