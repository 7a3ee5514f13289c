// What happens to things in a spoken sentence: "the house on the corner was burning" is a burning house.

/** The state that is seen, and words after a thing that say it. */
const rows: readonly (readonly [state: string, said: RegExp])[] = [
  [
    'burning',
    /^(?:(?:was|were|is|are|still) (?:already |still )?(?:burning|on fire|in flames|ablaze)|caught fire|catches fire|burned (?:down|to)|burst into flames|went up in flames|burned\b)/,
  ],
  ['sinking', /^(?:sank|sinks|(?:was|were|is|began|started) (?:already |to )?sink(?:ing)?)\b/],
  ['exploding', /^(?:exploded|explodes|blew up|blows up)\b/],
  ['crashed', /^(?:had )?(?:crashed|crashes)\b/],
  ['collapsed', /^(?:had )?(?:collapsed|collapses|caved in)\b/],
  ['flooded', /^(?:was|were|had|is) (?:flooded|under water)\b/],
  ['erupting', /^(?:erupted|erupts)\b/],
  ['broken', /^(?:(?:was|were) broken|shattered|broke (?:apart|in two|in half|into pieces)|ran aground)\b/],
]

const named = /\b(?:the|an?|his|her|my|our|your|their|its|one|every) ((?:\p{Ll}{2,20} )?\p{Ll}{2,20})(?= )/giu
/** Where the thing is, before what happens to it. */
const aside =
  /^ (?:on|in|at|near|behind|off|across|beside|above|over|under|beyond|outside|of) (?:[\p{L}']{1,20} ){1,3}?(?=(?:was|were|is|are|caught|burned|burst|went|sank|began|started|exploded|blew|crashed|had|collapsed|caved|erupted|shattered|broke|ran)\b)/u
const noName = /\b(?:was|were|is|are|had|has|on|in|at|of|and|that|who|which|near|to|caught|went|began)$/
const reach = 70
const maxTries = 30

const hitting =
  /\b(?:the|an?|his|her|my|our|your|their|one) ((?:\p{Ll}{2,20} )?\p{Ll}{2,20}) (?:hits?|struck|strikes|(?:crash|slamm?|smash|plow)(?:ed|es|s)? (?:in)?to|collid(?:ed|es) with|rammed) (?:the|an?|his|her|my|our|their|another) ((?:\p{Ll}{2,20} )?\p{Ll}{2,20})\b/iu

/** "The ship hit the iceberg" as a ship hitting an iceberg, the whole names first. */
function findHits(say: string): string[] {
  const [, first, second] = hitting.exec(say) ?? []
  if (first === undefined || second === undefined) return []
  const ends = (name: string): string[] => [...new Set([name, name.split(' ').at(-1)!])]
  // After the second may stand what is none of its name: "the iceberg at".
  const starts = [...new Set([second, second.split(' ')[0]!])]
  return ends(first.toLowerCase()).flatMap((hitter) =>
    starts.map((hit) => `${hitter} hitting ${/^[aeiou]/i.test(hit) ? 'an' : 'a'} ${hit.toLowerCase()}`),
  )
}

/** Prompts for things in the state that a sentence says they were in, the whole name of the thing first. */
export function findThingStates(say: string): string[] {
  const prompts: string[] = findHits(say)
  let tries = 0
  for (const { 0: whole, 1: name, index } of say.matchAll(named)) {
    if (++tries > maxTries) break
    const after = say.slice(index + whole.length, index + whole.length + reach).toLowerCase()
    const words = name!.toLowerCase().split(' ')
    const [first, second] = words
    // "The old house burned", and "the house burned".
    const readings =
      second === undefined
        ? [[first!, after]]
        : [
            [words.join(' '), after],
            [first!, ` ${second}${after}`],
          ]
    for (const [thing, then] of readings as [string, string][]) {
      if (noName.test(thing)) continue
      const state = rows.find(([, said]) => said.test(then.replace(aside, ' ').trimStart()))?.[0]
      if (state === undefined) continue
      prompts.push(`${state} ${thing}`)
      if (thing.includes(' ')) prompts.push(`${state} ${second}`)
    }
  }
  return prompts
}
