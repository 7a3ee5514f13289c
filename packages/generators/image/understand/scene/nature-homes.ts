// Where things of nature are at home.

import { readHand } from '../../figures/close-hand.ts'
import type { PlaceName } from '../words/places/places.ts'
import type { Subject } from '../understanding.ts'

const homes: readonly (readonly [place: PlaceName, motifs: string])[] = [
  [
    'space',
    'mars venus mercury jupiter neptune uranus pluto black-hole galaxy supernova constellation asteroid',
  ],
  [
    'laboratory',
    'kidney liver stomach intestine spine rib-cage neuron artery red-blood-cell white-blood-cell animal-cell chromosome sperm fetus skin-layers atom electron proton neutron molecule prism magnetic-field microbe',
  ],
  ['desert', 'meerkat armadillo tumbleweed dry-earth dust-devil vulture jackal gerbil'],
  ['savanna', 'hyena warthog baboon baobab anteater'],
  ['jungle', 'toucan lemur tapir orchid venus-flytrap pangolin'],
  ['snow', 'walrus'],
  ['mountains', 'yak cave-mouth'],
  ['forest', 'woodpecker porcupine opossum fern moss pinecone redwood wildfire birch'],
  ['street', 'pothole sinkhole'],
  ['lake', 'willow cattails platypus mangrove kingfisher tadpole'],
  [
    'garden',
    'peony hydrangea lilac chrysanthemum magnolia violets carnation marigold jasmine thorn-branch cicada mantis slug dewy-web',
  ],
  ['sea', 'water-ring whirlpool puffin shark-fin'],
]

const homeOfMotif = new Map(
  homes.flatMap(([place, motifs]) => motifs.split(' ').map((motif) => [motif, place] as const)),
)

/** The home of the first of these things that has one. What a hand holds is wherever the hand is. */
export function natureHome(subjects: readonly Subject[], motifs: string): PlaceName | undefined {
  const things = subjects.flatMap((subject) => (subject.kind === 'thing' ? [subject.thing.motif] : []))
  const isInHand = things.some((motif) => readHand(motif) !== undefined) && !motifs.includes('water-ring')
  if (isInHand || things.length < subjects.length || /\btable\b/.test(motifs)) return undefined
  const first = things.find((motif) => homeOfMotif.has(motif))
  return first === undefined ? undefined : homeOfMotif.get(first)
}
