// What the word between two subjects means for these two: only animals are led, and who kneels before a queen faces her.

import { isCaptivity } from '../tokens/people/captives.ts'
import { hangingOf } from './from-bonds.ts'
import { isBaby, isBeast, type ReadSubject } from '../read-subject.ts'
import type { Token } from '../token.ts'
import { isMask, isOnBack, isWearable } from './headgear.ts'
import { isClothing } from './worn.ts'
import { isAnimal, isFood, isHandTable } from '../words/things/things.ts'
import { isShownBy, isSignOn } from './signs.ts'
import { isAlive, wordOf } from '../tokens/token-tools.ts'
import type { Subject } from '../understanding.ts'
import type { RelationName } from '../words/words.ts'

/** What people kneel and pray before. */
function isShrine(subject: Subject): boolean {
  return (
    subject.kind === 'thing' &&
    /statue|moai|gravestone|shrine|throne|cross|altar|framed-picture/.test(subject.thing.motif)
  )
}

export function isGiving(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    /^(?:giving|gives|handing|offering|bringing|serving|feeding)$/.test(token.words[0]!)
  )
}

/** Who writes on a board or paints on a wall stands before it. */
function isWrittenOn({ subject, tokens }: ReadSubject, next: ReadSubject): boolean {
  return (
    subject.kind === 'person' &&
    next.subject.kind === 'thing' &&
    /^(?:blackboard|whiteboard|brick|wall|scribbled-wall|easel|framed-picture)/.test(
      next.subject.thing.motif,
    ) &&
    tokens.some(({ words }) =>
      /^(?:writ|draw|paint|scribbl|explain|teach|pin|stick|hang|tap|nail|spray|post)/.test(words[0]!),
    )
  )
}

/** Who howls, shouts or points at something looks at it. */
function isAimed({ tokens, subject }: ReadSubject): boolean {
  const isHowling = subject.kind === 'thing' && subject.thing.motif.startsWith('howling-')
  return (
    isHowling ||
    tokens.some(({ words }) =>
      /^(?:point|bark|growl|hiss|roar|shout|yell|scream|laugh|smil|look|star|gaz|peer|charg|lung|snarl|swip|pounc|shoot|aim|fir|throw|stick|wink|frown|scowl|glar|grin|wav|nod|spit|blow)/.test(
        words[0]!,
      ),
    )
  )
}

/** Whoever hangs on a building is on its wall, and not on its roof. */
function isClungTo({ subject }: ReadSubject, { subject: on }: ReadSubject): boolean {
  return (
    subject.kind === 'person' &&
    on.kind === 'thing' &&
    /building|tower|lighthouse|castle/.test(on.thing.motif)
  )
}

/** Ghosts and monsters play, too. */
function isPlayer({ subject, tokens }: ReadSubject): boolean {
  return isAlive(tokens[0]!) || (subject.kind === 'thing' && /ghost|monster|robot/.test(subject.thing.motif))
}

function isWith(token: Token | undefined): boolean {
  return token?.words.join(' ') === 'with'
}

/** Animals have on the head what they balance. */
function isBalancer(subject: Subject, taken: Subject): boolean {
  return (
    subject.kind === 'thing' &&
    isAnimal(subject.thing.motif) &&
    taken.kind === 'thing' &&
    taken.thing.meters < 1
  )
}

/** Whoever is at a door wants through it. */
function isAtDoor(subject: Subject): boolean {
  return subject.kind === 'thing' && /^(?:door|open-door)$/.test(subject.thing.motif)
}

/** Somebody who stands there with a small thing has it in the hands. */
function isSmallThingOf(subject: Subject, taken: Subject): boolean {
  return (
    subject.kind === 'person' &&
    /^(?:standing|holding|waiting|proposing)$/.test(subject.pose) &&
    taken.kind === 'thing' &&
    taken.size <= 1 &&
    taken.thing.meters <= 0.45 &&
    taken.thing.bearing === 'ground' &&
    !isAnimal(taken.thing.motif) &&
    !isWearable(taken.thing.motif)
  )
}

/** Somebody who stands with a baby has it in the arms. */
function isAdult(subject: Subject): boolean {
  return (
    subject.kind === 'person' &&
    !/^(?:baby|child)$/.test(subject.role.look.age ?? '') &&
    /^standing$|^waiting$|^walking$/.test(subject.pose)
  )
}

/** What somebody is with, balances or is under. */
function ofTaken(
  relation: RelationName,
  token: Token | undefined,
  subject: Subject,
  next: Subject,
): RelationName | undefined {
  if (relation === 'under' && next.kind === 'thing' && next.thing.motif === 'glass-dome') return 'inside'
  if (isOnGrave(relation, subject, next)) return 'beside'
  if (/^balanc(?:ing|es)$/.test(wordOf(token)) && isBalancer(subject, next)) return 'topped with'
  const isHeld = (isBaby(next) && isAdult(subject)) || isSmallThingOf(subject, next)
  return relation === 'beside' && isWith(token) && isHeld ? 'holding' : undefined
}

/** A desk with a computer, at which people sit who are said to be in front of it. */
function isDesk({ subject }: ReadSubject): boolean {
  return subject.kind === 'thing' && subject.thing.motif === 'desk-with-laptop'
}

/** Only animals are led, and who kneels before a queen faces her. */
export function fitRelation(
  relation: RelationName,
  token: Token | undefined,
  subjects: readonly ReadSubject[],
  index: number,
  hasSpot: boolean,
): RelationName {
  const next = subjects[index + 1]!
  if (relation === 'marked with' || relation === 'rising to') return relation
  const ofTwo = hasSpot ? undefined : betweenPeople(relation, subjects[index]!.subject, next.subject)
  if (ofTwo) return ofTwo
  const taken = ofTaken(relation, token, subjects[index]!.subject, next.subject)
  if (taken) return taken
  const people = subjects.slice(0, index + 1).filter(({ subject: each }) => each.kind === 'person')
  if (relation === 'leading' && !(next.subject.kind === 'thing' && isAlive(next.tokens[0]!))) return 'facing'
  if (next.subject.kind === 'thing' && isHandTable(next.subject.thing.motif)) {
    const players = subjects.slice(0, index + 1).filter(isPlayer)
    const isPlaying = token?.words[0]?.startsWith('play') === true
    if ((players.length > 1 || isPlaying) && isPlayer(subjects[index]!)) return 'around'
  }
  const areAlive = [index, index + 1].every((each) => isAlive(subjects[each]!.tokens[0]!))
  // "Success versus failure": things don't fight.
  if (/^(?:versus|vs)$/.test(token?.words[0] ?? '') && !areAlive) return 'beside'
  if (relation === 'hand in hand' && isHelp(token) && !needsAnArm(next.subject)) return 'facing'
  if (relation === 'pulling' && isTug(subjects[index]!.subject, next.subject)) return 'holding'
  if (relation === 'facing' && isRummaging(token, subjects[index]!.subject, next.subject)) return 'inside'
  const handled = ofHands(relation, token, next.subject)
  if (handled) return handled
  // A baby is hugged and kissed in the arms.
  if (relation === 'hugging' && subjects[index]!.subject.kind === 'person' && isBaby(next.subject))
    return 'holding'
  if (relation === 'hanging' && isClungTo(subjects[index]!, next)) return 'climbing'
  if (relation === 'hanging') return hangingOf(next.subject, token)
  const { subject } = subjects[index]!
  // A clock on a wall hangs there.
  if (relation === 'on' && isHung(subjects.slice(0, index + 1), next.subject, token)) return 'hanging'
  const had = hadBy(subject, next.subject, relation, token?.words.join(' '))
  if (had) return had
  // "An astronaut and an alien playing cards at a table": both sit at it.
  const isTable =
    next.subject.kind === 'thing' && /^(?:table|desk-with-laptop)$/.test(next.subject.thing.motif)
  if (relation === 'in front of' && (isDesk(next) || isSmallThing(subject, next.subject))) return 'facing'
  const laid = relation === 'on' ? ofOn(subject, next.subject, token) : undefined
  if (laid) return laid
  if (relation === 'holding' && people.length > 1 && isUmbrella(next.subject)) return 'under'
  // "A clock melting over a branch", "a coat over a chair": what is soft lies on what is below it.
  if (relation === 'above' && token?.words[0] === 'over' && isLimp(subject)) return 'on'
  const within = relation === 'inside' ? ofInside(subject, next.subject, token) : undefined
  if (within) return within
  // Whoever is in high grass is seen over its blades.
  const isGrass = next.subject.kind === 'thing' && next.subject.thing.motif === 'tall-grass'
  if (isGrass && /^(?:inside|on|under|beside)$/.test(relation)) return 'behind'
  if (relation === 'on' && isWrittenOn(subjects[index]!, next)) return 'facing'
  if (relation === 'beside' && token?.words[0] === 'at') {
    if (isTable && people.length > 1) return 'around'
    if (isAimed(subjects[index]!) || isAtDoor(next.subject) || isMirror(next.subject)) return 'facing'
  }
  const isTurned =
    subject.kind === 'person' && /^(?:kneeling|praying|proposing|waving|pointing)$/.test(subject.pose)
  if (relation === 'holding' && isGiving(token) && isAlive(next.tokens[0]!)) return 'facing'
  const isBefore = relation === 'in front of' && (token?.words[0] === 'before' || isTurned)
  if (isTakenInHand(relation, token, subject, next.subject, people.length)) return 'holding'
  const isAddressed = isAlive(next.tokens[0]!) || (isTurned && isShrine(next.subject))
  return isBefore && isAddressed ? 'facing' : relation
}

/** What "on" and "across" mean for what nothing stands on. */
function ofOn(subject: Subject, next: Subject, token: Token | undefined): RelationName | undefined {
  // Witches and birds cross the moon without touching it, and tape hangs before a door.
  if (token?.words[0] === 'across' && (isInSky(next) || isAtDoor(next))) return 'in front of'
  // A spider is in the middle of its web.
  const isWeb = next.kind === 'thing' && next.thing.motif.endsWith('web')
  return isWeb && isBeast(subject) ? 'inside' : undefined
}

/** What "in" and "through" mean for what nobody is in. */
function ofInside(subject: Subject, next: Subject, token: Token | undefined): RelationName | undefined {
  // "Through a burning forest": whoever is in it is seen before its flames.
  if (next.kind === 'thing' && next.thing.motif === 'wildfire') return 'in front of'
  if (isBeast(subject) && isTooSmallToBeIn(next)) return 'beside'
  const isWithin = token?.words[0] === 'inside' || isCaptivity(wordOf(token))
  return isMirror(next) && !isWithin ? 'facing' : undefined
}

/** What would be hidden behind whoever stands in front of it. */
function isSmallThing(subject: Subject, next: Subject): boolean {
  const isBody = subject.kind === 'person' || isAnimal(subject.thing.motif)
  const tall = subject.kind === 'person' ? 0.7 : subject.thing.meters * 0.8
  return (
    isBody &&
    next.kind === 'thing' &&
    next.size <= 1 &&
    next.thing.meters < tall &&
    next.thing.bearing === 'ground' &&
    !isAnimal(next.thing.motif)
  )
}

/** What animals can't be drawn in. */
function isTooSmallToBeIn(subject: Subject): boolean {
  return (
    subject.kind === 'thing' &&
    /glove|socks?$|dress$|jeans|shirt|sweater|jacket|^coat$|kimono|tutu/.test(subject.thing.motif)
  )
}

/** Whoever lies on a grave is not on its headstone. */
const isOnGrave = (relation: RelationName, subject: Subject, next: Subject): boolean =>
  relation === 'on' &&
  (subject.kind === 'person' || isAnimal(subject.thing.motif)) &&
  /\bgraves?$/.test(next.word)

/** An animal that digs through a can is in it. */
function isRummaging(token: Token | undefined, subject: Subject, next: Subject): boolean {
  return (
    /^(?:digging|rummaging|rooting|searching) through$/.test(token?.words.join(' ') ?? '') &&
    subject.kind === 'thing' &&
    isAnimal(subject.thing.motif) &&
    next.kind === 'thing' &&
    /can$|basket|bag|box|bin$|dumpster|package|suitcase|luggage|sack|bucket/.test(next.thing.motif)
  )
}

/** Doctors operate on people, and nobody stands on another or is inside of one. */
function betweenPeople(relation: RelationName, first: Subject, next: Subject): RelationName | undefined {
  if (first.kind !== 'person' || next.kind !== 'person') return undefined
  if (relation === 'on') return 'facing'
  return relation === 'inside' && next.size < 1.5 ? 'beside' : undefined
}

/** Dogs pull a rope with their teeth. */
function isTug(subject: Subject, next: Subject): boolean {
  return (
    subject.kind === 'thing' &&
    isAnimal(subject.thing.motif) &&
    next.kind === 'thing' &&
    /^(?:rope|stick|branch|blanket|towel|socks?|shoe|running-shoe|scarf|leash|necktie|teddy-bear)$/.test(
      next.thing.motif,
    )
  )
}

function isHelp(token: Token | undefined): boolean {
  return /^(?:help|assist|support|guid)/.test(token?.words[0] ?? '')
}

/** Old people are helped along by the arm. */
function needsAnArm(subject: Subject): boolean {
  return subject.kind === 'person' && (subject.wear?.age ?? subject.role.look.age) === 'old'
}

/** "Looking at her phone", "opening a letter": what is small is held. */
function isTakenInHand(
  relation: RelationName,
  token: Token | undefined,
  subject: Subject,
  taken: Subject,
  people: number,
): boolean {
  const verb = token?.words[0] ?? ''
  if (relation !== 'facing' || subject.kind !== 'person' || taken.kind !== 'thing') return false
  const { bearing, meters } = taken.thing
  const isLight = bearing === 'held' || (/^(?:open|unwrap|clos|shut)/.test(verb) && bearing === 'ground')
  return (
    isLight &&
    meters < 0.55 &&
    (people < 2 || /look|star|watch/.test(verb)) &&
    /look|star|watch|laugh|smil|shout|yell|scream|open|unwrap|clos|shut|check|examin|inspect/.test(verb)
  )
}

/** True for cloth, and for what melts. */
function isLimp(subject: Subject): boolean {
  if (subject.kind !== 'thing') return false
  const isCloth = /blanket|towel|coat|jacket|scarf|sweater|hoodie|dress|gown|shirt|trousers|suit$/.test(
    subject.thing.motif,
  )
  return isCloth || subject.states?.includes('melting') === true
}

function isOnHead(subject: Subject, worn: Subject): boolean {
  return (
    subject.kind === 'thing' &&
    (isAnimal(subject.thing.motif) || isFood(subject.thing.motif)) &&
    worn.kind === 'thing' &&
    (isWearable(worn.thing.motif) || isClothing(worn.thing.motif))
  )
}

/** Trumpets are blown, and pitchforks leaned on, with both hands at them. */
function ofHands(relation: RelationName, token: Token | undefined, next: Subject): RelationName | undefined {
  if (next.kind !== 'thing' || next.thing.bearing !== 'held') return undefined
  const isBlown = relation === 'blowing' && winds.test(next.thing.motif)
  return isBlown || token?.words[0] === 'leaning' ? 'holding' : undefined
}

const winds = /^(?:trumpet|bugle|saxophone|flute|clarinet|trombone|tuba|harmonica|whistle)$/

/** What somebody has with him is worn or in his hands. */
function hadBy(
  subject: Subject,
  next: Subject,
  relation: RelationName,
  word: string | undefined,
): RelationName | undefined {
  const isShown = /^(?:showing|displaying|shows|displays)$/.test(word ?? '')
  if (isShown && isShownBy(next, subject)) return 'marked with'
  if (word !== 'with') return undefined
  if (relation === 'beside' && isPluggedIn(subject, next)) return 'wired to'
  if (subject.kind === 'person' && next.kind === 'thing' && isOnBack(next.thing.motif)) return 'wearing'
  if (isCarried(subject, next))
    return next.kind === 'thing' && isMask(next.thing.motif) ? 'wearing' : 'holding'
  // "A cat with a crown" has it on.
  if (relation === 'beside' && isSignOn(next, subject)) return 'marked with'
  return relation === 'beside' && isOnHead(subject, next) ? 'wearing' : undefined
}

/** "A soldier with a rifle" has it in the hands, whatever else he does with it. */
function isCarried(subject: Subject, next: Subject): boolean {
  return (
    subject.kind === 'person' &&
    /^(?:standing|waiting|holding|walking|watching|running)$/.test(subject.pose) &&
    next.kind === 'thing' &&
    (next.thing.bearing === 'held' ||
      /^(?:candle|torch|skull|crystal-ball|teddy-bear|gem-stone)$/.test(next.thing.motif)) &&
    !isUmbrella(next) &&
    next.size <= 1
  )
}

/** "A lemon with a plug" has a cable to it. */
function isPluggedIn(subject: Subject, plug: Subject): boolean {
  return subject.kind === 'thing' && plug.kind === 'thing' && plug.thing.motif === 'electric-plug'
}

/** What somebody holds who is on a fence doesn't hang there. */
function isHung(before: readonly ReadSubject[], next: Subject, token: Token | undefined): boolean {
  const { subject } = before.at(-1)!
  return (
    subject.kind === 'thing' &&
    before.every(({ tokens }) => !isAlive(tokens[0]!)) &&
    subject.thing.meters < 1.6 &&
    next.kind === 'thing' &&
    /^(?:brick|hook|door|open-door|fence|wire-fence|refrigerator|locker|curtain|prison-bars|wardrobe|gate|garage-door|locker-room)$/.test(
      next.thing.motif,
    ) &&
    (next.thing.motif === 'hook' || subject.thing.meters < next.thing.meters * 0.6) &&
    token?.words.join(' ') === 'on'
  )
}

function isInSky(subject: Subject): boolean {
  return subject.kind === 'thing' && /moon|^sun$|rainbow|cloud/.test(subject.thing.motif)
}

function isUmbrella(subject: Subject): boolean {
  return subject.kind === 'thing' && subject.thing.motif === 'umbrella'
}

function isMirror(subject: Subject): boolean {
  return subject.kind === 'thing' && subject.thing.motif === 'mirror'
}
