// Videos, read where they lie: only the parts that are shown are decoded, so that hours open at once.

import { messages } from '@vivify/contract/messages'
import {
  BlobSource,
  CanvasSink,
  EncodedPacketSink,
  Input,
  MATROSKA,
  MP4,
  MPEG_TS,
  QTFF,
  WEBM,
  type InputVideoTrack,
} from 'mediabunny'
import { readVideoPictures } from '../engine/video-pictures.ts'
import type { SourcePicture } from '../engine/protocol.ts'
import { GifWorkerClient } from '../engine/worker-pool.ts'
import { FilmError, maxPixels, type Film, type FrameRequest, type PictureRequest } from './film.ts'

/** Not all that the library knows: playlists name other addresses. */
const formats = [MP4, QTFF, WEBM, MATROSKA, MPEG_TS]

/** A film of one picture may say that it takes no time. */
const leastSeconds = 0.04
/** Larger than 4K. */
const maxPlainPixels = 4096 * 2304
/** The end of a damaged film is known this well. */
const searchSeconds = 0.25

/** Opens a video. Throws FilmError. */
export async function openVideo(file: Blob, name: string): Promise<Film> {
  const input = new Input({ source: new BlobSource(file), formats })
  try {
    if (!(await input.canRead())) throw new FilmError(messages.gifs.notAVideo)
    const { track, isSeeThrough, first, seconds, isCutOff } = await readTrack(input, name).catch(
      (cause: unknown) => {
        if (cause instanceof FilmError) throw cause
        throw new FilmError(messages.gifs.damaged(name), { cause })
      },
    )
    const options = { first, name, isSeeThrough }
    return {
      width: track.displayWidth,
      height: track.displayHeight,
      durationSeconds: seconds,
      note: isCutOff ? messages.gifs.cutOff(seconds) : null,
      isSeeThrough,
      frames: (request) => (isHuge(track) ? readHugeFrames : readFrames)(track, options, request),
      pictures: (request) => readPictures(track, options, request),
      close: () => input.dispose(),
    }
  } catch (error) {
    input.dispose()
    throw error
  }
}

interface FilmTrack {
  track: InputVideoTrack
  isSeeThrough: boolean
  /** Time stamp of the film's first frame, in seconds. */
  first: number
  seconds: number
  isCutOff: boolean
}

async function readTrack(input: Input, name: string): Promise<FilmTrack> {
  const track = await input.getPrimaryVideoTrack()
  if (track === null) {
    const isSound = (await input.getPrimaryAudioTrack()) !== null
    throw new FilmError(isSound ? messages.gifs.noPicture(name) : messages.gifs.damaged(name))
  }
  if (track.displayWidth * track.displayHeight > maxPixels) {
    throw new FilmError(messages.gifs.tooManyPixels)
  }
  if (!(await track.canDecode())) {
    const format = nameCodec(track)
    throw new FilmError(messages.gifs.askServer(format), { format })
  }
  const packets = new EncodedPacketSink(track)
  const firstPacket = await packets.getFirstPacket()
  if (firstPacket === null) throw new FilmError(messages.gifs.noFrames(name))
  const first = firstPacket.timestamp
  const stated = (await track.getDurationFromMetadata()) ?? (await track.computeDuration())
  const end = await findReadableEnd(packets, first, stated)
  const seconds = Math.max(leastSeconds, end.seconds - first)
  return { track, isSeeThrough: await track.canBeTransparent(), first, seconds, isCutOff: end.isCutOff }
}

/** As people call them. */
const codecNames = {
  avc: 'H.264',
  hevc: 'HEVC',
  vp8: 'VP8',
  vp9: 'VP9',
  av1: 'AV1',
  prores: 'ProRes',
} as const

function nameCodec({ codec }: InputVideoTrack): string {
  return codec === null ? 'the codec of this video' : codecNames[codec]
}

/** A copy that broke off states its whole length but ends before it; what is there can still be used. */
async function findReadableEnd(
  packets: EncodedPacketSink,
  first: number,
  stated: number,
): Promise<{ seconds: number; isCutOff: boolean }> {
  const isThere = (seconds: number): Promise<boolean> =>
    packets.getPacket(seconds).then(
      (packet) => packet !== null && packet.data.length === packet.byteLength,
      () => false,
    )
  if (await isThere(stated)) return { seconds: stated, isCutOff: false }
  let [low, high] = [first, stated]
  while (high - low > searchSeconds) {
    const middle = (low + high) / 2
    if (await isThere(middle)) low = middle
    else high = middle
  }
  return { seconds: low, isCutOff: true }
}

interface ReadOptions {
  first: number
  name: string
  isSeeThrough: boolean
}

async function* readFrames(
  track: InputVideoTrack,
  { first, name, isSeeThrough }: ReadOptions,
  { seconds, crop, width, height, signal }: FrameRequest,
): AsyncGenerator<CanvasImageSource> {
  const sink = new CanvasSink(track, {
    width,
    height,
    fit: 'fill',
    alpha: isSeeThrough,
    ...(crop ? { crop } : {}),
    // One is shown while the next is drawn.
    poolSize: 2,
  })
  const frames = sink.canvasesAtTimestamps(seconds.map((at) => first + at))
  for await (const frame of orDamaged(frames, name, signal)) {
    if (frame === null) throw new FilmError(messages.gifs.damaged(name))
    yield frame.canvas
  }
}

/** Drawing one of these takes the page seconds where there is no graphics card: a worker scales them. */
function isHuge({ displayWidth, displayHeight }: InputVideoTrack): boolean {
  return displayWidth * displayHeight > maxPlainPixels
}

async function* readHugeFrames(
  track: InputVideoTrack,
  options: ReadOptions,
  { seconds, width, height, signal, crop }: FrameRequest,
): AsyncGenerator<CanvasImageSource> {
  const all = { left: 0, top: 0, width: track.displayWidth, height: track.displayHeight }
  const canvas = new OffscreenCanvas(width, height)
  using worker = new GifWorkerClient()
  await worker.request({ type: 'open', width, height, isSeeThrough: options.isSeeThrough, overlay: null })
  for await (const source of readPictures(track, options, { seconds, crop: crop ?? all, signal })) {
    const data = await worker.request({ type: 'scale', ...source }, { transfer: [source.picture] })
    canvas.getContext('2d')!.putImageData(new ImageData(data, width, height), 0, 0)
    yield canvas
  }
}

function readPictures(
  track: InputVideoTrack,
  { first, name }: ReadOptions,
  { seconds, crop, signal }: PictureRequest,
): AsyncGenerator<SourcePicture> {
  const times = seconds.map((at) => first + at)
  return orDamaged(readVideoPictures(track, times, crop), name, signal)
}

/** Passes pictures on; whatever the decoder throws becomes a sentence. */
async function* orDamaged<Picture>(
  pictures: AsyncIterable<Picture>,
  name: string,
  signal: AbortSignal,
): AsyncGenerator<Picture> {
  try {
    for await (const picture of pictures) {
      signal.throwIfAborted()
      yield picture
    }
  } catch (cause) {
    signal.throwIfAborted()
    throw new FilmError(messages.gifs.damaged(name), { cause })
  }
}
