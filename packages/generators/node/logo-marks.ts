// The motifs that work as marks, reduced. Runs when the web app is built and in tests.

import emojiNames from '../image/motifs/emoji-names.json' with { type: 'json' }
import { loadMotifBodies, loadMotifOutlines, parseOutline } from '../image/motifs/outlines.ts'
import { splitWords } from '../image/motifs/words.ts'
import { popularMarks, type MarkEntry } from '../logo/mark-index.ts'
import type { LogoMark } from '../logo/mark.ts'
import { ownMarks } from './own-marks.ts'
import { reduceMark } from './reduce-mark.ts'

/** Marks are loaded in files of this number, so that a chosen mark does not bring all others. */
export const bucketCount = 24

/** Faces of clocks, phases of the moon that look alike, and what nobody wants as a logo. */
const unfit =
  /(thirty|o-clock|with-.*-(down|up)|without-snow|flag|globe-showing|night|sunrise|sunset|cityscape|foggy|milky|cigarette|coffin|funeral|urn|bomb$|syringe|pill$|drop-of-blood|toilet|plunger|pistol|dagger|mouse-trap|sponge|soap$|razor|bikini|swimsuit|briefs|sari$|kimono|shorts$|monkey-face|evil|poo$|cockroach|mosquito|fly$|worm$|microbe|card-index|file-|folder|tray|mailbox|postbox|newspaper|banknote|receipt|chart|clipboard|pushpin|ruler|wastebasket|oil-drum|map-of-japan|pine-decoration|japanese|moon-viewing|envelope$|e-mail|pager|fax|videocassette|dvd|optical|computer-disk|low-battery|trackball|printer|meat|oden|dango|fish-cake|curry|cooked|rice-|identification|placard|moai|headstone|nazar|hamsa|water-closet|restroom|customs|baggage|luggage|passport|litter|potable|bus-stop|fuel-pump|traffic|construction|motorway|railway-track|station|hole$|derelict|hut$|brick$|rock$|wood$|jar$|salt$|butter$|beans$|tamale|pea-pod|mate$|beverage-box|falafel|bento|spaghetti|fried|shaved|takeout|bone$|lab-coat|safety-vest|flatbread|pouring|waning|waxing|first-quarter|last-quarter|new-moon|sun-behind|with-lightning|with-rain|with-snow|tornado|fog$|wilted|guide-dog|service-dog|closed-umbrella|telephone-receiver|lotion|green-book|orange-book|blue-book|roll-of-paper|water-pistol|pinata|piata|mahjong|flower-playing|nesting|yarn|knot|red-envelope|ticket|reminder|diya|firecracker|admission|performing|slot|lacrosse|cricket-game|field-hockey|goal-net|running-shirt|martial|fishing|sled$|curling|yo-yo|pool-8|wedding|hotel|love-hotel|department|convenience|post-office|bank$|hospital|church|mosque|temple|synagogue|shrine|kaaba|statue|tokyo|auto-rickshaw|police|ambulance|fire-engine|oncoming|minibus|trolleybus|monorail|mountain-railway|tram|light-rail|metro|wheelchair|crutch|cane|stop-sign|bellhop|hourglass-not|mantelpiece|face$|notebook|ledger|page|scroll|tabs|label|with-arrow|incoming|package|pencil$)/
/** Names that the pattern above would take with it. */
const fit = new Set([
  'pencil',
  'fishing-pole',
  'first-quarter-moon',
  'mountain',
  'classical-building',
  'tram-car',
  'panda',
  'butterfly',
  'package',
  'dragonfly',
  'soap',
  'yarn',
  'pea-pod',
  'hut',
  'bone',
  'jar',
  'tiger-face',
  'dog-face',
  'cat-face',
  'bear',
  'knot',
  'admission-tickets',
  'performing-arts',
  'fishing-pole',
  'sunrise-over-mountains',
  'rock',
  'wood',
])

/** Every mark in the order of the motif set, and its outline by name. */
export async function readLogoMarks(): Promise<{
  entries: MarkEntry[]
  marks: ReadonlyMap<string, LogoMark>
}> {
  const known = await loadMotifBodies()
  const labels = new Map(
    Object.values(emojiNames as Record<string, Record<string, string[]>>).flatMap((emoji) =>
      Object.entries(emoji).map(([label, tags]) => [splitWords(label).join('-'), { label, tags }] as const),
    ),
  )
  const names = [...known.keys()].filter(
    (name) =>
      (Object.hasOwn(more, name) || labels.has(name)) &&
      (Object.hasOwn(more, name) || fit.has(name) || !unfit.test(name)),
  )
  const outlines = await loadMotifOutlines(names)
  const marks = new Map<string, LogoMark>()
  const entries: MarkEntry[] = []
  for (const name of names) {
    if (Object.hasOwn(ownMarks, name)) continue
    const mark = reduceMark(outlines.get(name)!)
    if (mark === null) continue
    marks.set(name, mark)
    const { label = name.replaceAll('-', ' '), tags = more[name] ?? [] } = labels.get(name) ?? {}
    entries.push({ name, label, tags, bucket: bucketOf(name, entries.length) })
  }
  for (const [name, { label, tags, body }] of Object.entries(ownMarks)) {
    marks.set(name, reduceMark(parseOutline(body))!)
    entries.push({ name, label, tags, bucket: bucketOf(name, entries.length) })
  }
  return { entries, marks }
}

/** The first file has the popular marks, so that the first visit loads one file. */
function bucketOf(name: string, place: number): number {
  return popularMarks.includes(name) ? 0 : 1 + (place % (bucketCount - 1))
}

/** Marks that the emoji names of the picture generator leave out, and those that we drew, with words to find them by. */
const more: Readonly<Record<string, readonly string[]>> = {
  brain: ['mind', 'smart', 'learning', 'psychology', 'neurology'],
  tooth: ['dentist', 'dental', 'smile'],
  eye: ['vision', 'optician', 'optics', 'see', 'look'],
  lungs: ['breath', 'breathe'],
  'anatomical-heart': ['cardiology', 'medical'],
  'flexed-biceps': ['gym', 'fitness', 'strong', 'strength', 'muscle'],
  footprints: ['walk', 'hike', 'steps', 'podiatry'],
  robot: ['bot', 'automation', 'ai', 'tech'],
  ghost: ['halloween', 'spooky'],
  'alien-monster': ['arcade', 'game', 'retro', 'gaming'],
  skull: ['rock', 'metal', 'pirate', 'tattoo'],
  infinity: ['forever', 'endless', 'loop'],
  'recycling-symbol': ['recycle', 'green', 'eco', 'sustainable'],
  'fleur-de-lis': ['lily', 'heraldry', 'french'],
  'trident-emblem': ['trident', 'sea', 'poseidon'],
  sparkle: ['star', 'shine', 'magic', 'clean'],
  'speech-balloon': ['chat', 'talk', 'message', 'conversation', 'coaching'],
  'two-hearts': ['love', 'wedding', 'dating'],
  'growing-heart': ['love', 'care'],
  'check-mark': ['done', 'tick', 'approve'],
  plus: ['add', 'medical', 'health', 'pharmacy'],
  lighthouse: ['sea', 'coast', 'guide', 'harbor'],
  pyramid: ['egypt', 'desert'],
  windmill: ['mill', 'flour', 'wind', 'energy'],
  waterfall: ['water', 'nature'],
  'hot-air-balloon': ['travel', 'fly', 'adventure'],
  'eiffel-tower': ['paris', 'france', 'french'],
  cabin: ['lodge', 'cottage', 'log', 'wood'],
  longship: ['viking', 'ship', 'norse'],
}
