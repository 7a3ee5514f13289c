// What people call the subjects of the library, and which subjects are near each other.

import { stemPhrase, stemWord } from './topic-words.ts'

/** Words of a line mean the same in a topic. */
const sameMeaning = [
  'sleep asleep slumber',
  'insomnia sleepless sleeplessness',
  'scary creepy spooky terrifying horrifying eerie chilling disturbing',
  'phone smartphone iphone cellphone mobile',
  'addiction addicted addict',
  'dog puppy doggo pup',
  'cat kitten kitty',
  'kid child',
  'movie film',
  'rich wealthy millionaire billionaire',
  'lazy laziness',
  'procrastination procrastinate procrastinator',
  'motivation motivate motivated motivational',
  'memory memorize remember recall',
  'worry worrying worried anxious',
  'shy shyness',
  'happy happiness happier',
  'confidence confident',
  'anger angry',
  'lonely loneliness',
  'soccer football',
  'airplane plane aeroplane',
  'universe cosmos',
  'volcano eruption',
  'tornado twister',
  'invention invent inventor',
  'vocabulary vocab',
  'clutter declutter tidy organize messy',
  'exercise workout',
  'muscle muscular',
  'money finance',
  'travel trip traveler vacation',
  'grave tomb graveyard',
  'extinct extinction',
  'egypt egyptian',
  'rome roman',
  'greece greek',
  'japan japanese',
  'mushroom fungus fungi',
  'marriage married marry wedding',
  'breakup heartbreak breakups',
  'cook cooking',
  'paint painting painter',
  'invest investor investing investment',
  'stoic stoicism',
  'philosophy philosopher',
  'book reading',
  'resume cv',
] as const

/** Questions that name their subject in other words. */
const sameQuestion: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:talk|speak) to (?:anyone|anybody|people|strangers|girls|boys|guys|women|men)\b/,
    'conversation skills',
  ],
  [/\b(?:cant|cannot|can t|unable to|trouble|struggle to) (?:fall a)?sleep(?:ing)?\b/, 'insomnia'],
  [/\b(?:dont|do not|not|without) (?:get )?(?:any |enough )?sleep(?:ing)?\b/, 'no sleep'],
  [/\bget (?:in shape|fit|stronger)\b/, 'get stronger'],
  [/\bget over (?:your |my |an )?(?:ex|someone|him|her)\b/, 'getting over a breakup'],
  [/\bget hired\b/, 'find a job'],
  [/\b(?:get|become|getting) rich\b/, 'money'],
  [/\bcalm (?:my|your|a|the) mind\b/, 'stop overthinking'],
]

interface Family {
  /** Words or phrases of a topic, folded; one of them makes the topic a member. */
  readonly words: readonly (readonly string[])[]
  /** Topics that the library answers. */
  readonly near: readonly string[]
}

/** Left: words that people type. Right: what the library holds that is near. Used only for related scripts. */
const families: readonly Family[] = (
  [
    [
      'money, budget, budgeting, debt, saving money, save money, income, frugal, broke, paycheck',
      'saving money, compound interest, save energy',
    ],
    [
      'make money, side hustle, side hustles, passive income, money online, get rich, wealth, millionaire, rich',
      'side hustle, ponzi scheme, index fund, long term investing',
    ],
    [
      'invest, investing, crypto, trading, forex, stocks, dividend, retirement, real estate',
      'investing for beginners, index fund, bitcoin, stock market',
    ],
    ['bank, banks', 'atm, stock market, printing money'],
    ['gold, silver', 'gold bars'],
    ['tax, taxes', 'taxes'],
    [
      'business, marketing tips, marketing strategy, digital marketing, entrepreneur, branding, brand, startup, sales',
      'startup, branding, business failure, lego',
    ],
    ['youtube, youtuber', 'youtube'],
    ['coca cola, coke, pepsi', 'coca cola'],
    [
      'sleep, asleep, bedtime, nap, insomnia, tired, melatonin, snoring',
      'better sleep, fall asleep, insomnia, nap',
    ],
    [
      'habit, habits, evening routine, daily routine, self improvement, discipline, willpower, productive, productivity',
      'how to build habits, habit, discipline, break bad habits',
    ],
    ['mindfulness, meditation, meditate, inner peace', 'stoicism, gratitude, journaling, stop worrying'],
    [
      'anxiety, anxious, stress, stressed, panic attack, panic attacks, worry',
      'stop worrying, social anxiety, fear of public speaking',
    ],
    ['quotes failure, failure, failing, giving up', 'failure, never give up'],
    ['motivation, motivational, inspire, inspiration', 'motivation, stay motivated'],
    [
      'relationship, relationships, dating, girlfriend, boyfriend, husband, wife, marriage, love language, love languages',
      'relationships, love, dating',
    ],
    [
      'job, jobs, career, boss, coworker, coworkers, office, resign',
      'find a job, job interview, asking for a raise, burnout',
    ],
    ['ai, robots, automation, machine learning', 'ai, robot, machine learning'],
    [
      'diet, keto, carnivore diet, vegan, vegetarian, calories, nutrition, healthy food, meal prep, meal, dinner, lunch',
      'healthy eating, processed food, protein',
    ],
    ['vitamin, vitamins, supplements', 'vitamins'],
    [
      'recipe, recipes, cooking, cook, dinner',
      'how to cook pasta, how to boil eggs, how to cook steak, garlic',
    ],
    ['cheese, parmesan, mozzarella', 'cheese sauce, pizza'],
    ['honey, beekeeping, wasps', 'bees'],
    ['stain, stains, detergent, ironing', 'laundry, cleaning products'],
    [
      'parenting, kids, children, toddler, toddlers, baby, motherhood, mom, dad',
      'tantrums, baby, chores for kids, picky eater',
    ],
    ['screens, screen time, tablet, social media', 'screen time, phone addiction'],
    [
      'hamster, hamsters, guinea pig, guinea pigs, rabbit, rabbits, pet, pets',
      'pet tips, goldfish, parrot, cats',
    ],
    ['dog, dogs, puppy, puppies, golden retriever, golden retrievers', 'dogs, dog training, smartest dog'],
    ['cat, cats, kitten, kittens', 'cats, cat behavior'],
    ['animal, animals, owl, owls, eagle, eagles, bird, birds', 'birds, wild animals, animal behavior'],
    ['deadliest animals, dangerous animals, predator, predators, venomous', 'snakes, sharks, lions'],
    ['shark, sharks, megalodon', 'sharks, jaws'],
    ['dolphin, dolphins, orca, orcas, seal, seals, marine mammals', 'whales'],
    ['ocean, sea, coral, reef, coral reef, mariana trench, sea creatures', 'ocean, deep sea, jellyfish'],
    ['tiger, tigers, leopard, leopards, cheetah, cheetahs, jaguar, jaguars', 'lions, cats'],
    ['ant, ants', 'zombie ant, bees'],
    ['komodo dragon, lizard, lizards, reptile, reptiles', 'snakes, dragons'],
    ['jupiter', 'jupiter moon'],
    [
      'mars, pluto, jupiter, mercury, neptune, uranus, planet, planets, solar system, milky way, galaxy, galaxies, nasa, james webb',
      'planet, space, astronomy',
    ],
    ['universe, multiverse', 'big bang, stars'],
    ['sun, solar', 'sunlight'],
    ['climate change, global warming, carbon', 'ocean oxygen, climate history, oxygen'],
    ['samurai, ninja, shogun, feudal japan', 'ninja, samurai spirit'],
    ['rome, roman, romans', 'roman empire, ancient rome, julius caesar'],
    ['egypt, egyptian', 'ancient egypt, tutankhamun, cleopatra'],
    ['war, wars, battle, battles, soldier, soldiers, hitler', 'world war 2, world war 1, cold war'],
    ['communism, soviet union, ussr, stalin', 'berlin wall, cold war'],
    ['heart health, heart attack, heart, cholesterol', 'heart health, push-ups'],
    ['brain, neuroscience', 'brain, memory'],
    ['psychology, mind, manipulation', 'psychology, body language'],
    ['exercise, workout, gym, fitness, cardio, abs, muscle', 'exercise, how to build muscle, home workout'],
    ['travel, solo travel, backpacking, flights, cheap flights, packing', 'travel, jet lag, japan'],
    ['minecraft, roblox, fortnite, video game, video games, gaming', 'video games, tetris'],
    ['electric cars, electric car, self driving cars, car, cars, supercar', 'first car, lamborghini'],
    ['music, song, songs, singer, piano', 'classical music, songs, music'],
    ['movie, movies, film, films', 'movie facts, hollywood'],
    ['study, studying, exam, exams, homework, school, college', 'how to study, study tips, note taking'],
    ['language, languages, duolingo', 'language learning, vocabulary'],
    ['unsolved, mystery, mysteries, true crime, serial killer', 'unsolved mysteries, true crime'],
    ['scary, creepy, haunted, horror', 'scary, ghosts'],
    ['gods, mythology, myth, myths', 'greek mythology, norse gods, egyptian gods'],
    ['plant, plants, garden, gardening, flowers', 'plants, houseplants, gardening'],
  ] as const
).map(([words, near]) => ({
  words: words.split(', ').map(stemPhrase),
  near: near.split(', '),
}))

const meanings: ReadonlyMap<string, readonly string[]> = new Map(
  sameMeaning.flatMap((line) => {
    const words = [...new Set(line.split(' ').map(stemWord))]
    return words.map((word) => [word, words] as const)
  }),
)

/** All words that mean the same as a folded word, which comes first. */
export function meaningsOf(word: string): readonly string[] {
  const others = meanings.get(word)
  return others === undefined ? [word] : [word, ...others.filter((other) => other !== word)]
}

/** The topic in the library's words, if it is a question that names its subject in others. */
export function rewriteQuestion(topic: string): string | null {
  const plain = topic.toLowerCase().replace(/['’]/g, '')
  const known = sameQuestion.find(([question]) => question.test(plain))
  return known === undefined ? null : plain.replace(known[0], known[1])
}

/** Topics of the library that are near a topic, the nearest first. */
export function nearTopics(words: ReadonlySet<string>, head: string): string[] {
  const members = families.flatMap(({ words: names, near }) => {
    const fits = names.filter((name) => isNamed(name, words, head))
    const closeness = fits.map((name) => name.length + (name.at(-1) === head ? 1 : 0))
    return fits.length === 0 ? [] : [{ near, closeness: Math.max(...closeness) }]
  })
  return members.toSorted((a, b) => b.closeness - a.closeness).flatMap(({ near }) => near)
}

/** Folded words of the table, to correct typos by. */
export const familyWords: ReadonlySet<string> = new Set([
  ...families.flatMap(({ words }) => words.flat()),
  ...meanings.keys(),
])

/** A single word counts as the topic's head only: a space heater is no matter of space. */
function isNamed(name: readonly string[], words: ReadonlySet<string>, head: string): boolean {
  if (name.length === 1) return name[0] === head || (broad.has(name[0]!) && words.has(name[0]!))
  return name.every((word) => words.has(word))
}

/** Words that say what a topic is about wherever they are in it. */
const broad = new Set(
  (
    'sleep budget budgeting debt crypto invest habit discipline mindfulness meditation anxiety relationship ' +
    'business youtube dog cat puppy shark keto diet vitamin ai communism samurai gold rome egypt parenting kid ' +
    'toddler failure bank tax music sun universe millionaire'
  )
    .split(' ')
    .map(stemWord),
)
