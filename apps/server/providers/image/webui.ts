// One's own Stable Diffusion WebUI (AUTOMATIC1111, Forge), started with `--api`. One call makes a picture and answers when
// it is done; a second one interrupts what is being painted.

import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import { imageSizes } from '@vivify/contract/routes/images'
import { callJson, parseJson } from '../call-json.ts'
import { callVendor } from '../call-vendor.ts'
import { ProviderError } from '../provider-error.ts'
import type { Connection } from '../vendor.ts'
import { defineImageWorkshop, maxAnswerBytes, type ImageWork, type OrderedPicture } from './create-engine.ts'
import { describeModel, loginHeaders, sizeFor, type DiffusionModel } from './diffusion.ts'

const id = 'webui'
const name = 'Stable Diffusion WebUI'

/** For calls that paint nothing. */
const shortCallMs = 60_000
/** A cancellation never waits longer for an answer. */
const stopCallMs = 5000
const sampler = 'Euler a'
/** How far a change may lead away from the picture: enough to add something, and the rest is still recognized. */
const changeStrength = 0.75

export const webUiImages = defineImageWorkshop({
  id,
  name,
  account: 'Your own Stable Diffusion WebUI',
  usedFor: 'pictures',
  settings: {
    apiKey: { name: 'SD_WEBUI_API_KEY', about: 'Only if it was started with --api-auth: user:password.' },
    baseUrl: {
      name: 'SD_WEBUI_BASE_URL',
      about: 'Such as http://127.0.0.1:7860. Start it with --api.',
      missing: {
        state: 'needs_key',
        sentence:
          'Set SD_WEBUI_BASE_URL on the server to make pictures with your own Stable Diffusion WebUI.',
      },
    },
    model: { name: 'SD_WEBUI_MODEL', about: 'Leave empty to use the loaded model.' },
  },
  licence: 'Under the license of the model.',
  describeCheck: ({ apiKey, baseUrl }) => ({
    url: `${rootOf(baseUrl)}/sdapi/v1/sd-models`,
    headers: loginHeaders(apiKey),
    absent: messages.images.apiOff(name, '--api'),
  }),
  takesSeed: true,
  takesMask: true,
  takesNegativePrompt: true,
  describeModel: ({ model }) => describeModel(model).name || 'the model that is loaded there',
  make: (work, { negativePrompt, aspectRatio, seed }, prompt) =>
    paint(work, 'txt2img', (model) => ({
      prompt,
      negative_prompt: negativePrompt,
      seed,
      ...sizeFor(model, imageSizes[aspectRatio]),
    })),
  async edit(work, { prompt, picture, mask, width, height }) {
    const ordered = await paint(work, 'img2img', (model) => ({
      prompt,
      negative_prompt: '',
      seed: -1,
      ...sizeFor(model, { width, height }),
      init_images: [Buffer.from(picture.bytes).toString('base64')],
      denoising_strength: changeStrength,
      // Of a mask with transparent parts the server takes the opaque ones, so it is inverted. The area around the marked
      // part is painted at the model's size and put back, so that the rest keeps every pixel.
      ...(mask && {
        mask: Buffer.from(mask.bytes).toString('base64'),
        inpainting_mask_invert: 1,
        inpainting_fill: 1,
        inpaint_full_res: true,
        inpaint_full_res_padding: 64,
        mask_blur: 4,
      }),
    }))
    return { ...ordered, warnings: [...(ordered.warnings ?? []), messages.remix.wordsDescribe(name)] }
  },
})

/** The address may be given with or without the path of the API. */
function rootOf(baseUrl: string): string {
  const path = '/sdapi/v1'
  return baseUrl.endsWith(path) ? baseUrl.slice(0, -path.length) : baseUrl
}

const answerSchema = z.object({ images: z.array(z.string()), info: z.string().nullish() })
/** The longest name of a file that any system takes. */
const maxNameLetters = 255
const infoSchema = z.object({ sd_model_name: z.string().min(1).max(maxNameLetters) })

async function paint(
  work: ImageWork,
  path: 'txt2img' | 'img2img',
  describe: (model: DiffusionModel) => Record<string, unknown>,
): Promise<OrderedPicture> {
  const { connection, calls } = work
  const found = await findModel(work)
  const { steps, guidance } = found.model
  const body = {
    ...describe(found.model),
    steps,
    cfg_scale: guidance,
    sampler_name: sampler,
    batch_size: 1,
    n_iter: 1,
    send_images: true,
    save_images: false,
    override_settings: found.title === null ? {} : { sd_model_checkpoint: found.title },
  }
  const answer = await callVendor(calls, async (signal) => {
    const taskId = `task(vivify-${randomUUID()})`
    const call = { vendor: name, answer: answerSchema, maxBytes: maxAnswerBytes, signal }
    const request = { url: `${rootOf(connection.baseUrl)}/sdapi/v1/${path}`, headers: headersOf(connection) }
    try {
      return await callJson({ ...request, ...call, body: { ...body, force_task_id: taskId } })
    } catch (error) {
      // Canceled, too late, or cut off: the server would paint on. The reason of a cancellation may be an AppError.
      if (signal.aborted || !AppError.isInstance(error)) await stopTask(work, taskId)
      throw error
    }
  })
  const [first] = answer.images
  if (!first) throw new AppError('provider_failed', messages.images.noUrl, { details: { vendor: name } })
  const wanted = found.model.name
  const used = readModel(answer.info) ?? wanted
  const isOther = found.title !== null && used !== wanted
  return {
    source: { base64: first },
    model: used,
    warnings: isOther ? [messages.images.otherModel(name, used, wanted)] : [],
  }
}

const headersOf = ({ apiKey }: Connection): Record<string, string> => loginHeaders(apiKey)

/** Its prompts and settings take a hundredth of that. */
const maxInfoLetters = 200_000

function readModel(info: string | null | undefined): string | null {
  if (!info || info.length > maxInfoLetters) return null
  const parsed = infoSchema.safeParse(parseJson(Buffer.from(info)))
  return parsed.success ? parsed.data.sd_model_name : null
}

const modelNameSchema = z.string().transform((text) => text.slice(0, maxNameLetters))
const modelsSchema = z.array(z.object({ title: z.string(), model_name: modelNameSchema }))
const optionsSchema = z.object({ sd_model_checkpoint: modelNameSchema.nullish() })

/**
 * The model of the settings, or the loaded one. The server silently paints with another one when it does not know a name,
 * so it is asked before. `title` is null for the loaded one. Throws ProviderError.
 */
async function findModel(work: ImageWork): Promise<{ model: DiffusionModel; title: string | null }> {
  const setting = describeModel(work.connection.model)
  if (setting.name === '') {
    const { sd_model_checkpoint } = await read(work, 'options', optionsSchema)
    // The setting may still tell the size.
    const loaded = withoutHash(sd_model_checkpoint ?? 'unknown') + work.connection.model
    return { model: describeModel(loaded), title: null }
  }
  const models = await read(work, 'sd-models', modelsSchema)
  const wanted = setting.name.toLowerCase()
  const found = models.find(({ title, model_name }) =>
    [title, withoutHash(title), model_name].some((each) => each.toLowerCase() === wanted),
  )
  if (!found)
    throw new ProviderError({ vendor: name, failure: 'not_found', reason: 'The model is not on its list.' })
  return { model: { ...setting, name: found.model_name }, title: found.title }
}

/** A title is a file's name, often with a hash: `dreamshaper_8.safetensors [879db523c3]`. */
function withoutHash(title: string): string {
  const at = title.lastIndexOf(' [')
  return at > 0 && title.endsWith(']') ? title.slice(0, at) : title
}

function read<Answer extends z.ZodType>(
  { connection, calls }: ImageWork,
  path: string,
  answer: Answer,
): Promise<z.infer<Answer>> {
  const url = `${rootOf(connection.baseUrl)}/sdapi/v1/${path}`
  const timeoutMs = Math.min(shortCallMs, calls.timeoutMs ?? shortCallMs)
  return callVendor({ ...calls, timeoutMs }, (signal) =>
    callJson({ vendor: name, method: 'GET', url, headers: headersOf(connection), answer, signal }),
  ).catch((error: unknown) => {
    const isOff = ProviderError.isInstance(error) && error.failure === 'not_found'
    throw isOff ? new AppError('provider_failed', messages.images.apiOff(name, '--api')) : error
  })
}

const progressSchema = z.object({ active: z.boolean(), queued: z.boolean(), completed: z.boolean() })

/** How often a task that waits behind those of others is looked for, and one that the server has not heard of yet. */
const looks = { waiting: 600, unheard: 5 }

/** Interrupts a task when its turn comes: interrupting names no task, and must not hit that of another. */
async function stopTask(work: ImageWork, taskId: string): Promise<void> {
  const first = await tryToStop(work, taskId)
  if (first === 'over') return
  // The person does not wait for that, and neither does the end of the process.
  void keepTrying(work, taskId)
}

async function keepTrying(work: ImageWork, taskId: string): Promise<void> {
  const left = { ...looks }
  let state: 'over' | keyof typeof looks = 'unheard'
  while (state !== 'over' && left[state]-- > 0) {
    await wait(work.pollMs, undefined, { ref: false })
    state = await tryToStop(work, taskId)
  }
}

async function tryToStop({ connection }: ImageWork, taskId: string): Promise<'over' | keyof typeof looks> {
  const root = rootOf(connection.baseUrl)
  const call = { vendor: name, headers: headersOf(connection) }
  const within = () => AbortSignal.timeout(stopCallMs)
  try {
    // The answer of /sdapi/v1/progress has a field for the task, which is always empty.
    const { active, queued, completed } = await callJson({
      ...call,
      url: `${root}/internal/progress`,
      body: { id_task: taskId, live_preview: false },
      answer: progressSchema,
      signal: within(),
    })
    if (!active) return queued ? 'waiting' : completed ? 'over' : 'unheard'
    await callJson({ ...call, url: `${root}/sdapi/v1/interrupt`, answer: z.unknown(), signal: within() })
    return 'over'
  } catch {
    // A server that can't be asked can't be stopped either.
    return 'over'
  }
}
