// Opens videos without copying them: only visible parts are decoded, so that even hours of video open at once.

import * as messages from '@vivify/contract/messages'
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

/** Not every format that the library reads, because playlists point to other addresses. */
const formats = [MP4, QTFF, WEBM, MATROSKA, MPEG_TS]

/** A film with a single picture may state a duration of 0. */
const leastSeconds = 0.04
/** Slightly more than 4K. A worker scales larger frames. */
const maxPlainPixels = 4096 * 2304
/** Precision with which the end of a damaged film is found. */
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

/** Common names of the codecs. */
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

/** An interrupted copy states the full length but ends early; the part before the break can still be used. */
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
    // One canvas is shown while the next is drawn.
    poolSize: 2,
  })
  const frames = sink.canvasesAtTimestamps(seconds.map((at) => first + at))
  for await (const frame of orDamaged(frames, name, signal)) {
    if (frame === null) throw new FilmError(messages.gifs.damaged(name))
    yield frame.canvas
  }
}

/** Without a graphics card, drawing such a large frame would block the page for seconds, so a worker scales it. */
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

/** Passes pictures through and turns any decoder error into a FilmError. */
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
