// Where animals of the set have their heads. They look to the left.

import { motifOf, type Item } from '../item.ts'

/** Shares of an animal's box: the crown from its left and upper edges, and how wide the head is. */
export interface Head {
  readonly across: number
  readonly crown: number
  readonly wide: number
}

const rows =
  'ant .16 .4 .3|baby-chick .3 .02 .4|badger .12 .06 .24|bear .2 .04 .3|beaver .3 .02 .36|bird .3 .02 .34|bison .2 .08 .3|black-cat .2 .12 .36|cat .2 .12 .34|' +
  'blackbird .3 .02 .34|camel .17 .03 .26|caterpillar .14 .32 .26|chipmunk .26 .06 .36|cow .16 .14 .26|crab .5 .26 .4|cricket .12 .26 .24|deer .22 .3 .22|dodo .3 .02 .3|' +
  'dog .2 .12 .34|dolphin .3 .08 .3|donkey .2 .1 .2|dove .14 .36 .24|dragon .24 .16 .24|duck .22 .02 .34|eagle .2 .36 .2|elephant .24 .03 .36|ewe .2 .04 .3|fish .3 .2 .32|' +
  'flamingo .28 .02 .26|fox .2 .2 .26|frog .3 .08 .46|front-facing-baby-chick .5 .02 .5|giraffe .13 .05 .22|goat .22 .14 .26|goose .16 .02 .24|gorilla .28 .02 .32|' +
  'guide-dog .2 .02 .3|hamster .44 .08 .5|hedgehog .22 .5 .26|hippopotamus .16 .08 .3|honeybee .14 .34 .28|horse .22 .06 .22|kangaroo .16 .1 .22|koala .5 .08 .56|' +
  'lady-beetle .5 .14 .42|leopard .15 .08 .28|lion .2 .08 .34|lizard .18 .02 .2|llama .2 .05 .24|mammoth .32 .02 .38|mermaid .36 .02 .28|monkey .34 .02 .46|moose .2 .36 .22|' +
  'mouse .32 .2 .34|rat .32 .2 .34|octopus .5 .02 .6|orangutan .5 .02 .4|ostrich .17 .02 .2|otter .26 .18 .36|owl .5 .06 .66|ox .17 .08 .28|panda .2 .02 .32|parrot .36 .02 .4|' +
  'peacock .4 .3 .22|pelican .3 .02 .28|penguin .5 .02 .56|pig .18 .1 .32|polar-bear .16 .06 .28|poodle .28 .02 .32|rabbit .24 .24 .38|raccoon .2 .2 .28|ram .22 .03 .3|' +
  'rhinoceros .18 .2 .26|rooster .3 .12 .22|sauropod .15 .02 .24|seal .26 .02 .42|shark .2 .36 .26|skunk .18 .46 .28|sloth .24 .3 .42|snail .18 .1 .28|snake .74 .06 .26|' +
  'swan .2 .02 .24|t-rex .36 .02 .38|tiger .16 .05 .28|turtle .08 .5 .2|unicorn .2 .2 .2|water-buffalo .22 .12 .22|whale .4 .28 .4|wolf .2 .2 .26|zebra .22 .05 .24|two-hump-camel .15 .03 .24|' +
  'husky .2 .18 .26|german-shepherd .2 .18 .26|corgi .2 .1 .3|dachshund .16 .1 .22|bulldog .24 .06 .34|chihuahua .24 .14 .3|dalmatian .2 .1 .26|greyhound .18 .06 .2|lioness .18 .08 .26|sabertiger .2 .08 .28|' +
  'fawn .24 .1 .24|chimpanzee .5 .04 .44|gecko .2 .02 .2|iguana .18 .08 .2|cobra .42 .04 .24|crocodile .2 .16 .2|goldfish .18 .36 .26|clownfish .18 .3 .26|sea-turtle .14 .28 .18|spider .5 .55 .3'

const heads: ReadonlyMap<string, Head> = new Map(
  rows.split('|').map((row) => {
    const [motif, across, crown, wide] = row.split(' ')
    return [motif!, { across: Number(across), crown: Number(crown), wide: Number(wide) }] as const
  }),
)

/** The head of an animal, if the list has it. */
export function headOf(animal: Item): Head | undefined {
  return headOfMotif(motifOf(animal))
}

export function headOfMotif(motif: string): Head | undefined {
  return heads.get(motif)
}
