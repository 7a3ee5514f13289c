import { hold, type Attack } from '../attack.ts'

const base = { version: 1, title: 'Sharks', seed: 1 }
const say = 'Sharks swim in the deep blue ocean and eat fish near coral reefs. '
const clip = { kind: 'clip', source: 'x', sha256: '0'.repeat(64) }

function scenes(count: number, part: (index: number) => object): object[] {
  return Array.from({ length: count }, (_, index) => ({ id: `s${index}`, say: 'x', ...part(index) }))
}

function clips(count: number): object {
  const name = (index: number): string => `${'shark ocean fish reef deep blue coral '.repeat(5)}${index}.mp4`
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`k${index}`, { ...clip, name: name(index) }]),
  )
}

const tooMuch: [string, object | string][] = [
  ['15,000 files', { ...base, scenes: scenes(1, () => ({})), assets: clips(15_000) }],
  [
    '400 scenes of 1,000 commas',
    { ...base, scenes: scenes(400, () => ({ visual: { prompt: ','.repeat(1000) } })) },
  ],
  ['400 scenes of 2,000 letters', { ...base, scenes: scenes(400, () => ({ say: say.repeat(29) })) }],
  ['380,000 empty entries', { ...base, scenes: new Array<object>(380_000).fill({}) }],
  ['20,000 scenes', { ...base, scenes: new Array<number>(20_000).fill(1) }],
]

const fullest: [string, object][] = [
  [
    'clips',
    {
      ...base,
      style: 'Stock Footage',
      scenes: scenes(400, () => ({ say: say.repeat(2) })),
      assets: clips(500),
    },
  ],
  [
    'prompts',
    {
      ...base,
      style: 'Storyboard',
      scenes: scenes(400, () => ({ visual: { prompt: 'shark,sky,tea,'.repeat(10) } })),
    },
  ],
  ['letters', { ...base, scenes: scenes(30, () => ({ say: 'x '.repeat(990) })) }],
  [
    'words',
    {
      ...base,
      style: 'AI Generation',
      scenes: scenes(400, (index) => ({ say: `qzx${index} wvut `.repeat(12) })),
    },
  ],
]

const crowded = ['x', '1', 'word'].map((word) => ({
  ...base,
  voice: null,
  scenes: scenes(30, () => ({ say: `${word} `.repeat(Math.floor(1980 / (word.length + 1))) })),
}))
const manyWishes = [
  Array.from({ length: 36 }, () => 'pop on "x"'),
  Array.from({ length: 24 }, (_, index) => `${index % 2 ? 'ding' : 'tick'} on every word`),
  Array.from({ length: 40 }, (_, index) => `every ${0.5 + index / 10}s`),
].map((wishes) => wishes.join(', ').slice(0, 500))
const callsAtOnce = 200

export const attacks: readonly Attack[] = [
  {
    row: 'A2',
    title: 'has previews of documents beyond every limit planned',
    isQuick: true,
    async play(target) {
      const guest = await target.signInAsGuest()
      for (const [what, document] of tooMuch) {
        const answer = await guest.call('/api/previews/pictures', { method: 'POST', body: { document } })
        hold([413, 422].includes(answer.status), `${what} were answered with ${answer.status}`)
        await answer.text()
      }
      return `${tooMuch.length} refused`
    },
  },
  {
    row: 'A2',
    title: 'has previews of the fullest documents planned, four at once',
    async play(target) {
      const guest = await target.signInAsGuest()
      for (const [what, document] of fullest) {
        // Each is read as it comes: a connection whose answer was sent is closed after five seconds, read or not.
        const calls = Array.from({ length: 4 }, async () => {
          const answer = await guest.call('/api/previews/pictures', { method: 'POST', body: { document } })
          const text = await answer.text()
          hold(answer.status === 200, `${what} were answered with ${answer.status}: ${text}`)
        })
        await Promise.all(calls)
      }
      return `${fullest.length * 4} planned`
    },
  },
  {
    row: 'A2',
    title: `has ${callsAtOnce} previews of the fullest documents planned at once, and sound full of wishes`,
    // More than an hour of sound is mixed during the attack, in processes that end afterwards.
    maxGrowthMegabytes: 4000,
    async play(target) {
      const guest = await target.signInAsGuest()
      const stop = new AbortController()
      const sounds = crowded.flatMap((document) =>
        manyWishes.map((soundEffects) =>
          guest
            .call('/api/previews/sound', {
              method: 'POST',
              body: { document: { ...document, soundEffects } },
              signal: stop.signal,
            })
            .catch(() => null),
        ),
      )
      const answers = await Promise.all(
        Array.from({ length: callsAtOnce }, (_, index) =>
          guest.call('/api/previews/pictures', {
            method: 'POST',
            body: { document: fullest[index % fullest.length]![1] },
          }),
        ),
      )
      stop.abort()
      await Promise.all(sounds)
      const planned = answers.filter(({ status }) => status === 200).length
      const refused = answers.filter(({ status }) => status === 429).length
      hold(planned + refused === callsAtOnce, `${callsAtOnce - planned - refused} were answered otherwise`)
      hold(planned > 0, 'none was planned')
      return `${planned} planned, ${refused} refused`
    },
  },
]
