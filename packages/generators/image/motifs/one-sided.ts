// Motifs that would look wrong mirrored: they contain letters, digits or signs, point somewhere, or have a known shape.

const names = new Set([
  'antenna-bars',
  'ballot-box-with-ballot',
  'bank',
  'blackboard',
  'calendar',
  'check-mark',
  'convenience-store',
  'copyright',
  'currency-exchange',
  'hundred-points',
  'money-bag',
  'money-with-wings',
  'newspaper',
  'no-smoking',
  'no-mobile-phones',
  'prohibited',
  'registered',
  'slot-machine',
  'statue-of-liberty',
  'tear-off-calendar',
  'trade-mark',
  'whiteboard',
  'world-map',
  'yin-yang',
  'zzz',
])
const families =
  /^(?:keycap|input|musical|chart|globe-showing)-|-(?:button|banknote|place-medal|sign|question-mark|arrow)$/

/** True when a motif must not be mirrored. */
export function isOneSided(name: string): boolean {
  return names.has(name) || families.test(name)
}
