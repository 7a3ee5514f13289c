import path from 'node:path'
import { parseArgs } from 'node:util'
import { AppError } from '@vivify/contract/errors'
import {
  captionsOff,
  captionStyles,
  formats,
  musicNames,
  presetStyles,
  resolutions,
  themes,
  visualStyles,
  voices,
  type VoiceName,
} from '@vivify/contract/project'
import { encoderOf, type Config } from '../config.ts'
import { closeDataFolder, shareWithPerson } from '../lib/private-files.ts'
import { hearStopRequest } from '../lib/stop-requests.ts'
import { readTextFile } from '../lib/text-file.ts'
import type { ScriptDraft } from '@vivify/generators/script/types'
import { openVoicesFolder } from '../providers/speech/kokoro/folder.ts'
import { kokoroId } from '../providers/speech/kokoro/kokoro.ts'
import { draftProject, type ProjectChoices } from '../services/scripts/draft-project.ts'
import { writeScript, type ScriptSource } from '../services/scripts/write-script.ts'
import { describeFileAsset } from './file-asset.ts'
import { listOutputs } from '../services/stages/delivery/outputs.ts'
import { requireNatural } from '../services/stages/voice/speak.ts'
import { makeVideo, type MadeVideo, type MakeVideoOptions } from '../services/videos/make-video.ts'
import { readBrand } from './brand-files.ts'
import type { CommandContext } from './command-context.ts'
import { listRelated } from './lists.ts'
import { createProgressBar, type ProgressBar } from './progress-bar.ts'

const optionTypes = {
  topic: { type: 'string' },
  facts: { type: 'string' },
  script: { type: 'string' },
  transcript: { type: 'string' },
  text: { type: 'string' },
  title: { type: 'string' },
  style: { type: 'string' },
  preset: { type: 'string' },
  voice: { type: 'string' },
  'voice-engine': { type: 'string' },
  music: { type: 'string' },
  captions: { type: 'string' },
  'sound-effects': { type: 'string' },
  format: { type: 'string' },
  resolution: { type: 'string' },
  theme: { type: 'string' },
  clips: { type: 'string' },
  'music-file': { type: 'string' },
  narration: { type: 'string' },
  brand: { type: 'string' },
  logo: { type: 'string' },
  watermark: { type: 'string' },
  seed: { type: 'string' },
  out: { type: 'string' },
  watch: { type: 'boolean' },
  json: { type: 'boolean' },
} as const

const captionChoices = [...captionStyles, captionsOff] as const
const maxTopicCharacters = 200

/** The checked arguments. */
interface Order {
  values: Options
  outputPath: string
  choices: ProjectChoices
}

type Programs = Pick<MakeVideoOptions, 'encoder' | 'renderers' | 'speak' | 'mix'>

interface Surroundings {
  config: Config
  context: CommandContext
  bar: ProgressBar
  signal: AbortSignal
}

/** Makes a video from the command line. Throws AppError; its message is shown to the person. */
export async function runMake(
  argv: readonly string[],
  config: Config,
  context: CommandContext,
): Promise<void> {
  const values = parseOptions(argv)
  const order = { values, outputPath: requireOutput(values.out), choices: readChoices(values) }
  if (order.choices.voiceEngine !== undefined) requireNatural(openVoicesFolder(config.naturalVoices))
  closeDataFolder(config.dataFolder)
  const stop = new AbortController()
  const cancel = (): void =>
    stop.abort(new AppError('cancelled', 'The video was canceled. Finished parts are kept.'))
  void hearStopRequest(context.environment).then(cancel)
  const bar = createProgressBar(context.stderr)
  const surroundings = { config, context, bar, signal: stop.signal }
  try {
    if (values.watch) await keepMaking(order, surroundings)
    else await make(order, { encoder: encoderOf(config) }, surroundings)
  } catch (error) {
    // Report the cancellation, not the error of the stage that it interrupted.
    throw stop.signal.aborted ? stop.signal.reason : error
  } finally {
    bar.close()
  }
}

/**
 * Makes the video now, and again whenever its file is saved, until the signal aborts. Reports errors in the file and
 * goes on.
 */
async function keepMaking(order: Order, surroundings: Surroundings): Promise<void> {
  const { script, transcript, text } = order.values
  const file = script ?? transcript ?? text
  if (file === undefined) {
    throw new AppError('bad_input', '--watch needs a file: --script, --transcript or --text.')
  }
  // A missing file can't be saved again.
  await readTextFile(file)
  const { config, context, bar, signal } = surroundings
  const { createStandingPrograms, workOnEachVersion } = await import('./watch.ts')
  const programs = createStandingPrograms(config)
  try {
    await workOnEachVersion(path.resolve(file), signal, async (current) => {
      try {
        await make(order, programs, { ...surroundings, signal: current })
      } catch (error) {
        bar.close()
        if (current.aborted || !AppError.isInstance(error)) throw error
        context.stderr.write(`${error.message}\n`)
      }
      context.stderr.write(`Watching ${file}: save it to make the video again, or press Ctrl+C to stop.\n`)
    })
  } finally {
    programs.stop()
  }
}

async function make(
  { values, outputPath, choices }: Order,
  programs: Programs,
  { config, context, bar, signal }: Surroundings,
): Promise<void> {
  const started = performance.now()
  const title = values.title ? { title: values.title } : {}
  const ownSound = await readOwnSound(values)
  const { brand, assets } = await readBrand(values)
  const source = await readSource(values)
  const answer = await writeScript(source, { voice: choices.voice ?? null, ...title })
  if (answer.status === 'questions') throw askForFacts(values.topic ?? '', answer.questions)
  const { draft } = answer
  const project = draftProject(draft, {
    ...choices,
    ...ownSound,
    brand,
    assets: { ...ownSound.assets, ...assets },
  })
  for (const warning of draft.warnings) bar.note(warning)
  const made = await makeVideo({
    project,
    dataFolder: config.dataFolder,
    naturalVoices: openVoicesFolder(config.naturalVoices),
    outputPath,
    ...programs,
    ...(values.clips ? { clipsFolder: path.resolve(values.clips) } : {}),
    noClipsSentence: 'No clips were given (--clips DIR), so scenes show painted pictures instead.',
    signal,
    onProgress: bar.update,
  })
  shareWithPerson(...listOutputs(outputPath))
  for (const warning of made.warnings) bar.note(warning)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  bar.finish(`${outputPath}: ${made.durationSeconds.toFixed(1)} s in ${seconds} s`)
  if (values.json) context.stdout.write(`${JSON.stringify(describeResult(made, draft))}\n`)
}

function askForFacts(topic: string, questions: readonly string[]): AppError {
  const list = questions.map((question) => `  - ${question}`).join('\n')
  const related = listRelated(topic).map((line) => `\n${line}`)
  return new AppError(
    'bad_input',
    `There is no ready script about “${topic.trim()}”, and Vivify never makes up facts. Answer these questions in a file, one per line, and pass it with --facts:\n${list}${related.join('')}`,
  )
}

/** The person's own narration of the script, and their own music. */
async function readOwnSound(
  values: Options,
): Promise<Pick<ProjectChoices, 'assets' | 'narration' | 'musicAsset'>> {
  const { narration, 'music-file': music } = values
  if (narration !== undefined && values.voice !== undefined) {
    throw new AppError('bad_input', 'Give --voice or --narration, not both.')
  }
  if (music !== undefined && values.music !== undefined) {
    throw new AppError('bad_input', 'Give --music or --music-file, not both.')
  }
  return {
    narration: narration === undefined ? null : 'narration',
    musicAsset: music === undefined ? null : 'music',
    assets: {
      ...(narration === undefined ? {} : { narration: await describeFileAsset('audio', narration) }),
      ...(music === undefined ? {} : { music: await describeFileAsset('audio', music) }),
    },
  }
}

/** Validates the choices before any work begins. */
function readChoices(values: Options): ProjectChoices {
  const resolution = choose('resolution', values.resolution, ['720', '1080', '2160'], '1080')
  return {
    voice: chooseVoice(values.voice),
    ...chooseVoiceEngine(values['voice-engine']),
    seed: readSeed(values.seed),
    style: choose('style', values.style, visualStyles, 'Kinetic Text'),
    preset: choose('preset', values.preset, presetStyles, 'Cinematic'),
    music: choose('music', values.music, musicNames, 'Uplifting'),
    captions: choose('captions', values.captions, captionChoices, 'Classic'),
    format: choose('format', values.format, formats, '9:16'),
    resolution: resolutions.find((pixels) => String(pixels) === resolution)!,
    theme: choose('theme', values.theme, themes, 'viral'),
    soundEffects: values['sound-effects'] ?? '',
  }
}

function describeResult(made: MadeVideo, draft: ScriptDraft): object {
  const { report, warnings, ...result } = made
  return {
    ...result,
    engines: { script: draft.engine, ...result.engines },
    title: draft.title,
    warnings: [...draft.warnings, ...warnings],
    credit: draft.credit ?? [],
    report: report.status,
  }
}

type Options = ReturnType<typeof parseOptions>

function parseOptions(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options: optionTypes, strict: true }).values
  } catch (cause) {
    throw new AppError('bad_input', `${describeBadOption(cause)}. Run vivify help for the options.`, {
      cause,
    })
  }
}

/** Node's own message for a wrong value has three lines. */
function describeBadOption(cause: unknown): string {
  const said = cause instanceof Error ? cause.message : String(cause)
  const isValueWrong =
    cause instanceof Error && 'code' in cause && cause.code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE'
  const [option] = /--[\w-]+/.exec(said) ?? []
  if (!isValueWrong || !option) return said.split('. ')[0]!
  return ['--json', '--watch'].includes(option) ? `${option} takes no value` : `${option} needs a value`
}

function requireOutput(out: string | undefined): string {
  if (!out) throw new AppError('bad_input', 'Name the output file: --out FILE.mp4.')
  if (path.extname(out).toLowerCase() !== '.mp4') {
    throw new AppError('bad_input', `The video is an MP4: --out must end in .mp4, not ${path.basename(out)}.`)
  }
  return path.resolve(out)
}

async function readSource(values: Options): Promise<ScriptSource> {
  const given = (['topic', 'script', 'transcript', 'text'] as const).filter(
    (name) => values[name] !== undefined,
  )
  if (given.length !== 1) {
    throw new AppError('bad_input', 'Give one of --topic T, --script FILE, --transcript FILE or --text FILE.')
  }
  const [kind] = given
  switch (kind!) {
    case 'topic': {
      const topic = values.topic!.trim()
      if (topic === '') throw new AppError('script_empty', 'Please enter a topic to find ideas.')
      if (topic.length > maxTopicCharacters) {
        throw new AppError(
          'bad_input',
          `The topic is too long. The limit is ${maxTopicCharacters} characters. Please shorten it.`,
        )
      }
      return { kind: 'topic', topic, facts: values.facts ? readFacts(await readTextFile(values.facts)) : [] }
    }
    case 'script':
      return { kind: 'script', text: await readTextFile(values.script!) }
    case 'transcript':
      return { kind: 'transcript', text: await readTextFile(values.transcript!) }
    case 'text':
      return { kind: 'page', text: await readTextFile(values.text!) }
  }
}

/** One fact per line. Removes bullets and list numbers, but keeps a number that begins a fact. */
function readFacts(text: string): string[] {
  const lines = text.split('\n').map((line) => line.replace(/^\s*(?:[-*•]\s+|\d+[.)]\s+)/, '').trim())
  return lines.filter((line) => line !== '')
}

function chooseVoice(given: string | undefined): VoiceName | null {
  if (given === undefined) return 'Alloy'
  const wanted = given.trim().toLowerCase()
  if (wanted === 'none') return null
  const found = voices.find(({ name, label }) => [name.toLowerCase(), label.toLowerCase()].includes(wanted))
  if (found) return found.name
  throw unknownChoice('voice', given, [...voices.map(({ name }) => name), 'none'])
}

/** `draft` is the built-in voice, which a document doesn't name. */
function chooseVoiceEngine(given: string | undefined): Pick<ProjectChoices, 'voiceEngine'> {
  const engine = choose('voice engine', given, ['draft', kokoroId], 'draft')
  return engine === 'draft' ? {} : { voiceEngine: engine }
}

function choose<Name extends string>(
  option: string,
  given: string | undefined,
  names: readonly Name[],
  usual: Name,
): Name {
  if (given === undefined) return usual
  const found = names.find((name) => name.toLowerCase() === given.trim().toLowerCase())
  if (found) return found
  throw unknownChoice(option, given, names)
}

function unknownChoice(option: string, given: string, names: readonly string[]): AppError {
  return new AppError('bad_input', `There is no ${option} “${given}”. Choose one of: ${names.join(', ')}.`)
}

function readSeed(given: string | undefined): number {
  if (given === undefined) return 1
  const seed = Number(given)
  if (Number.isInteger(seed) && seed >= 0 && seed <= 0xffffffff) return seed
  throw new AppError('bad_input', `The seed must be a whole number from 0 to 4294967295, not “${given}”.`)
}
