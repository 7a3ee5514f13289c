// Where things of nature are at home.

import type { PlaceName } from './places.ts'

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
    'peony hydrangea lilac chrysanthemum magnolia violets carnation marigold jasmine thorn-branch cicada mantis slug',
  ],
  ['sea', 'whirlpool puffin shark-fin'],
]

const homeOfMotif = new Map(
  homes.flatMap(([place, motifs]) => motifs.split(' ').map((motif) => [motif, place] as const)),
)

/** The home of the first of these that has one; undefined where none has. */
export function natureHome(motifs: readonly string[]): PlaceName | undefined {
  const first = motifs.find((motif) => homeOfMotif.has(motif))
  return first === undefined ? undefined : homeOfMotif.get(first)
}
