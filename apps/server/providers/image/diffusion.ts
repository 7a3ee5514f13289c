// What servers that run Stable Diffusion checkpoints share: the login, and how large and with what settings a model paints.

/** A model's name, and the settings that suit it. */
export interface DiffusionModel {
  /** Empty for the one that the server has loaded. */
  name: string
  /** The side of the squares that the model was trained on. */
  side: number
  steps: number
  /** How closely the model follows the words. */
  guidance: number
}

/** Words in the names of checkpoints, the most specific families first. */
const families: readonly { words: readonly string[]; settings: Partial<Omit<DiffusionModel, 'name'>> }[] = [
  { words: ['flux'], settings: { side: 1024, steps: 20, guidance: 1 } },
  { words: ['lightning', 'turbo', 'hyper', 'lcm'], settings: { steps: 8, guidance: 1.5 } },
  { words: ['sd3', 'sd35'], settings: { side: 1024, guidance: 4.5 } },
  { words: ['xl', 'pony', 'illustrious', 'noob'], settings: { side: 1024 } },
  { words: ['v2-1_768', 'v2-768', 'sd2', '768-v'], settings: { side: 768 } },
  { words: ['v1-4', 'v1-5', 'v1.5', 'sd1', 'sd-1', 'sd_1', 'sd 1'], settings: { side: 512 } },
  {
    words: ['dreamshaper', 'realisticvision', 'realistic_vision', 'deliberate', 'anything', 'counterfeit'],
    settings: { side: 512 },
  },
  {
    words: ['majicmix', 'epicrealism', 'revanimated', 'absolutereality', 'chilloutmix', 'openjourney'],
    settings: { side: 512 },
  },
]

/**
 * Reads a setting such as `dreamshaper_8.safetensors` or `my-own-mix @512`. Servers don't say what a checkpoint was
 * trained on, so its name is searched for the usual words; a side after `@` says it.
 */
export function describeModel(setting: string): DiffusionModel {
  const at = setting.lastIndexOf('@')
  const told = at === -1 ? Number.NaN : Number(setting.slice(at + 1))
  const isTold = Number.isInteger(told) && told >= 256 && told <= 2048
  const name = (isTold ? setting.slice(0, at) : setting).trim()
  const lower = name.toLowerCase()
  const usual = { side: 1024, steps: 25, guidance: 7 }
  const found = families.filter(({ words }) => words.some((word) => lower.includes(word)))
  // The first family that says something wins.
  const settings = found.reduceRight((sum, family) => ({ ...sum, ...family.settings }), usual)
  return { name, ...settings, ...(isTold && { side: told }) }
}

/** The nearest shape with as many pixels as the model was trained on, in multiples of 64. */
export function sizeFor(
  { side }: DiffusionModel,
  { width, height }: { width: number; height: number },
): { width: number; height: number } {
  const scale = side / Math.sqrt(width * height)
  const round = (length: number): number => Math.max(4, Math.min(32, Math.round((length * scale) / 64))) * 64
  return { width: round(width), height: round(height) }
}

/** A login such as `user:password`, or a token of a proxy in front of the server; empty for none. */
export function loginHeaders(apiKey: string): Record<string, string> {
  if (apiKey === '') return {}
  if (!apiKey.includes(':')) return { authorization: `Bearer ${apiKey}` }
  return { authorization: `Basic ${Buffer.from(apiKey).toString('base64')}` }
}
