// What is seen of deeds that no picture shows as such: whoever buys boots holds them in a shop.

/** How a deed is shown: words before what it is done to, and after it. */
export interface Telling {
  readonly lead: string
  readonly tail: string
}

export interface SaidDeed {
  /** Ways to show it with what it is done to, the best first. */
  readonly tellings: readonly Telling[]
  /** How it is shown where it is done to nothing that can be drawn; empty for not at all. */
  readonly alone: string
  /** Only for a place that follows it: "went to prison". */
  readonly isToPlace: boolean
}

const rows: readonly (readonly [forms: string, tellings: string, alone?: string])[] = [
  [
    'buy buys bought buying order orders ordered ordering rent rents rented',
    'holding {} in a shop; holding {}; looking at {}',
  ],
  ['sell sells sold selling', 'holding {} in a shop; holding {}; looking at {}', 'selling in a shop'],
  ['pay pays paid paying', '', 'holding money'],
  ['earn earns earned', '', 'counting money'],
  [
    'get gets got receive receives received take takes took taking grab grabs grabbed keep keeps kept keeping ' +
      'choose chooses chose pick picks picked pack packs packed  use uses used using show ' +
      'shows showed showing offer offers offered send sends sent give gives gave pull pulls pulled add adds added need needs needed drop dropped taken given chosen put puts placed hung borrow borrows borrowed',
    'holding {}',
  ],
  ['lose loses lost losing miss misses missed forget forgets forgot hunt hunted', 'looking for {}'],
  ['find finds found finding spot spotted discover discovered', 'holding {}; looking at {}'],
  [
    'see sees saw notice notices noticed check checks checked checking inspect inspects inspected watch watches watched study studies ' +
      'studied examine examined measure measured test tests tested',
    'looking at {}',
  ],
  ['open opens opened', 'opening {}'],
  ['held hold holds holding', 'holding {}'],
  [
    'make makes made making build builds built invent invented create creates created design designed',
    'making {}; building {}; holding {}; looking at {}',
  ],
  [
    'tell tells told telling ask asks asked asking warn warned thank thanked interview interviewed',
    'talking to {}',
    'talking',
  ],
  [
    'say says said saying talk talks talked talking speak speaks spoke explain explains explained answer answered admit admitted reply ' +
      'replied claim claimed joke joked promise promised',
    '',
    'talking',
  ],
  ['phone phoned', '', 'talking on the phone'],
  [
    'think thinks thought thinking wonder wonders wondered wondering realize realizes realized remember remembers remembered believe ' +
      'believes believed decide decides decided plan planned guess guessed hope hoped hesitate hesitated doubt doubted imagine imagined',
    '',
    'thinking',
  ],
  ['celebrate celebrated won', '', 'celebrating'],
  [
    'carry carries carried bring brings brought bringing drag dragged pull pulls pulled load loads loaded',
    'holding {}; with {}',
  ],
  ['wake wakes woke waking', '', 'waking up in bed'],
  ['search searches searched', 'looking for {}; looking at {}'],
  ['sweat sweats sweated sweating', '', 'sweating'],
  ['read reads reading', 'reading {}'],
  ['resign resigned', '', 'carrying a box in an office'],
]

const placeRows: readonly (readonly [forms: string, telling: string])[] = [
  [
    'go goes went going come comes came coming walk walks walked head headed return returned travel traveled travelled hurry hurried rush ' +
      'rushed',
    'walking in {}',
  ],
  [
    'arrive arrived live lives lived living stay stayed staying wait waited enter entered search searched reach reached visit visited leave left move ' +
      'moved moving grew spend spends spent stop stopped meet met land landed',
    'standing in {}',
  ],
  ['work works worked working', 'working in {}'],
]

/** What is done to food at the stove, at a table and in hands, where no picture shows just that. */
const kitchenRows: readonly (readonly [forms: string, telling: string])[] = [
  [
    'toast toasts toasted fry fries fried saute sautes sauteed sear sears seared simmer simmers simmered boil boils boiled brown browns browned ' +
      'caramelize caramelizes caramelized melt melts melted reheat reheats reheated poach poaches poached roast roasts roasted steam steams steamed ' +
      'fluff fluffs fluffed',
    'cooking {}',
  ],
  [
    'whisk whisks whisked mash mashes mashed combine combines combined grate grates grated crush crushes crushed',
    'mixing {}',
  ],
  [
    'rinse rinses rinsed drain drains drained season seasons seasoned marinate marinates marinated soak soaks soaked drizzle drizzles drizzled ' +
      'sprinkle sprinkles sprinkled',
    'holding {}',
  ],
]

const kitchenDeeds: ReadonlyMap<string, SaidDeed> = new Map(
  kitchenRows.flatMap(([forms, telling]) => {
    const deed: SaidDeed = { tellings: [readTelling(telling)], alone: '', isToPlace: false }
    return forms.split(' ').map((form) => [form, deed] as const)
  }),
)

const saidDeeds: ReadonlyMap<string, SaidDeed> = new Map(
  rows.flatMap(([forms, tellings, alone = '']) => {
    const deed: SaidDeed = {
      tellings: tellings === '' ? [] : tellings.split('; ').map(readTelling),
      alone,
      isToPlace: false,
    }
    return forms.split(' ').map((form) => [form, deed] as const)
  }),
)

const placeDeeds: ReadonlyMap<string, SaidDeed> = new Map(
  placeRows.flatMap(([forms, telling]) => {
    const deed: SaidDeed = { tellings: [readTelling(telling)], alone: '', isToPlace: true }
    return forms.split(' ').map((form) => [form, deed] as const)
  }),
)

function readTelling(text: string): Telling {
  const [lead = '', tail = ''] = text.split('{}')
  return { lead: lead.trim(), tail: tail.trim() }
}

/** How a word for a deed is shown instead; undefined for other words. */
export const saidDeedOf = (word: string | undefined): SaidDeed | undefined =>
  word === undefined ? undefined : saidDeeds.get(word)

/** The same for what is done to food: whoever sears or simmers it cooks it. */
export const kitchenDeedOf = (word: string | undefined): SaidDeed | undefined =>
  word === undefined ? undefined : kitchenDeeds.get(word)

/** The same where a place follows it: "went to the bank". */
export const placeDeedOf = (word: string | undefined): SaidDeed | undefined =>
  word === undefined ? undefined : placeDeeds.get(word)

/** Moods that faces and shoulders show. */
export const moods: ReadonlySet<string> = new Set(
  (
    'worried angry tired exhausted scared afraid sad happy annoyed proud lonely embarrassed confused shocked surprised nervous bored ' +
    'excited furious anxious desperate ashamed terrified jealous hopeful sleepy sick hungry'
  ).split(' '),
)

/** Deeds that are moods. */
export const moodOfDeed: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'worry worried, worries worried, panic scared, panicked scared, fear scared, feared scared, fears scared, regret sad, regretted sad, ' +
    'complain annoyed, complained annoyed, complains annoyed'
  )
    .split(', ')
    .map((pair) => pair.split(' ') as [string, string]),
)
