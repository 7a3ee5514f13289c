// The words people use for sound effects, and their meanings here.

import type { EffectKind } from './effects.ts'

/** Events that an effect can be tied to. `time`, `interval` and `word` carry their own value in the text. */
export type EffectTrigger = 'cut' | 'number' | 'emphasis' | 'everyWord' | 'hook' | 'end'

export const effectWords: Record<EffectKind, readonly string[]> = {
  whoosh: ['whoosh', 'whooshes', 'woosh', 'wooshes', 'whooshing', 'sweep', 'sweeps'],
  swoosh: ['swoosh', 'swooshes', 'swish', 'swishes', 'swipe', 'swipes'],
  pop: ['pop', 'pops', 'popping', 'bubble', 'bubbles', 'plop', 'plops', 'blip', 'blips'],
  hit: [
    'hit',
    'hits',
    'boom',
    'booms',
    'impact',
    'impacts',
    'thud',
    'thuds',
    'bang',
    'bangs',
    'punch',
    'stinger',
  ],
  riser: ['riser', 'risers', 'buildup', 'buildups', 'uplifter'],
  ding: ['ding', 'dings', 'bell', 'bells', 'chime', 'chimes'],
  tick: ['tick', 'ticks', 'ticking', 'click', 'clicks', 'tap', 'taps', 'tock'],
  shutter: ['shutter', 'shutters', 'camera', 'snapshot', 'snapshots', 'snap', 'snaps'],
  typing: ['typing', 'keyboard', 'typewriter', 'keystrokes'],
}

export const triggerWords: Record<EffectTrigger, readonly string[]> = {
  cut: [
    'cut',
    'cuts',
    'scene',
    'scenes',
    'transition',
    'transitions',
    'change',
    'changes',
    'slide',
    'slides',
  ],
  number: [
    'number',
    'numbers',
    'stat',
    'stats',
    'statistic',
    'statistics',
    'figure',
    'figures',
    'percentage',
    'percentages',
  ],
  emphasis: [
    'emphasis',
    'emphasized',
    'emphasised',
    'keyword',
    'keywords',
    'highlight',
    'highlights',
    'highlighted',
    'important',
    'stressed',
    'key',
  ],
  everyWord: ['word', 'words', 'caption', 'captions'],
  hook: ['hook', 'start', 'beginning', 'opening', 'intro', 'opener', 'first'],
  end: ['end', 'ending', 'outro', 'finish', 'finale', 'close', 'closing', 'last', 'cta'],
}

export const softWords = ['soft', 'softly', 'subtle', 'subtly', 'quiet', 'quietly', 'gentle', 'light', 'low']
export const loudWords = ['loud', 'louder', 'big', 'strong', 'heavy', 'hard', 'dramatic', 'punchy']
export const refusalWords = [
  'no',
  'without',
  'none',
  'nothing',
  'never',
  'not',
  "don't",
  'dont',
  'skip',
  'avoid',
  'off',
]

/** Words that add nothing to the description of an effect. */
export const fillerWords: readonly string[] = [
  'a an the on at in of to for with when whenever where under over during before after between into by from',
  'and or then also plus just only every each all any some few my its it is are be there that this so i me',
  'sound sounds effect effects sfx fx audio noise please add use put play have want like video short clip very',
  'really bit other second seconds sec secs s new appears appear shown mentioned said',
].flatMap((line) => line.split(' '))

/** Whole texts that ask for no effects at all, without punctuation. */
export const nothingPatterns =
  /^(none|no|nothing|off|silent|silence|n\/?a|(no|without|zero)( any)?( sound| audio)?( effects?| sfx| fx| sounds?)|-)$/

/** Spoken numbers that deserve an effect. "One" is left out because it is mostly a pronoun. */
export const numberPattern =
  /\d|^(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion|percent|half|double|twice|triple)\b/i
