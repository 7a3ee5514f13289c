// One's own ComfyUI. It gets a workflow that Vivify writes for the model of the settings: ComfyUI itself has no notion of
// "a picture of these words".

import { randomUUID } from 'node:crypto'
import * as messages from '@vivify/contract/messages'
import { hashText } from '@vivify/contract/random'
import { imageSizes } from '@vivify/contract/routes/images'
import { contentHash } from '../../lib/content-cache.ts'
import { describeChange, describeMaking, resultNode, type Graph } from './comfyui-graph.ts'
import { readFile, runGraph, uploadPicture } from './comfyui-queue.ts'
import { defineImageWorkshop, type ImageWork, type OrderedPicture } from './create-engine.ts'
import { describeModel, loginHeaders, sizeFor } from './diffusion.ts'
import type { PictureBytes } from './port.ts'

const name = 'ComfyUI'

/** How far a change leads away from the picture; inside a mask, more of it has to become new. */
const strengths = { whole: 0.7, marked: 0.9 }

export const comfyUiImages = defineImageWorkshop({
  id: 'comfyui',
  name,
  account: 'Your own ComfyUI',
  usedFor: 'pictures',
  settings: {
    apiKey: {
      name: 'COMFYUI_API_KEY',
      about: 'Only for a proxy in front of it: a token, or user:password.',
    },
    baseUrl: {
      name: 'COMFYUI_BASE_URL',
      about: 'Such as http://127.0.0.1:8188.',
      missing: {
        state: 'needs_key',
        sentence:
          'Set COMFYUI_BASE_URL and COMFYUI_MODEL on the server to make pictures with your own ComfyUI.',
      },
    },
    model: {
      name: 'COMFYUI_MODEL',
      about:
        'The file name of a checkpoint. If the name does not tell the size that it was trained on, add it, such as @512.',
      missing: {
        state: 'needs_model',
        sentence: 'Set COMFYUI_MODEL to the file name of a checkpoint that your ComfyUI has.',
      },
    },
  },
  licence: 'Under the license of the model.',
  describeCheck: ({ apiKey, baseUrl }) => ({
    url: `${baseUrl}/system_stats`,
    headers: loginHeaders(apiKey),
    absent: messages.images.noServer(name),
  }),
  takesSeed: true,
  takesMask: true,
  takesNegativePrompt: true,
  describeModel: ({ model }) => describeModel(model).name,
  make(work, { negativePrompt, aspectRatio, seed, workId }, prompt) {
    const model = describeModel(work.connection.model)
    const size = sizeFor(model, imageSizes[aspectRatio])
    const order = nameOrder(workId, { model, prompt, negativePrompt, seed, size })
    const words = { model, prompt, negativePrompt, seed, fileName: order.fileName }
    return run(work, describeMaking(words, size), order)
  },
  async edit(work, { prompt, picture, mask, width, height, workId }) {
    const model = describeModel(work.connection.model)
    const asked = { width, height }
    const order = nameOrder(workId, { model, prompt, asked })
    const upload = ({ bytes, mimeType }: PictureBytes, part: string): Promise<string> => {
      const fileName = `${order.workId}-${part}.${mimeType.split('/').at(-1)}`
      return uploadPicture(work, name, { bytes, mimeType, fileName })
    }
    const uploaded = {
      picture: await upload(picture, 'picture'),
      mask: mask && (await upload(mask, 'mask')),
    }
    const words = {
      model,
      prompt,
      negativePrompt: '',
      seed: hashText(order.workId),
      fileName: order.fileName,
    }
    const strength = mask ? strengths.marked : strengths.whole
    const graph = describeChange(words, uploaded, { own: sizeFor(model, asked), asked, strength })
    return { ...(await run(work, graph, order)), warnings: [messages.remix.wordsDescribe(name)] }
  },
})

interface OrderName {
  workId: string
  fileName: string
  mayBeOrdered: boolean
}

/**
 * The same work has the same name when it is also done in the same way: with the same model and size, for instance. In the
 * form of a UUID, as the server's own names are.
 */
function nameOrder(given: string | undefined, way: unknown): OrderName {
  const hash = given === undefined ? null : contentHash([given, way])
  const workId = hash?.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5') ?? randomUUID()
  return { workId, fileName: `vivify/${workId}`, mayBeOrdered: hash !== null }
}

async function run(work: ImageWork, graph: Graph, order: OrderName): Promise<OrderedPicture> {
  const file = await runGraph(work, { vendor: name, graph, node: resultNode, ...order })
  const bytes = await readFile(work, name, file)
  return { source: { bytes }, model: describeModel(work.connection.model).name }
}
