// The API of AUTOMATIC1111's Stable Diffusion WebUI, read from its modules/api/api.py, models.py and modules/progress.py.

import { firstFault, suiteKey, type StubAnswer, type StubCall, type StubFault } from '../testing.ts'
import type { ImageRules } from './testing.ts'
import { webUiImages } from './webui.ts'

const login = `vivify:${suiteKey}`
const wantedHeader = `Basic ${Buffer.from(login).toString('base64')}`
const model = 'juggernautXL_v9'
const models = [
  { title: `${model}.safetensors [c9e3e68f89]`, model_name: model, filename: `/models/${model}.safetensors` },
  { title: 'v1-5-pruned.ckpt [e1441589a6]', model_name: 'v1-5-pruned', filename: '/models/v1-5-pruned.ckpt' },
]

/** Its queue has one place: a task is painted, or waits behind that of somebody else. */
export class WebUiPeer {
  /** Ids of the tasks that arrived, in this order. */
  tasks: string[] = []
  /** The task of somebody else that is being painted. */
  foreign: string | null = null
  /** What was being painted when somebody interrupted. */
  interrupted: (string | null)[] = []
  /** True while it paints with the loaded model, whatever is wanted. */
  ignoresWishes = false
  /** False when it was started without `--api`. */
  hasApi = true

  forget(): void {
    this.tasks = []
    this.foreign = null
    this.interrupted = []
    this.ignoresWishes = false
    this.hasApi = true
  }

  /** Answers everything but orders. */
  readonly aside = (call: StubCall): StubAnswer | null => {
    const { method, path, headers, body } = call
    if (!this.hasApi && path.startsWith('/sdapi/')) return { status: 404, body: { detail: 'Not Found' } }
    const task = body['force_task_id']
    if (typeof task === 'string') this.tasks.push(task)
    const current = this.foreign ?? this.tasks.at(-1) ?? null
    // It asks no login, as only the API under /sdapi does.
    if (method === 'POST' && path === '/internal/progress') {
      const asked = String(body['id_task'])
      const active = asked === current
      const queued = !active && this.tasks.includes(asked)
      return { body: { active, queued, completed: false, id_live_preview: -1, textinfo: 'Waiting...' } }
    }
    const mayPass = headers.authorization === wantedHeader
    const lists: Record<string, unknown> = {
      'GET /sdapi/v1/sd-models': models,
      'GET /sdapi/v1/options': { sd_model_checkpoint: models[1]!.title, samples_format: 'png' },
      'POST /sdapi/v1/interrupt': {},
    }
    const key = `${method} ${path}`
    if (!Object.hasOwn(lists, key)) return null
    if (!mayPass) return { status: 401, body: refuse('Incorrect username or password') }
    if (path === '/sdapi/v1/interrupt') this.interrupted.push(current)
    return { body: lists[key] }
  }

  readonly rules: ImageRules = {
    vendor: webUiImages,
    basePath: '/sdapi/v1',
    model,
    apiKey: login,
    takesSeed: true,
    takesMask: true,
    takesNegativePrompt: true,
    readsWordsAsDescription: true,
    findFault,
    refuse,
    aside: this.aside,
    sizeOf: ({ body }) => ({ width: Number(body['width']), height: Number(body['height']) }),
    show: (base64, call) => ({
      images: [base64],
      parameters: {},
      info: JSON.stringify({ seed: 1, sd_model_name: this.#paintsWith(call) }),
    }),
    emptyAnswers: {
      'no picture': { images: [], parameters: {}, info: '{}' },
      'an empty one': { images: [''], parameters: {}, info: '' },
    },
  }

  #paintsWith(call: StubCall | undefined): string {
    const wishes = call?.body['override_settings'] as { sd_model_checkpoint?: string } | undefined
    const wanted = models.find(({ title }) => title === wishes?.sd_model_checkpoint)
    return this.ignoresWishes || !wanted ? models[1]!.model_name : wanted.model_name
  }
}

/** As the API's handler of exceptions writes them. */
function refuse(message: string): unknown {
  return { error: 'HTTPException', detail: message, body: '', errors: '' }
}

const types: Record<string, (value: unknown) => boolean> = {
  prompt: (value) => typeof value === 'string',
  negative_prompt: (value) => typeof value === 'string',
  seed: Number.isInteger,
  width: isSide,
  height: isSide,
  steps: (value) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 150,
  cfg_scale: (value) => typeof value === 'number',
  sampler_name: (value) => value === 'Euler a',
  batch_size: (value) => value === 1,
  n_iter: (value) => value === 1,
  send_images: (value) => value === true,
  save_images: (value) => typeof value === 'boolean',
  override_settings: (value) => typeof value === 'object' && value !== null,
  force_task_id: (value) => typeof value === 'string',
}
const editTypes: typeof types = {
  ...types,
  init_images: (value) => Array.isArray(value) && value.every(isPng),
  denoising_strength: (value) => typeof value === 'number' && value > 0 && value <= 1,
  mask: isPng,
  inpainting_mask_invert: (value) => value === 0 || value === 1,
  inpainting_fill: Number.isInteger,
  inpaint_full_res: (value) => typeof value === 'boolean',
  inpaint_full_res_padding: Number.isInteger,
  mask_blur: Number.isInteger,
}

function isSide(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) % 8 === 0 && Number(value) >= 64 && Number(value) <= 2048
}

function isPng(value: unknown): boolean {
  return typeof value === 'string' && Buffer.from(value, 'base64').toString('latin1', 1, 4) === 'PNG'
}

function findFault({ method, path, headers, body }: StubCall): StubFault | null {
  const isEdit = path === '/sdapi/v1/img2img'
  const known = isEdit ? editTypes : types
  const required = ['prompt', 'width', 'height', 'seed', ...(isEdit ? ['init_images'] : [])]
  const wrong = Object.entries(body).find(([key, value]) => !known[key]?.(value))?.[0]
  return firstFault([
    [method === 'POST' && (isEdit || path === '/sdapi/v1/txt2img'), { status: 404, message: 'Not Found' }],
    [headers.authorization === wantedHeader, { status: 401, message: 'Incorrect username or password' }],
    [wrong === undefined, { status: 422, message: `Input should be valid: ${wrong}` }],
    [required.every((key) => key in body), { status: 422, message: 'Field required' }],
  ])
}
