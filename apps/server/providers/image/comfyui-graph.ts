// The workflows that ComfyUI is given, in the form of its API: nodes by id, with links as [id, output].

import type { DiffusionModel } from './diffusion.ts'

type Node = { class_type: string; inputs: Record<string, unknown> }
export type Graph = Readonly<Record<string, Node>>

/** The node whose result is the picture. */
export const resultNode = 'result'

interface GraphWords {
  model: DiffusionModel
  prompt: string
  negativePrompt: string
  seed: number
  /** The beginning of the file's name, unlike any other: else an earlier result would be given, whose file may be gone. */
  fileName: string
}

export function describeMaking(words: GraphWords, size: { width: number; height: number }): Graph {
  return {
    ...describePainting(words, ['canvas', 0], 1),
    canvas: { class_type: 'EmptyLatentImage', inputs: { ...size, batch_size: 1 } },
    [resultNode]: saveAs(words.fileName, ['picture', 0]),
  }
}

export interface UploadedPictures {
  /** As LoadImage names it. */
  picture: string
  mask: string | null
}

/**
 * Paints over a picture, at the model's own size. Inside a mask, the result is put back into the picture, so that the
 * rest keeps every pixel.
 */
export function describeChange(
  words: GraphWords,
  uploaded: UploadedPictures,
  sizes: {
    own: { width: number; height: number }
    asked: { width: number; height: number }
    strength: number
  },
): Graph {
  const scale = (image: unknown, size: { width: number; height: number }): Node => ({
    class_type: 'ImageScale',
    inputs: { image, upscale_method: 'lanczos', ...size, crop: 'disabled' },
  })
  const whole: Graph = {
    ...describePainting(words, [uploaded.mask === null ? 'canvas' : 'marked', 0], sizes.strength),
    original: { class_type: 'LoadImage', inputs: { image: uploaded.picture } },
    scaled: scale(['original', 0], sizes.own),
    canvas: { class_type: 'VAEEncode', inputs: { pixels: ['scaled', 0], vae: ['model', 2] } },
  }
  if (uploaded.mask === null) return { ...whole, [resultNode]: saveAs(words.fileName, ['picture', 0]) }
  return {
    ...whole,
    // Transparent parts become the mask.
    mask: { class_type: 'LoadImageMask', inputs: { image: uploaded.mask, channel: 'alpha' } },
    marked: { class_type: 'SetLatentNoiseMask', inputs: { samples: ['canvas', 0], mask: ['mask', 0] } },
    rescaled: scale(['picture', 0], sizes.asked),
    joined: {
      class_type: 'ImageCompositeMasked',
      inputs: {
        destination: ['original', 0],
        source: ['rescaled', 0],
        mask: ['mask', 0],
        x: 0,
        y: 0,
        resize_source: false,
      },
    },
    [resultNode]: saveAs(words.fileName, ['joined', 0]),
  }
}

function describePainting(
  { model, prompt, negativePrompt, seed }: GraphWords,
  canvas: readonly [string, number],
  denoise: number,
): Graph {
  const tell = (text: string): Node => ({
    class_type: 'CLIPTextEncode',
    inputs: { text, clip: ['model', 1] },
  })
  return {
    model: { class_type: 'CheckpointLoaderSimple', inputs: { ckpt_name: model.name } },
    words: tell(prompt),
    avoided: tell(negativePrompt),
    sampler: {
      class_type: 'KSampler',
      inputs: {
        model: ['model', 0],
        positive: ['words', 0],
        negative: ['avoided', 0],
        latent_image: canvas,
        seed,
        steps: model.steps,
        cfg: model.guidance,
        sampler_name: 'euler',
        scheduler: 'normal',
        denoise,
      },
    },
    picture: { class_type: 'VAEDecode', inputs: { samples: ['sampler', 0], vae: ['model', 2] } },
  }
}

function saveAs(fileName: string, images: readonly [string, number]): Node {
  return { class_type: 'SaveImage', inputs: { images, filename_prefix: fileName } }
}
