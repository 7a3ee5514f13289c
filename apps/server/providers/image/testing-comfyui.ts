// The API of ComfyUI, read from its server.py and execution.py: an order gets a place in the queue, results appear in the
// history at the end, and files are fetched by name.

import sharp from 'sharp'
import { firstFault, suiteKey, type StubAnswer, type StubCall, type StubFault } from '../testing.ts'
import { comfyUiImages } from './comfyui.ts'
import type { ImageRules } from './testing.ts'

type Node = { class_type: string; inputs: Record<string, unknown> }
type Graph = Record<string, Node>

interface Order {
  id: string
  client: unknown
  graph: Graph
  state: 'pending' | 'running' | 'done' | 'failed'
  /** The picture that it becomes; null for one of one color. */
  base64: string | null
  /** How often its state was asked before it moves on. */
  asked: number
}

const model = 'sd_xl_base_1.0.safetensors'
const checkpoints = [model, 'v1-5-pruned.safetensors']
const login = { authorization: `Bearer ${suiteKey}` }

export class ComfyPeer {
  orders: Order[] = []
  uploads = new Map<string, File>()
  /** The ids that were being painted when somebody interrupted; null for the order of somebody else. */
  interrupted: (string | null)[] = []
  deleted: string[] = []
  /** How often an order is asked for until it is done; Infinity for never. */
  turns = 2
  /** True while somebody else's order is being painted, so that ours waits. */
  isBusy = false
  /** Earlier versions take no id from outside, and interrupt whatever they paint. */
  isOld = false
  /** What the next order fails of. */
  failure: string | null = null
  losesFiles = false
  /** How many entries its queue has that are no orders. */
  nonsense = 0
  /** Answers to the next questions for a result, in this order. */
  troubles: StubAnswer[] = []
  /** What it serves in place of a file. */
  file: StubAnswer | null = null

  forget(): void {
    const fresh = new ComfyPeer()
    const { orders, uploads, interrupted, deleted, turns, isBusy, isOld } = fresh
    const { failure, losesFiles, nonsense, troubles, file } = fresh
    Object.assign(this, { orders, uploads, interrupted, deleted, turns, isBusy, isOld })
    Object.assign(this, { failure, losesFiles, nonsense, troubles, file })
  }

  readonly rules: ImageRules = {
    vendor: comfyUiImages,
    basePath: '',
    model,
    takesSeed: true,
    takesMask: true,
    takesNegativePrompt: true,
    readsWordsAsDescription: true,
    findFault: (call) => this.#findFault(call),
    refuse: (message) => ({
      error: { type: 'error', message, details: '', extra_info: {} },
      node_errors: {},
    }),
    aside: (call) => this.#aside(call),
    sizeOf: ({ body }) => sizeOf(body['prompt'] as Graph | undefined),
    show: (base64, call) => this.#place(base64 === '' ? null : base64, call),
    emptyAnswers: {
      'no picture': { prompt_id: 'no-picture', number: 1, node_errors: {} },
      'an empty one': { prompt_id: 'no-images', number: 1, node_errors: {} },
    },
  }

  /** Puts an order into the queue, or gives the name of an uploaded file. */
  #place(base64: string | null, call: StubCall | undefined): unknown {
    const body = call?.body ?? {}
    const { image } = body
    if (image instanceof File) {
      this.uploads.set(`${String(body['subfolder'])}/${image.name} [${String(body['type'])}]`, image)
      return { name: image.name, subfolder: body['subfolder'], type: body['type'] }
    }
    const own = `own-${this.orders.length}`
    const id = this.isOld ? own : String(body['prompt_id'] ?? own)
    const graph = (body['prompt'] ?? {}) as Graph
    this.orders.push({ id, client: body['client_id'], graph, state: 'pending', base64, asked: 0 })
    return { prompt_id: id, number: this.orders.length, node_errors: {} }
  }

  #aside(call: StubCall): Promise<StubAnswer> | StubAnswer | null {
    const { method, headers, body } = call
    const url = new URL(call.path, 'http://comfy')
    const isOrder = method === 'POST' && ['/prompt', '/upload/image'].includes(url.pathname)
    if (isOrder) return null
    // A proxy in front of it, as ComfyUI itself asks no login.
    if (headers.authorization !== login.authorization) return { status: 401, body: 'Unauthorized' }
    const key = `${method} ${url.pathname.split('/')[1]}`
    if (key === 'GET history' && this.troubles.length > 0) return this.troubles.shift()!
    if (key === 'GET history') return { body: this.#history(url.pathname.split('/')[2]!) }
    if (key === 'GET queue') return { body: this.#queue() }
    if (key === 'GET system_stats') return { body: { system: {}, devices: [] } }
    if (key === 'GET view') return this.#view(url.searchParams)
    if (key === 'POST queue') this.#delete(body['delete'])
    else if (key === 'POST interrupt') this.#interrupt(body['prompt_id'])
    else return null
    return { headers: { 'content-type': 'application/octet-stream' }, body: '' }
  }

  #history(id: string): unknown {
    if (id === 'no-picture')
      return { [id]: { status: { status_str: 'success', completed: true }, outputs: {} } }
    if (id === 'no-images') return { [id]: { status: null, outputs: { result: { images: [] } } } }
    const order = this.orders.find((each) => each.id === id)
    if (!order) return {}
    this.#moveOn(order)
    if (order.state === 'pending' || order.state === 'running') return {}
    if (order.state === 'failed') {
      const told =
        this.failure === null ? ['execution_interrupted', {}] : ['execution_error', describe(this.failure)]
      const status = { status_str: 'error', completed: false, messages: [['execution_start', {}], told] }
      return { [id]: { prompt: [1, id, order.graph, {}, []], status, outputs: {} } }
    }
    const [node, save] = Object.entries(order.graph).find(([, { class_type }]) => class_type === 'SaveImage')!
    const [subfolder, prefix] = String(save.inputs['filename_prefix']).split('/')
    const images = [{ filename: `${prefix}_00001_.png`, subfolder, type: 'output' }]
    const status = { status_str: 'success', completed: true, messages: [] }
    return { [id]: { prompt: [1, id, order.graph, {}, []], status, outputs: { [node]: { images } } } }
  }

  #moveOn(order: Order): void {
    order.asked += 1
    if (order.state === 'pending' && !this.isBusy) order.state = 'running'
    if (order.state === 'running' && order.asked >= this.turns)
      order.state = this.failure === null ? 'done' : 'failed'
  }

  #queue(): unknown {
    const list = (state: Order['state']) =>
      this.orders
        .filter((order) => order.state === state)
        .map(({ id, client, graph }) => [1, id, graph, { client_id: client }, ['result']])
    const foreign = this.isBusy ? [[0, 'foreign', {}, {}, []]] : []
    const nonsense = Array.from({ length: this.nonsense }, () => 0)
    return {
      queue_running: [...foreign, ...list('running')],
      queue_pending: [...list('pending'), ...nonsense],
    }
  }

  #delete(ids: unknown): void {
    for (const id of ids as string[]) {
      this.deleted.push(id)
      this.orders = this.orders.filter((order) => order.id !== id || order.state !== 'pending')
    }
  }

  #interrupt(id: unknown): void {
    const running = this.isBusy ? null : this.orders.find(({ state }) => state === 'running')
    if (!this.isOld && id !== undefined && running?.id !== id) return
    this.interrupted.push(running?.id ?? null)
    if (running) running.state = 'failed'
  }

  async #view(query: URLSearchParams): Promise<StubAnswer> {
    const order = this.orders.find(({ graph }) => query.get('filename')?.startsWith(prefixOf(graph)))
    const isThere = query.get('subfolder') === 'vivify' && query.get('type') === 'output' && !this.losesFiles
    if (this.file) return this.file
    if (!order || !isThere) return { status: 404, body: '' }
    const headers = { 'content-type': 'image/png' }
    if (order.base64 !== null) return { headers, body: Buffer.from(order.base64, 'base64') }
    const create = { ...sizeOf(order.graph), channels: 3, background: '#35a' } as const
    return { headers, body: await sharp({ create }).png().toBuffer() }
  }

  #findFault({ method, path, headers, body }: StubCall): StubFault | null {
    const isUpload = path === '/upload/image'
    const { image } = body
    const graph = body['prompt'] as Graph | undefined
    return firstFault([
      [method === 'POST' && (isUpload || path === '/prompt'), { status: 405, message: 'Method Not Allowed' }],
      [headers.authorization === login.authorization, { status: 401, message: 'Unauthorized' }],
      [!isUpload || (image instanceof File && image.size > 0 && body['type'] === 'temp'), 'No image'],
      [isUpload || graph !== undefined, 'No prompt provided'],
      [
        isUpload || findNodeFault(graph!, this.uploads) === null,
        findNodeFault(graph ?? {}, this.uploads) ?? '',
      ],
    ])
  }
}

function describe(failure: string): unknown {
  return { node_id: 'sampler', node_type: 'KSampler', exception_message: failure, traceback: [] }
}

const prefixOf = (graph: Graph): string =>
  String(Object.values(graph).find(({ class_type }) => class_type === 'SaveImage')?.inputs['filename_prefix'])
    .split('/')
    .at(-1)!

/** What SaveImage gets: as large as the canvas, or as what it is put back into. */
function sizeOf(graph: Graph | undefined): { width: number; height: number } {
  const nodes = graph ?? {}
  const { width, height } = (nodes['rescaled'] ?? nodes['scaled'] ?? nodes['canvas'])?.inputs ?? {}
  return { width: Number(width ?? 64), height: Number(height ?? 64) }
}

const isText = (value: unknown): boolean => typeof value === 'string'
const isSide = (value: unknown): boolean =>
  Number.isInteger(value) && Number(value) >= 16 && Number(value) <= 16_384
const isLink = (value: unknown): boolean => Array.isArray(value) && value.length === 2
const isOne = (value: unknown): boolean => value === 1
const isZero = (value: unknown): boolean => value === 0
const isShare = (value: unknown): boolean => typeof value === 'number' && value > 0 && value <= 1

/** The required inputs of the nodes, as `/object_info` lists them. */
const nodeTypes: Record<string, Record<string, (value: unknown) => boolean>> = {
  CheckpointLoaderSimple: { ckpt_name: isText },
  CLIPTextEncode: { text: isText, clip: isLink },
  EmptyLatentImage: {
    width: (value) => isSide(value) && Number(value) % 8 === 0,
    height: (value) => isSide(value) && Number(value) % 8 === 0,
    batch_size: isOne,
  },
  KSampler: {
    model: isLink,
    seed: (value) => Number.isSafeInteger(value) && Number(value) >= 0,
    steps: Number.isInteger,
    cfg: (value) => typeof value === 'number',
    sampler_name: (value) => value === 'euler',
    scheduler: (value) => value === 'normal',
    positive: isLink,
    negative: isLink,
    latent_image: isLink,
    denoise: isShare,
  },
  VAEDecode: { samples: isLink, vae: isLink },
  VAEEncode: { pixels: isLink, vae: isLink },
  SaveImage: { images: isLink, filename_prefix: isText },
  LoadImage: { image: isText },
  LoadImageMask: { image: isText, channel: (value) => value === 'alpha' },
  ImageScale: {
    image: isLink,
    upscale_method: (value) => value === 'lanczos',
    width: isSide,
    height: isSide,
    crop: (value) => value === 'disabled',
  },
  SetLatentNoiseMask: { samples: isLink, mask: isLink },
  ImageCompositeMasked: {
    destination: isLink,
    source: isLink,
    mask: isLink,
    x: isZero,
    y: isZero,
    resize_source: (value) => typeof value === 'boolean',
  },
}

/** The first error that the server's check of a workflow finds. */
function findNodeFault(graph: Graph, uploads: ReadonlyMap<string, File>): string | null {
  for (const [id, { class_type, inputs }] of Object.entries(graph)) {
    const type = nodeTypes[class_type]
    if (!type) return `Node '${class_type}' not found`
    for (const [name, isValid] of Object.entries(type)) {
      if (!(name in inputs)) return `Required input is missing: ${id} ${name}`
      if (!isValid(inputs[name])) return `Failed to convert an input value: ${id} ${name}`
      const linked = inputs[name]
      if (isLink(linked) && !((linked as string[])[0]! in graph)) return `Bad linked input: ${id} ${name}`
    }
    if (Object.keys(inputs).some((name) => !(name in type))) return `Unknown input: ${id}`
    if (class_type.startsWith('LoadImage') && !uploads.has(String(inputs['image'])))
      return 'Invalid image file'
  }
  return Object.values(graph).some(({ class_type }) => class_type === 'SaveImage')
    ? null
    : 'Prompt has no outputs'
}

/** The refusal of an order whose checkpoint the server does not have. */
export const unknownCheckpoint: StubAnswer = {
  status: 400,
  body: {
    error: {
      type: 'prompt_outputs_failed_validation',
      message: 'Prompt outputs failed validation',
      details: '',
    },
    node_errors: {
      model: {
        errors: [
          {
            type: 'value_not_in_list',
            message: 'Value not in list',
            details: `ckpt_name: 'gone.safetensors' not in ${JSON.stringify(checkpoints)}`,
            extra_info: {},
          },
        ],
        dependent_outputs: ['result'],
        class_type: 'CheckpointLoaderSimple',
      },
    },
  },
}
