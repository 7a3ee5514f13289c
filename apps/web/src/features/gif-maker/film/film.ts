import * as messages from '@vivify/contract/messages'
import type { PictureCrop, SourcePicture } from '../engine/protocol.ts'
import type { FilmFacts } from '../recipe.ts'

export interface FrameRequest {
  /** Ascending, on the film's own clock, which starts at 0. */
  seconds: readonly number[]
  /** In pixels of the upright film. Default: the whole picture. */
  crop?: PictureCrop
  /** Size in pixels to which the crop is scaled. */
  width: number
  height: number
  signal: AbortSignal
}

/** A video or an animated picture that is open in the page. */
export interface Film extends FilmFacts {
  /** A warning for the person, such as that the end of the film is missing. */
  note: string | null
  /** True when some frames have transparent parts. */
  isSeeThrough: boolean
  /**
   * Yields the frames that are visible at the requested times. A canvas is valid only until the next one is requested.
   * Throws FilmError when a part of the film can't be read, or the signal's reason.
   */
  frames(request: FrameRequest): AsyncGenerator<CanvasImageSource>
  /** Like `frames`, but for the engine and at the film's own size; the receiver closes each picture. */
  pictures(request: PictureRequest): AsyncGenerator<SourcePicture>
  close(): void
}

export interface PictureRequest {
  /** Ascending, on the film's own clock. */
  seconds: readonly number[]
  /** In pixels of the upright film. */
  crop: PictureCrop
  signal: AbortSignal
}

/** Says why the page can't open a file; `message` is a sentence for the person. */
export class FilmError extends Error {
  override readonly name = 'FilmError'
  /** Name of the format, such as "AVI", if the server may be able to read it; otherwise null. */
  readonly format: string | null

  constructor(message: string, options: { format?: string; cause?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.format = options.format ?? null
  }
}

/** The server has the same limit. */
export const maxPixels = 50_000_000

/** Opens a file; the code that opens it is loaded on first use. Throws FilmError. */
export async function openFilm(file: Blob, name: string): Promise<Film> {
  if (file.size === 0) throw new FilmError(messages.uploads.empty)
  const { sniffContainer } = await import('./sniff-container.ts')
  const container = sniffContainer(new Uint8Array(await file.slice(0, sniffedBytes).arrayBuffer()))
  if (container.kind === 'animation') {
    const { openAnimation } = await import('./animation-film.ts')
    return openAnimation(file, name, container)
  }
  if (container.kind === 'foreign') {
    throw new FilmError(messages.gifs.askServer(container.format), { format: container.format })
  }
  const { openVideo } = await import('./video-film.ts')
  return openVideo(file, name)
}

/** Three packets of a transport stream, and more than any other format needs. */
const sniffedBytes = 1024
