import { messages } from '@vivify/contract/messages'
import type { PictureCrop, SourcePicture } from '../engine/protocol.ts'
import type { FilmFacts } from '../recipe.ts'

export interface FrameRequest {
  /** Ascending, on the film's own clock, which begins at 0. */
  seconds: readonly number[]
  /** In pixels of the upright film. Default all of it. */
  crop?: PictureCrop
  /** Pixels that the crop is scaled to. */
  width: number
  height: number
  signal: AbortSignal
}

/** A video or an animated picture that is open in the page. */
export interface Film extends FilmFacts {
  /** What the person should know of it, such as that its end is missing. */
  note: string | null
  /** Parts of some frames show what lies behind them. */
  isSeeThrough: boolean
  /**
   * The frames that are on at the times asked for. A canvas is valid until the next one is asked for. Throws FilmError
   * when a part of the film can't be read, and the signal's reason.
   */
  frames(request: FrameRequest): AsyncGenerator<CanvasImageSource>
  /** The same for the engine, at the film's own size; whoever gets a picture closes it. */
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

/** Why a file can't be opened here; `message` is a sentence for the person. */
export class FilmError extends Error {
  override readonly name = 'FilmError'
  /** Set when the server may be able to read it: what it is called, such as "AVI". */
  readonly format: string | null

  constructor(message: string, options: { format?: string; cause?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.format = options.format ?? null
  }
}

/** The server opens no larger pictures either. */
export const maxPixels = 50_000_000

/** Opens a file; what opens it is loaded with the first. Throws FilmError. */
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

/** Three packets of a transport stream, and more than any other needs. */
const sniffedBytes = 1024
