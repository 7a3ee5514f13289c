// Verbs that product descriptions begin with. Their forms are derived; the list says what is a verb at all, because
// “plans” and “reports” may be nouns.

const regular =
  'accept add adjust alert analyze answer archive arrange assemble assign attach audit automate back backup balance block book bookmark ' +
  'boost brew browse bundle calculate call capture care catalog categorize celebrate change charge chart check clean ' +
  'collect color combine compare compile complete compose compress connect convert cook copy count crawl create ' +
  'curate customize cure cut debug decode deliver deploy describe design detect discover dispatch display donate download draft edit ' +
  'embed enable encrypt end enhance ensure estimate explain explore export extract fill filter finish fix fold follow forecast ' +
  'format generate grade group guide handle harvest help hide highlight host identify illustrate import improve index ' +
  'inspect inspire install integrate invite join jot label launch limit link list listen locate lock log map mark match measure ' +
  'merge migrate mimic mirror mix mock monitor move mute narrate navigate notify offer open optimize order organize pack paint pair ' +
  'parse pay perform pick pin place plan play polish practice prepare preserve prevent preview print process produce ' +
  'protect publish pull push query rank rate record recognize recommend recover recycle redact reduce refactor ' +
  'refine remember remind remove rename render rent repair repeat replace reply report rescue research reserve resize resolve ' +
  'restore reuse reveal review reward rewrite route save scan schedule score scrape search secure select separate serve share ship ' +
  'show sign simplify simulate sketch smooth solve sort speed spot store stream strengthen structure style suggest ' +
  'summarize support surface survey swap switch sync tag tame test text tidy time touch trace track trade train transcribe transform ' +
  'translate treat trigger trim tune turn type unify unite unlock update upload use validate verify view visit visualize ' +
  'wait wake walk warm warn wash watch water watermark work wrap zoom accelerate alter anonymize approve breathe browse cache chat cite claim cluster cool count decide delay diagnose dim display email encourage evaluate expand feature flag grab grow happen heat hire invoice lead leave limit lower manage message mind notice pause ping play power predict preload present profile promise prove provide publish raise reach react recall refresh reject release reload request require reset respond retry rotate schedule sense shift shop simplify skip sleep sound split start stay stack store stretch submit subtract swipe talk tap tell tie trust warn wonder brighten lighten shorten sharpen soften quiet calm rank relax soothe'

/** Base form and past participle of irregular verbs. */
const irregular: Readonly<Record<string, string>> = {
  begin: 'begun',
  bring: 'brought',
  build: 'built',
  buy: 'bought',
  catch: 'caught',
  choose: 'chosen',
  cut: 'cut',
  do: 'done',
  draw: 'drawn',
  drive: 'driven',
  feed: 'fed',
  find: 'found',
  forget: 'forgotten',
  freeze: 'frozen',
  get: 'got',
  give: 'given',
  go: 'gone',
  grow: 'grown',
  hear: 'heard',
  hold: 'held',
  keep: 'kept',
  know: 'known',
  learn: 'learned',
  lend: 'lent',
  let: 'let',
  light: 'lit',
  make: 'made',
  meet: 'met',
  pay: 'paid',
  put: 'put',
  read: 'read',
  rewrite: 'rewritten',
  run: 'run',
  say: 'said',
  see: 'seen',
  sell: 'sold',
  send: 'sent',
  set: 'set',
  show: 'shown',
  sleep: 'slept',
  speak: 'spoken',
  spend: 'spent',
  split: 'split',
  spread: 'spread',
  stop: 'stopped',
  take: 'taken',
  teach: 'taught',
  tell: 'told',
  think: 'thought',
  understand: 'understood',
  win: 'won',
  write: 'written',
}

/** Regular verbs whose last letter is doubled: plan, planned. */
const doubled = new Set(
  'map mix plan ship pin swap trim wrap zip log tag spot cut jot debug scan stop chat'.split(' '),
)
const bases = new Set([...regular.split(' '), ...Object.keys(irregular)])
const thirds = new Map([...bases].map((base) => [thirdOf(base), base]))

/** True for the base form of a known verb, such as `find`. */
export function isBaseVerb(word: string): boolean {
  return bases.has(word.toLowerCase())
}

/** The base form of `finds`, or null when the word is no third person of a known verb. */
export function baseOfThird(word: string): string | null {
  return thirds.get(word.toLowerCase()) ?? null
}

/** `find` gives `finds`, `match` gives `matches`, `tidy` gives `tidies`. */
export function thirdOf(base: string): string {
  if (base === 'do' || base === 'go' || /(?:s|x|z|ch|sh)$/.test(base)) return `${base}es`
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`
}

/** `find` gives `found`, `plan` gives `planned`. */
export function participleOf(base: string): string {
  const own = irregular[base]
  if (own !== undefined) return own
  if (base.endsWith('e')) return `${base}d`
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`
  return doubled.has(base) && base !== 'mix' ? `${base}${base.at(-1)}ed` : `${base}ed`
}
