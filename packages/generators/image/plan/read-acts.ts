// What people do in a spoken sentence, as a prompt: "three men dug through the wall" is "three men digging through the wall".
// Only what the reader of prompts understands whole is shown; a clause is cut at its end until it does.

import { readTokens } from '../understand/tokens/read-tokens.ts'
import { owning, readClause, type Doer, type LastNamed } from './doers.ts'
import { findDeeds, isVerb, type Deed } from './find-deeds.ts'
import { kitchenDeedOf, moodOfDeed, moods } from './said-deeds.ts'
import { isAnimalToken } from './named-animals.ts'
import { otherOf, placing, showDressing } from './done-to-others.ts'
import { watchedIn } from './watched-people.ts'
import { isWithThing, tellDeed, tellWith } from './tell-deed.ts'
import { meantBy, tellTurn } from './turns-of-speech.ts'
import { showClause, type ShownClause } from './show-clause.ts'
import type { Understanding } from '../understand/understanding.ts'
import { gerundFor, isBase } from '../understand/words/deeds/verb-forms.ts'

export type { LastNamed } from './doers.ts'

export interface Act {
  readonly prompt: string
  /**
   * `full` shows more than the people: what they do it to, or where; `told` shows that in another way than the words, such as
   * boots in the hands of whoever bought them; `mood` is how somebody feels, and `mind` somebody who only thinks or speaks.
   */
  readonly kind: 'full' | 'told' | 'mood' | 'bare' | 'mind'
  /** True for a deed of "them", who may be animals or things. */
  readonly isTheirs: boolean
  /** True for what the viewer is told to do. */
  readonly isYours: boolean
  /** True where nothing is known of the person but a pronoun. */
  readonly isUnknown: boolean
}

/** Verbs that say little of what is seen. */
const vague =
  /^(?:picking|having|getting|doing|making|putting|taking|going|coming|leaving|becoming|being|giving|using|starting|trying|showing|turning|winning|losing|breaking|saying|calling|meeting|finding|dying|growing|starting|learning|playing|working|feeling|bringing|wondering|thinking|saving|trading|accepting|spreading|opening|closing|raising|building|covering|holding|waking|looking|stopping|passing|hitting|rising|pulling|pushing|touching|hanging|cutting|leading|shooting)$/

/** After these nothing happens. */
const unreal =
  /^(?:not|never|no|nobody|if|would|could|should|might|may|unless|without|t|cannot|instead|ll|nothing)$/
/** What the viewer may do is shown, too. */
const denied = /^(?:not|never|no|nobody|unless|without|t|cannot|instead|don|nothing)$/
/** What asks the viewer for something tells no story. */
const appeals = /(?<=^|[.!?] )(?:follow|save|share|comment|tag|subscribe|send)\b[^.!?]*[.!?]?/gi
/** "A month later" is no thing that something is done to. */
export const spans =
  /(?:\sfor)?\s(?:the\s(?:same|next|following|other)|an?|one|two|three|four|five|six|ten|twenty|every|last|next|this|that|\d+)\s(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|decades?|nights?|mornings?|afternoons?|evenings?|times?)\b(?:\s(?:later|ago|earlier|straight))?/gi
/** "With every cup" is no cup beside the glass. */
const eachTime = /\s(?:with|before|after|at|for) (?:every|each) \w{1,20}(?: \w{1,20})?(?=$|[,.;:!?])/gi
/** What something costs is not seen beside it. */
const prices = /\sfor\s(?:[a-z\d,-]+\s){0,3}(?:dollars?|bucks|euros?|pounds|cents)\b/gi
/** Nobody counts two hundred dollars in a picture. */
const sums =
  /\b(?:(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|\w+ty|\d[\d,]*)\s)?(?:hundred|thousand|million|billion)\s(?:dollars|euros|pounds|bucks)\b/gi
/** Nor eighty one loaves. */
const manyOfThem =
  /\b(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)[ -](?:one|two|three|four|five|six|seven|eight|nine) /gi
/** "Two brothers who made paper had built a balloon" made no paper then. */
const asideClauses = / (?:who|that) \p{Ll}+(?: \p{Ll}+){1,3} (?=(?:had|has|have) \p{Ll}+(?:ed|t|n|d)\b)/giu
const maxClauses = 8
/** Words that only say who somebody is are as few as this. */
const maxAside = 3
/** How many deeds of a clause are tried. */
const maxTries = 3

export interface ReadActs {
  /** Those that show most first. */
  readonly acts: readonly Act[]
  /** Whoever does something in it first, shown or not; undefined where nobody does. */
  readonly doer: string | undefined
}

/** What people do in a scene. */
export function readActs(say: string, last: LastNamed): ReadActs {
  const order = ['full', 'told', 'mood', 'bare', 'mind']
  let carried: Doer | undefined
  /** Whom somebody saw or found in the clause before. */
  let watched: Doer | undefined
  let doer: string | undefined
  /** What "it" means: only what was named just before is sure to be meant. */
  let it: string | undefined
  let lastWord: string | undefined
  const acts = say
    .replaceAll(appeals, '')
    .replaceAll(spans, ' ')
    .replaceAll(eachTime, '')
    .replaceAll(prices, '')
    .replaceAll(sums, 'money')
    .replaceAll(manyOfThem, '')
    .replaceAll(asideClauses, ' ')
    .split(/(?<=[,.;:!?–—])/)
    .slice(0, maxClauses)
    .flatMap((text) => {
      const clause = readClause(text)
      const known = { ...last }
      const { deeds, doers } = findDeeds(
        clause,
        last,
        isDeedOfObject(clause.words) ? (watched ?? carried) : carried,
      )
      watched = watchedIn(clause, deeds, last)
      // In "he took the Mona Lisa off the wall", nobody else does anything.
      // "A colleague, Art Fry, was singing" has the colleague sing.
      const isAside = clause.words.length <= maxAside
      const isMore = isApposition(lastWord, clause.words, deeds)
      lastWord = clause.words.at(-1)
      carried =
        (isMore ? carried : undefined) ??
        (deeds.findLast(({ at }) => isVerb(clause.words[at])) ?? deeds.at(-1))?.doer ??
        doers.at(-1) ??
        (isAside ? carried : undefined)
      doer ??= deeds.find((deed) => !deed.doer.isTheirs && !deed.doer.isUnknown)?.doer.name
      const before = it
      for (const token of clause.tokens)
        if (token.kind === 'thing' && !token.isNegated) it = token.words.join(' ')
      if (/[.!?]$/.test(text)) it = undefined
      return readDeeds(clause.words, deeds, { ...last, it: before, before: known })
    })
  return {
    acts: acts.toSorted((first, second) => order.indexOf(first.kind) - order.indexOf(second.kind)),
    doer,
  }
}

/** "He found her in the garden, crying": whoever was found cries. */
const isDeedOfObject = ([first = '']: readonly string[]): boolean =>
  first.endsWith('ing') && gerundFor(first) === first

/** "He pointed at me, the smallest player of the team, and laughed": the player does nothing. */
const isApposition = (
  before: string | undefined,
  words: readonly string[],
  deeds: readonly Deed[],
): boolean =>
  /^(?:me|him|her|us|them)$/.test(before ?? '') &&
  /^(?:the|an?|my|his|her|our|their)$/.test(words[0] ?? '') &&
  !deeds.some(({ at }) => isVerb(words[at]))

function readDeeds(words: readonly string[], deeds: readonly Deed[], named: Named): Act[] {
  const acts: Act[] = []
  let tried = 0
  for (const deed of deeds) {
    const isUnreal = deed.doer.isYours ? denied : unreal
    const before = words.slice(Math.max(0, deed.doer.end - 5), deed.at)
    if (
      before.some((word) => isUnreal.test(word)) ||
      (/^(?:no|nothing|nobody)$/.test(words[deed.at + 1] ?? '') &&
        !/^sa(?:y|ys|id|ying)$/.test(words[deed.at]!))
    )
      continue
    // "Write it down before you check your phone" tells to write.
    if (
      deed.doer.isYours &&
      acts.length > 0 &&
      /^(?:before|until|unless)$/.test(words[deed.doer.end - 2] ?? '')
    )
      continue
    const act = readDeed(words, deed, { ...named, it: thingBefore(words, deeds, deed) ?? named.it })
    if (act) acts.push({ ...act, ...aboutDoer(deed.doer) })
    if (++tried >= maxTries) break
  }
  return acts
}

/** What "it" is in "she loaded her sled with bread and pulled it": what the deed before was done to. */
function thingBefore(words: readonly string[], deeds: readonly Deed[], { at }: Deed): string | undefined {
  const first = deeds.find((deed) => deed.at < at && isVerb(words[deed.at]))?.at
  if (first === undefined) return undefined
  const [object] = readTokens(words.slice(first + 1, at).filter((word) => !owners.test(word)))
  return object?.kind === 'thing' ? object.words.join(' ') : undefined
}

const aboutDoer = ({
  isTheirs,
  isYours,
  isUnknown,
}: Doer): Pick<Act, 'isTheirs' | 'isYours' | 'isUnknown'> => ({
  isTheirs,
  isYours,
  isUnknown,
})

const noVerb = /^(?:and|or|but|in|at|of|on|the|a|an|with|to|for|from|who|that|as|than|owning)$/

/** What pronouns mean. */
type Named = LastNamed & { readonly it: string | undefined; readonly before: LastNamed }

type ReadAct = Pick<Act, 'prompt' | 'kind'>

function readDeed(
  words: readonly string[],
  { doer, at, isPassive }: Deed,
  named: Named,
): ReadAct | undefined {
  const word = words[at]!
  if (noVerb.test(word)) return undefined
  const following = withPerson(withoutShare(wordsAfter(words, at)), doer.name, named)
  const it = named.it ?? (kitchenDeedOf(word) ? named.dish : undefined)
  const rest = word.startsWith('play') ? following : withThing(following, it)
  const mood =
    isPassive || /^(?:felt|feel|feels|got|looked|looks|seemed)$/.test(word)
      ? moodAt(words, at)
      : moodOfDeed[word]
  if (mood !== undefined) return { prompt: `${mood} ${withoutArticle(doer.name)}`, kind: 'mood' }
  if (
    /^(?:fall|falls|fell|falling)$/.test(word) &&
    /^(?:in love|silent|ill|sick|apart|behind|for)\b/.test(rest.join(' '))
  )
    return rest[1] === 'love' ? { prompt: `${doer.name} in love`, kind: 'mood' } : undefined
  // "She calls the jay an inspector" is no call, the Angel Falls don't fall, and whoever saw a light sawed nothing.
  const gerund = /^(?:call\w*|falls|saw)$/.test(word) ? undefined : gerundFor(word)
  // Whoever was caught caught nobody.
  if (isPassive && word !== gerund && word !== 'asleep') return suffer(doer.name, word, rest)
  const handed = showHands(doer.name, words.slice(at, at + 3), named)
  if (handed) return handed
  const given = giving.test(word) ? showGift(doer.name, words.slice(at, at + 12), named) : undefined
  if (given) return given
  if (
    gerund === 'drinking' &&
    /^(?:the|some|their|his|her|my|your)$/.test(rest[0] ?? '') &&
    rest[1] === 'water'
  )
    return showDeed(doer.name, gerund, ['water'])
  if (gerund === 'leaving' && isLeftThing(rest))
    return leftWhere.test(rest.slice(2, 6).join(' ')) ? showDeed(doer.name, 'putting', rest) : undefined
  if (gerund === 'doing' && !known.test(rest.slice(0, 4).join(' '))) return undefined
  if (/^(?:take|taking|took|catch|caught|board)/.test(word) && vehicles.test(rest.slice(0, 4).join(' ')))
    return showDeed(doer.name, 'riding', rest)
  const dressed = showDressing(doer.name, word, rest, named)
  const placed = placing[word]
  const other = placed === undefined ? undefined : otherOf(words.slice(at + 1, at + 3), named)
  if (placed !== undefined && other !== undefined)
    return showDeed(other, placed, words.slice(at + 2, at + 16))
  if (dressed !== undefined) return { prompt: dressed, kind: 'full' }
  if (/^(?:goes|went|came|ran)$/.test(word) && /^back for\b/.test(rest.join(' ')))
    return showDeed(doer.name, 'holding', rest.slice(2))
  const turned = tellTurn(doer.name, word, rest)
  if (turned) return turned
  const meant = meantBy(word, gerund, rest)
  const done = meant && showDeed(doer.name, meant.lead, meant.rest)
  if (done) return done
  // Nobody's brain lies beside him.
  if (/^(?:his|her|their|its)$/.test(rest[0] ?? '') && organs.test(rest[1] ?? '')) return undefined
  const shown = gerund === undefined ? undefined : showDeed(doer.name, gerund, rest)
  if (shown?.kind === 'full') return shown
  return tellDeed(doer.name, word, following) ?? shown ?? showPurpose(doer.name, following)
}

const organs = /^(?:brains?|hearts?|lungs?|stomachs?|livers?|muscles?|bones?|teeth|eyes|minds?)$/

/** What somebody sets out to do: "she left alone to ski across a lake". */
function showPurpose(doer: string, rest: readonly string[]): ReadAct | undefined {
  const at = rest.slice(0, 7).findIndex((word, index) => word === 'to' && isBase(rest[index + 1]))
  const gerund = at < 0 ? undefined : gerundFor(rest[at + 1])
  const shown = gerund === undefined ? undefined : showDeed(doer, gerund, rest.slice(at + 2))
  return shown?.kind === 'full' ? shown : undefined
}

const leftWhere = /\b(?:on|in|under|beside|near|behind|at)\b/

/** Whoever leaves a bowl on the counter doesn't walk away from it. */
function isLeftThing(rest: readonly string[]): boolean {
  const [token] = readTokens(rest.slice(0, 4).filter((word) => !owners.test(word)))
  return token?.kind === 'thing' && token.thing.meters < maxLeftMeters
}

const maxLeftMeters = 1.5

/** What is done rather than made. */
const known =
  /\b(?:push|pull|sit|yoga|squats?|laundry|dishes|homework|exercises?|stretch|plank|burpees|makeup|handstand|cartwheel)/
/** What people ride when they take it. */
const vehicles =
  /\b(?:train|bus|taxi|cab|plane|flight|ferry|boat|ship|subway|tram|helicopter|streetcar|bike)\b/

/** What is done to somebody that is seen: whoever was arrested is led away. */
const suffered: Readonly<Record<string, string>> = {
  arrested: 'arrested',
  handcuffed: 'arrested',
  jailed: 'in prison',
  imprisoned: 'in prison',
  married: 'at a wedding',
  fired: 'carrying a box in an office',
}

function suffer(doer: string, word: string, rest: readonly string[]): ReadAct | undefined {
  const state = suffered[word]
  if (state === undefined) return undefined
  if (state !== 'arrested') return { prompt: `${doer} ${state}`, kind: 'full' }
  const shown = showClause({ doer: `arrested ${withoutArticle(doer)}`, lead: '' }, rest, isSomebody)
  return shown ? { prompt: shown.prompt.replace(/ {2,}/g, ' '), kind: 'full' } : undefined
}

const giving =
  /^(?:give|gives|gave|giving|hand|hands|handed|send|sent|offer|offered|lend|lent|pass|passed|bring|brings|brought|throw|throws|threw|show|shows|showed)$/
/** How a gift is handed over; whoever lends gives. */
const manner: Readonly<Record<string, string>> = { thr: 'throwing', sho: 'showing' }
const owners = /^(?:my|your|his|her|our|their|the|a|an)$/

/** "She gave her son a ring" as "giving a ring to her son". */
function showGift(doer: string, rest: readonly string[], { he, she, they, i }: Named): ReadAct | undefined {
  const [verb = '', word = '', next = ''] = rest
  const pronoun = { me: i ?? 'a man', him: he ?? 'a man', her: she ?? 'a woman', them: they, us: 'people' }[
    word
  ]
  const [token] = readTokens([next])
  // "Gave the baby to her" gives the baby nothing.
  const isOwner =
    rest[3] !== 'to' &&
    owners.test(word) &&
    token !== undefined &&
    (token.kind === 'person' || isAnimalToken(token))
  const taker = isOwner ? `${word} ${next}` : pronoun
  const gift = withoutShare(rest.slice(isOwner ? 3 : 2))
  // Who is sent up with bread is given nothing.
  if (/^(?:up|down|away|out|off|back|home|over|ahead|to|into|for|from)$/.test(gift[0] ?? '')) return undefined
  if (gift.length === 0 || taker?.endsWith(withoutArticle(doer))) return undefined
  const isSomebodyUnknown = taker === undefined && word === 'them'
  if (isSomebodyUnknown) return tellDeed(doer, 'bring', gift)
  if (taker === undefined) return undefined
  return tellWith(
    doer,
    {
      tellings: [{ lead: manner[verb.slice(0, 3)] ?? 'giving', tail: `to ${taker}` }],
      alone: '',
      isToPlace: false,
    },
    gift,
    isWithThing,
  )
}

/** "It" and "them" as the thing that they mean. */
function withThing(rest: readonly string[], it: string | undefined): readonly string[] {
  if (it === undefined || !/^(?:it|them)$/.test(rest[0] ?? '')) return rest
  const after = rest.slice(1)
  return [
    'the',
    ...it.split(' '),
    ...(/^(?:up|off|out|down|away|back)$/.test(after[0] ?? '') ? after.slice(1) : after),
  ]
}

/** "Next to" is "by", because a clause is cut before "next week", and whoever has a house is not seen beside it. */
const wordsAfter = (words: readonly string[], at: number): string[] =>
  words.slice(at + 1, at + 17).flatMap((word, index, after) => {
    const isBeside = word === 'next' && after[index + 1] === 'to'
    const isRest = word === 'to' && after[index - 1] === 'next'
    const isOwner =
      after[index + 1] === owning &&
      owners.test(after[index - 1] ?? '') &&
      readTokens([word])[0]?.kind !== 'thing' &&
      !after.slice(index + 2, index + 4).some((each) => ofBody.test(each))
    return isBeside ? ['by'] : isRest || isOwner || word === owning ? [] : [word]
  })

/** What is kissed or held with whoever has it. */
const ofBody =
  /^(?:hands?|arms?|shoulders?|head|forehead|cheeks?|face|hair|neck|back|eyes?|ears?|feet|foot|legs?|knees?|lap|fingers?|heart)$/

/** "Shook his hand" as two people who shake hands. */
function showHands(doer: string, words: readonly string[], named: Named): ReadAct | undefined {
  const [verb = '', whose = '', hand = ''] = words
  const deed = /^(?:shook|shakes?)$/.test(verb) ? 'shaking' : /^h[eo]lds?$/.test(verb) ? 'holding' : undefined
  if (deed === undefined || !/^hands?$/.test(hand)) return undefined
  const other = { his: named.he ?? 'a man', her: named.she ?? 'a woman', my: named.i ?? 'a man' }[whose]
  if (other === undefined || other.endsWith(withoutArticle(doer))) return undefined
  return { prompt: `${doer} ${deed} hands with ${other}`, kind: 'full' }
}

/** "One of the stones" as the stones. */
const withoutShare = (rest: readonly string[]): readonly string[] =>
  /^(?:one|some|two|most|all|part|half) of the\b/.test(rest.slice(0, 3).join(' ')) ? rest.slice(2) : rest

/** "Him" as the man who is meant; "her" only where no thing of hers follows. */
function withPerson(rest: readonly string[], doer: string, named: Named): readonly string[] {
  const [word = '', next = ''] = rest
  const isAlone =
    next === '' ||
    /^(?:to|and|that|for|in|at|on|so|about|how|if|again|because|when|with|by|what|why|where)$/.test(next)
  const pronoun = ({ him: 'he', me: 'i', ...(isAlone ? { her: 'she', them: 'they' } : {}) } as const)[
    word as 'him'
  ]
  if (pronoun === undefined) return rest
  // Nobody holds himself: "him" is the one before.
  const person = [named[pronoun], named.before[pronoun]].find(
    (each) => each !== undefined && !each.endsWith(withoutArticle(doer)),
  )
  return person === undefined ? rest : [...person.split(' '), ...rest.slice(1)]
}

function moodAt(words: readonly string[], at: number): string | undefined {
  for (const word of words.slice(at, at + 4)) {
    if (moods.has(word)) return word
    if (
      !/^(?:so|very|really|too|a|bit|felt|feel|feels|got|looked|looks|seemed|quite|pretty|more|all)$/.test(
        word,
      )
    )
      return undefined
  }
  return undefined
}

const withoutArticle = (name: string): string => name.replace(/^an? /, '')

/** Deeds that are the same whatever follows. */
const aloneDeeds = new Set(
  'swimming sleeping crying walking laughing shouting yelling screaming dancing singing jumping smiling waiting kneeling praying meditating'.split(
    ' ',
  ),
)

/** Words after "running" where nobody runs a shop. */
const whereTo =
  /^(?:so|only|alone|slow(?:ly|er)|quickly|to|through|into|across|away|from|for|in|on|along|past|towards?|down|after|with|home|fast|faster|too|every|and|while|when|as|back|around|at|by|over|until|without|like|late|outside|barefoot)$/

const particle = /^(?:out|off|on|up|down)$/
/** "Slipped on the ice" and "ran down the street", but not "put on the coat". */
const somewhere =
  /^on (?:grass|ice|sand|snow|gravel|asphalt|concrete|stage)\b|^on (?:the|an?|my|your|his|her|our|their) (?:\w+ )?(?:grass|ice|floor|roof|ground|beach|street|road|bridge|stairs|steps|grass|sofa|couch|bed|bench|train|bus|boat|ship|stage|porch|balcony|deck|dock|lake|island|mountain|moon|sand|snow|rocks?|table|door|windows?|wall|shore|pier|platform|sidewalk|pavement|field|pitch|court|hill|cliff|raft|horse|bike|swing|chair|piano|drums?|guitar|carpet|rug)\b|^(?:up|down) (?:the|an?|my|his|her|our|their) (?:\w+ )?(?:stairs|steps|hill|street|road|mountain|tree|ladder|river|aisle|hall|hallway|beach|path|slope|cliff|wall|tower|rope|driveway|alley|tunnel|corridor)\b/

function showDeed(doer: string, gerund: string, rest: readonly string[]): ReadAct | undefined {
  // A man who ran two machines didn't run, and "they ran out" of something.
  if (gerund === 'running' && rest.length > 0 && !whereTo.test(rest[0]!)) return undefined
  // Laundry that is hung up hangs.
  if (gerund === 'hanging' && rest[0] === 'up') return showDeed(doer, gerund, rest.slice(1))
  const isSplit =
    particle.test(rest[0] ?? '') && rest[1] !== 'of' && !somewhere.test(rest.slice(0, 4).join(' '))
  if (isSplit && !/^(?:digging|climbing|sitting|standing|picking|looking|lying)$/.test(gerund))
    return undefined
  const isAlone = aloneDeeds.has(gerund)
  const shown =
    showClause({ doer, lead: gerund, isAlone }, rest, isAlone ? isSomebody : isSomebodyDoing) ??
    showWhere(doer, gerund, rest)
  if (!shown) return undefined
  const isFull = hasMore(shown)
  if (vague.test(gerund) && !isFull && gerund !== 'doing') return undefined
  return { prompt: shown.prompt, kind: isFull ? 'full' : 'bare' }
}

/** Where somebody writes what can't be drawn: "wrote his first song in a laundromat". */
function showWhere(doer: string, gerund: string, rest: readonly string[]): ShownClause | undefined {
  if (!/^(?:writing|reading|drawing|painting|singing|eating|drinking|studying|typing)$/.test(gerund))
    return undefined
  const at = rest
    .slice(0, 6)
    .findIndex((word, index) => /^(?:in|at|on|inside)$/.test(word) && owners.test(rest[index + 1] ?? ''))
  return at < 1 ? undefined : showClause({ doer, lead: gerund }, rest.slice(at), isSomebodyDoing)
}

/** True when more than the people is seen. */
function hasMore({ read, length }: ShownClause): boolean {
  const isMore =
    read.subjects.some(({ kind }) => kind === 'thing') || (!read.isUsualPlace && read.place !== undefined)
  return isMore && length > 0
}

const isSomebody = ({ subjects }: Understanding): boolean => subjects[0]?.kind === 'person'

function isSomebodyDoing({ subjects, bonds }: Understanding): boolean {
  const [doer] = subjects
  return doer?.kind === 'person' && (!/^(?:standing|waiting)$/.test(doer.pose) || bonds.length > 0)
}
