// A place in a clip that moves forwards cheaply and anywhere else by going back to a key frame. Which picture is shown
// at a time depends on the file alone, never on what was read before: otherwise a resumed render would differ.

import type { CodecContext, Frame, Packet } from 'node-av'
import path from 'node:path'
import { AppError } from '@vivify/contract/errors'
import { type ClipFile, describeUnreadable, openClipFile, readVideoPacket, seekClip } from './clip-file.ts'

export interface ClipCursor {
  readonly file: ClipFile
  /** Seconds of decoding ahead until a time; infinite when it lies behind. */
  distanceTo(seconds: number): number
  /** The picture shown at a time; the frame is valid until the next call. Throws AppError `asset_unreadable`. */
  read(seconds: number): Promise<{ frame: Frame; seconds: number }>
  close(): Promise<void>
}

/** Further ahead, a key frame in between is likelier than not. */
const maxDecodedAheadSeconds = 2
/** Larger pictures, of about 6 MB and more, are not worth the memory of a second thread. */
const maxThreadedPixels = 4_000_000
/** Undecodable packets in a row that a decoder may meet, as after a join of two recordings. */
const maxBadPackets = 60
/** Pictures that come earlier than this before the one wanted, and that no other refers to, are not decoded. */
const fullyDecodedSeconds = 0.5
/** The last picture stays for this long after the end: stated lengths round. */
const endToleranceSeconds = 0.5

/** Opens a clip at its start. Throws AppError `asset_missing` or `asset_unreadable`. */
export async function openClipCursor(path: string): Promise<ClipCursor> {
  const file = await openClipFile(path)
  const decoder = await openDecoder(file)
  const packet = new file.library.Packet()
  packet.alloc()
  return createCursor(file, decoder, packet)
}

async function openDecoder(file: ClipFile): Promise<CodecContext> {
  const { library, codec, stream } = file
  const decoder = new library.CodecContext()
  decoder.allocContext3(codec)
  decoder.parametersToContext(stream.codecpar)
  decoder.pktTimebase = stream.timeBase
  // A second thread decodes the next picture while the one before it is drawn, but holds more of them.
  decoder.threadCount = stream.codecpar.width * stream.codecpar.height > maxThreadedPixels ? 1 : 2
  if ((await decoder.open2(codec)) >= 0) return decoder
  decoder.freeContext()
  await file.close()
  throw describeUnreadable(file.path)
}

function createCursor(file: ClipFile, decoder: CodecContext, packet: Packet): ClipCursor {
  const source = createFrameSource(file, decoder, packet)
  const frames = [0, 1].map(() => {
    const frame = new file.library.Frame()
    frame.alloc()
    return frame
  })
  // Of two frames one is shown; the other is the one after it, which tells until when.
  let shown = { frame: frames[0]!, seconds: Number.NaN }
  let next = { frame: frames[1]!, seconds: Number.NaN }

  async function fetchNext(): Promise<void> {
    next.seconds = (await source.receive(next.frame)) ?? Infinity
  }

  async function restart(seconds: number): Promise<void> {
    let target = file.countedFps === null ? seconds : 0
    source.hurryUntil(seconds - fullyDecodedSeconds)
    for (let step = 1; ; step *= 4) {
      await source.seek(target)
      shown.seconds = Number.NaN
      await fetchNext()
      if (target <= 0 || (source.keySeconds() <= seconds && next.seconds <= seconds)) return
      // The key frame found comes after the time in the order shown: an earlier one is needed.
      target = Math.max(0, target - step)
    }
  }

  return {
    file,
    distanceTo: (seconds) => (shown.seconds <= seconds ? seconds - shown.seconds : Infinity),
    async read(seconds) {
      if (!(shown.seconds <= seconds && seconds - shown.seconds <= maxDecodedAheadSeconds)) {
        await restart(seconds)
      }
      while (next.seconds <= seconds || Number.isNaN(shown.seconds)) {
        if (next.seconds === Infinity) throw describeUnreadable(file.path)
        ;[shown, next] = [next, shown]
        await fetchNext()
      }
      if (next.seconds === Infinity) requireReached(file, shown, seconds)
      return shown
    },
    async close() {
      for (const frame of frames) frame.free()
      packet.free()
      decoder.freeContext()
      await file.close()
    },
  }
}

function requireReached(file: ClipFile, last: { frame: Frame; seconds: number }, seconds: number): void {
  const endSeconds = last.seconds + Math.max(0, Number(last.frame.duration)) * file.secondsPerTick
  if (seconds <= endSeconds + endToleranceSeconds) return
  const sentence = `The clip ${path.basename(file.path)} breaks off after ${endSeconds.toFixed(1)} s. Copy or export it again.`
  throw new AppError('asset_unreadable', sentence, { details: { file: file.path, endSeconds } })
}

/** Pictures of a clip in the order shown. */
function createFrameSource(file: ClipFile, decoder: CodecContext, packet: Packet) {
  const { library, startPts, secondsPerTick, countedFps } = file
  const toSeconds = (pts: bigint): number => Number(pts - startPts) * secondsPerTick
  let badPackets = 0
  let count = 0
  let isDraining = false
  let keySeconds = Number.NaN
  let hurrySeconds = -Infinity
  let isHurried = false

  /** A clip whose pictures are counted must see all of them. */
  function hurry(hasPacket: boolean): void {
    const hasTime = hasPacket && countedFps === null && packet.pts !== library.AV_NOPTS_VALUE
    const wanted = hasTime && toSeconds(packet.pts) < hurrySeconds
    if (wanted === isHurried) return
    isHurried = wanted
    decoder.setOption('skip_frame', wanted ? 'noref' : 'default')
  }

  async function feed(): Promise<void> {
    const hasPacket = await readVideoPacket(file, packet)
    isDraining = !hasPacket
    if (Number.isNaN(keySeconds)) {
      const hasTime = hasPacket && packet.isKeyframe && packet.pts !== library.AV_NOPTS_VALUE
      keySeconds = hasTime ? toSeconds(packet.pts) : -Infinity
    }
    hurry(hasPacket)
    const code = await decoder.sendPacket(hasPacket ? packet : null)
    badPackets = code < 0 ? badPackets + 1 : 0
    if (badPackets > maxBadPackets) throw describeUnreadable(file.path)
  }

  return {
    /** Pictures before this time are only needed where others refer to them. */
    hurryUntil(seconds: number): void {
      hurrySeconds = seconds
    },
    /** Time of the key frame that the reading began with; -Infinity when it is not known. */
    keySeconds: () => keySeconds,
    /** Receives the next picture and returns its time, or null after the last. */
    async receive(frame: Frame): Promise<number | null> {
      for (;;) {
        const code = await decoder.receiveFrame(frame)
        if (code >= 0) {
          if (countedFps !== null) return count++ / countedFps
          const pts = frame.bestEffortTimestamp
          // Pictures before the key frame refer to others that were not read.
          if (pts !== library.AV_NOPTS_VALUE && toSeconds(pts) >= keySeconds) return toSeconds(pts)
        } else if (isDraining) return null
        else await feed()
      }
    },
    async seek(seconds: number): Promise<void> {
      await seekClip(file, seconds)
      decoder.flushBuffers()
      isDraining = false
      keySeconds = Number.NaN
      badPackets = 0
      count = 0
    },
  }
}
