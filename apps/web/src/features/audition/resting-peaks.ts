// Written by scripts/make-waveforms.ts.

import type { MusicName, VoiceName } from '@vivify/contract/project'

/** The shape of each sample as it sounds without a script, a letter for each bar; read by `decodePeaks`. */
export const restingPeaks: Partial<Record<VoiceName | MusicName, string>> = {
  Alloy: '5sstm00av7tnktyvuxwtp000orskgprqsusrg65zzsuvy8uydhkknn20',
  Echo: '16oj802ampoipi5ef1000flcjojsjglunm9tq7gfjkr97lkzqjjige50',
  Fable: '1pww501sg4h81ypbb85000aoii4swnirpmdsu2435ogstfnd5bzyh631',
  'Natural Female Voice': 'lrul10spqmpo7psl8rssohrsr6000mrqnmppqzqn36usrru3sphljof1',
  'Natural Male Voice': '2nl82jntkmgihhrlrmlnn7mleef200dmkhmrlktmmq6fjkq6llzjjhe4',
  'Professional Female': 'kqrn10trsp4j2sflrncqvnuml9000npq5ntloorf66vqstwhzfiijl81',
  'Professional Male': '0pt601q5f64h6yz4bhggpli94000hjh6tqgpoihr934jmpq3k3vxn931',
  Uplifting: 'hmfvtomevuphqmpnerzqkwtzhwruzhtvvllqtzktsuzpkuwohcc82000',
  'Lo-fi Beat': 'kqeeaxsgiicccezoqq9zfezmwjqivlkufqkhzyzgwizjhhac97431000',
  'Upbeat Corporate': '8didmmhkjljoembhkihjgjwkpnxnzysolwlpnwnxmmtwzrpilkh82100',
  'Chill Ambient': 'groopunsrqplqpuyrosrpspsjopqppnonqnrozqpruopmkli85321000',
  'Energetic Pop': 'hjhmkhhnisnhlklgmizqkwwnsvrmrponrljwktomoowprqtnfffa4100',
  'Dramatic Cinematic': 'eihkhijfjlklkhfjhhimhkznrlrrzoysjztvzlmyzmwzuqimhjf63100',
}
