// Animals that do what people do: "a bear chef", "a fox in a suit", "a dog reading a newspaper". They are drawn on two legs.

import { beastLooks } from '../../../figures/beast-faces.ts'
import type { BeastName } from '../../../figures/beast-names.ts'
import { darker } from '../../../figures/mix.ts'
import { indexPhrases } from '../../words/index-phrases.ts'
import { roles } from '../../words/people/people.ts'
import type { Role } from '../../words/people/role.ts'
import { singular, singularPhrase } from '../../words/singular.ts'

const names: readonly (readonly [name: BeastName, words: string])[] = [
  ['cat', 'cat, kitten, kitty, tabby, orange cat, ginger cat, tabby cat'],
  ['black cat', 'black cat'],
  ['dog', 'dog, puppy, hound, golden retriever, labrador, bulldog, corgi'],
  ['fox', 'fox'],
  ['wolf', 'wolf, husky, coyote, german shepherd'],
  ['bear', 'bear, grizzly, grizzly bear, brown bear'],
  ['polar bear', 'polar bear'],
  ['panda', 'panda, panda bear'],
  ['koala', 'koala'],
  ['rabbit', 'rabbit, bunny, hare'],
  ['mouse', 'mouse'],
  ['rat', 'rat'],
  ['hamster', 'hamster, guinea pig'],
  ['squirrel', 'squirrel, chipmunk'],
  ['raccoon', 'raccoon'],
  ['lion', 'lion'],
  ['lioness', 'lioness'],
  ['tiger', 'tiger'],
  ['leopard', 'leopard, cheetah, jaguar'],
  ['cow', 'cow'],
  ['bull', 'bull'],
  ['pig', 'pig, piglet'],
  ['horse', 'horse'],
  ['donkey', 'donkey'],
  ['goat', 'goat'],
  ['sheep', 'sheep, lamb, ram'],
  ['deer', 'deer, stag, moose, reindeer'],
  ['monkey', 'monkey, ape, chimp, chimpanzee'],
  ['gorilla', 'gorilla'],
  ['elephant', 'elephant'],
  ['frog', 'frog, toad'],
  ['crocodile', 'crocodile, alligator'],
  ['shark', 'shark'],
  ['owl', 'owl'],
  ['eagle', 'eagle, bald eagle'],
  ['duck', 'duck, duckling'],
  ['chicken', 'chicken, rooster, hen'],
  ['penguin', 'penguin'],
  ['crow', 'crow, raven'],
  ['parrot', 'parrot'],
  ['hedgehog', 'hedgehog'],
]

const beasts = indexPhrases(names)
const firstWordsOfBeasts = new Set([...beasts.keys()].map((name) => name.split(' ')[0]!))

/** Animals that no text names. */
const anyBeasts: readonly BeastName[] = ['fox', 'bear', 'rabbit', 'cat']

/** Trades that are an animal's own when they follow its name; who tames lions or keeps pigs is none. */
const trades =
  /^(?:chef|cook|baker|detective|doctor|surgeon|nurse|teacher|professor|scientist|businessman|business man|boss|ceo|banker|lawyer|judge|police officer|policeman|cop|soldier|knight|samurai|ninja|pirate|captain|pirate captain|astronaut|pilot|wizard|witch|king|queen|prince|princess|musician|dj|rapper|singer|guitarist|pianist|drummer|dancer|ballerina|boxer|wrestler|athlete|bodybuilder|firefighter|mechanic|engineer|builder|construction worker|artist|painter|magician|clown|thief|burglar|robber|spy|waiter|waitress|barista|bartender|barber|mailman|superhero|viking|cowboy|sheriff|monk|gentleman|warrior|gladiator|emperor|president|student|gamer|programmer|hacker|office worker|reporter|news anchor|photographer|explorer|sailor|butcher|tailor|librarian|employee|secretary|assistant|father|mother|dad|mom|grandma|grandmother|grandpa|grandfather|bride|groom|general|mafia boss|gangster|mobster|vampire|butler|plumber|zombie|person|man|woman)$/

/** Trades that may stand before the name; a police dog is none, nor is a circus bear. */
const titles =
  /^(?:chef|detective|doctor|professor|scientist|businessman|knight|samurai|ninja|pirate|astronaut|wizard|king|superhero|viking|cowboy|monk|gangster|hacker|boxer|vampire|ceo)$/

const costume = /^(?:dressed|dressed up|disguised|dressing up|dresses) as (?:an?|the) /

/** The people that a phrase of animal and trade names. */
export function beastPeople(phrase: string): readonly Role[] | undefined {
  const words = phrase.split(' ')
  // Readers ask this of every few words of a text.
  if (!words.some((word) => firstWordsOfBeasts.has(singular(word)) || firstWordsOfBeasts.has(word)))
    return undefined
  for (let cut = 1; cut < words.length; cut++) {
    const [first, second] = [words.slice(0, cut).join(' '), words.slice(cut).join(' ')]
    const worn = second.replace(costume, '')
    const beast = beasts.get(singularPhrase(first))
    const trade = singularPhrase(worn)
    if (beast && roles.has(trade) && (worn !== second || trades.test(trade)))
      return several(asBeast(roles.get(trade)!, beast), worn === second ? second : first)
    const own = beasts.get(singularPhrase(second))
    // Boxers are a breed of dogs.
    const isBreed = first === 'boxer' && own === 'dog'
    if (own && !isBreed && titles.test(first) && roles.has(first))
      return several(asBeast(roles.get(first)!, own), second)
  }
  return undefined
}

/** The people that a name of an animal means where the words after it are of people only. */
export function beastAtWork(
  phrase: string,
  words: readonly string[],
  at: number,
): readonly Role[] | undefined {
  const isAny = /^(?:animals|forest animals|woodland animals|wild animals)$/.test(phrase)
  const beast = beasts.get(singularPhrase(phrase))
  if (!isAny && beast === undefined) return undefined
  const end = at + phrase.split(' ').length
  if (!isHuman(words.slice(end, end + 12)) && !isPartner(words.slice(Math.max(0, at - 7), at)))
    return undefined
  return isAny ? anyBeasts.map(furred) : several(furred(beast!), phrase)
}

/** What only people do, right after the name of who does it. */
const deeds =
  /^(?:(?:who|is|are|was|together|quietly|happily|calmly|sadly|while|and) ){0,3}(?:reading|reads|writing|writes|typing|types|working (?:on|at|in|as)|cooking|cooks|baking|bakes|frying|grilling|stirring|stirs|whisking|kneading|chopping|playing (?:the |a |an |his |her |some )?(?:guitar|electric guitar|piano|violin|drums?|saxophone|trumpet|flute|cello|banjo|accordion|harp|chess|poker|cards|golf|tennis|basketball|baseball|video games|a video game|darts|pool|checkers|music)|painting|paints|dancing|dances|giving (?:a|his|her) (?:speech|presentation|lecture)|teaching|teaches|presenting|lecturing|doing (?:yoga|kung fu|karate|judo|tai chi|martial arts|push ups|pushups)|practicing (?:kung fu|karate|judo|martial arts)|doing homework|meditating|lifting (?:weights|a barbell|dumbbells)|boxing|taking a selfie|talking on (?:the|a) phone|on the phone|smoking|knitting|sewing|juggling|singing into|ironing|washing (?:the )?dishes|vacuuming|sweeping|mopping|praying|clapping|waving|conducting|delivering|serving|studying|using a (?:laptop|computer|phone)|holding (?:a|an|up a) (?:sign|cup|mug|phone|umbrella|microphone|briefcase|trophy|gun|sword|camera|newspaper|book|guitar)|drinking (?:a |his |her |some )?(?:cup of |glass of |hot )?(?:coffee|tea|beer|wine|whiskey|cocktail|cocktails|martini|champagne)|shaking hands|holding hands|(?:hugging|hugs)(?! (?:\w+ ){1,3}(?:teddy|teddies|toys?|dolls?|pillows?)(?: |$))|kissing|high fiving|giving (?:each other )?(?:a )?high fives?|scratching (?:its|his|her) head|shrugging|flexing|saluting|crossing (?:its|his|her) arms|having (?:a |an )?(?:tea party|dinner|meeting|picnic|tea|coffee|breakfast|lunch|party|conversation|argument)|sitting (?:alone |together )?on (?:\w+ ){0,2}throne|sitting (?:alone |together )?(?:at|around|behind|in) (?:\w+ ){0,3}(?:desk|table|dinner table|dining table|bar|counter|office|throne|armchair|poker table|campfire|computer|piano|laptop|court)|(?:eating|dining|feasting) (?:\w+ ){0,2}(?:at|around) (?:an?|the) (?:\w+ )?(?:table|bar|restaurant)|with (?:an?|its|his|her) (?:\w+ )?(?:umbrella|cane|briefcase|sword|gun|guitar|microphone|walking stick|suitcase|magnifying glass|camera|shield|spear|backpack)|counting (?:money|cash|coins)|driving a (?:bus|truck|taxi|tractor|train|van|school bus)|graduating|proposing|getting married|standing (?:up )?on (?:its |his |her |their |two |its two )?(?:hind |two |back )?legs|standing upright|walking on two legs|wearing (?:\w+ ){0,4}(?:suits?|tuxedos?|dress|coat|jacket|uniform|shirt|t shirt|apron|robe|armor|armour|spacesuit|space suit|hoodie|sweater|costume|overalls|vest|kimono|pajamas|raincoat|trench coat|lab coat|leather jacket|gloves)|dressed in|in (?:\w+ ){0,3}(?:suits?|tuxedos?|uniform|trench coat|lab coat|leather jacket|spacesuit|space suit|hoodie|sweater|kimono|armor|business suit|business suits|pajamas|apron|gloves))(?: |$)/

/** Who animals are that people do something with: "playing chess with a bear". */
const partners =
  /(?:playing (?:chess|poker|cards|checkers)|dancing|shaking hands|having (?:tea|dinner|lunch|coffee|a drink)|drinking (?:tea|coffee|beer)|arm wrestling|boxing) (?:with|against) (?:an?|his|her|the) (?:\w+ )?$/

/** What an animal may wear before its deed is named. */
const worn =
  /^(?:with|wearing|in) (?:an? |the |his |her |its )?(?:\w+ )?(?:glasses|sunglasses|hat|cap|scarf|crown|tie|apron|monocle) /

function isHuman(words: readonly string[]): boolean {
  const [and, article, ...rest] = words
  // "A fox and a rabbit playing chess": what follows is said of both.
  const other = rest.findIndex((word) => beasts.has(singularPhrase(word)))
  if (and === 'and' && /^(?:an?|the|his|her|two)$/.test(article ?? '') && (other === 0 || other === 1))
    return isHuman(rest.slice(other + 1))
  return deeds.test(words.join(' ').replace(worn, ''))
}

function isPartner(words: readonly string[]): boolean {
  return partners.test(`${words.join(' ')} `)
}

/** In their fur alone. */
function furred(beast: BeastName): Role {
  const { coat } = beastLooks[beast]
  const limbs = beast === 'panda' ? ({ skin: '#26252c', hasBareArms: true, bottom: '#26252c' } as const) : {}
  return {
    look: {
      kind: 'beast',
      beast,
      skin: coat,
      hairColor: coat,
      top: coat,
      bottom: coat,
      shoes: darker(coat, 0.8),
      hair: 'bald',
      ...(/^(?:pig|panda|hamster|bear)$/.test(beast) ? { build: 'fat' as const } : {}),
      ...limbs,
    },
  }
}

/** Who plays a bride and a groom: penguins stay penguins. */
export function castAs(cast: readonly Role[] | undefined, own: readonly Role[]): readonly Role[] {
  const beast = own[0]?.look.kind === 'beast' ? own[0].look.beast : undefined
  return cast === undefined ? own : beast ? cast.map((role) => asBeast(role, beast)) : cast
}

/** In the clothes of a trade. */
function asBeast(role: Role, beast: BeastName): Role {
  const { coat } = beastLooks[beast]
  const { gear = [], ...look } = role.look
  const isBare = role.look.skin !== undefined && role.look.top === role.look.skin
  return {
    ...role,
    look: {
      ...look,
      gear: gear.filter((each) => !/beard|mustache|goatee|wrinkles|makeup|pointed ears|fangs/.test(each)),
      kind: 'beast',
      beast,
      skin: coat,
      hairColor: coat,
      hair: 'bald',
      hasBeard: false,
      ...(isBare ? { top: coat } : {}),
    },
  }
}

function several(role: Role, words: string): readonly Role[] {
  return singularPhrase(words) === words ? [role] : [role, role]
}
