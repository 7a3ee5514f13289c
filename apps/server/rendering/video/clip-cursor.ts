// A position in a clip. Moving it forward is cheap; any other move goes back to a key frame. Which picture is shown at
// a time depends only on the file, never on what was read before: otherwise a resumed render would differ.

import type { CodecContext, Frame, Packet } from 'node-av'
import path from 'node:path'
import { AppError } from '@vivify/contract/errors'
import { type ClipFile, describeUnreadable, openClipFile, readVideoPacket, seekClip } from './clip-file.ts'

export interface ClipCursor {
  readonly file: ClipFile
  /** Seconds of decoding until a time; infinite when the time lies behind the cursor. */
  distanceTo(seconds: number): number
  /** Reads the picture shown at a time. The frame is valid until the next call. Throws AppError `asset_unreadable`. */
  read(seconds: number): Promise<{ frame: Frame; seconds: number }>
  close(): Promise<void>
}

/** For a time further ahead than this, a key frame in between is likely, so seeking is cheaper than decoding. */
const maxDecodedAheadSeconds = 2
/** For larger pictures (about 6 MB and more) a second thread takes too much memory. */
const maxThreadedPixels = 4_000_000
/** Undecodable packets in a row that are skipped, for instance after a join of two recordings. */
const maxBadPackets = 60
/**
 * Pictures that come earlier than this before the wanted time, and that no other picture refers to, are not decoded.
 */
const fullyDecodedSeconds = 0.5
/** The last picture stays visible this long after the end, because stated lengths are rounded. */
const endToleranceSeconds = 0.5

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
  // A second thread decodes the next picture while the previous one is drawn, but keeps more pictures in memory.
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
  // One frame is shown. The other is the next frame, whose time says how long the first is shown.
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
      // The key frame comes after the wanted time in display order, so seek an earlier one.
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

/** Reads the pictures of a clip in display order. */
function createFrameSource(file: ClipFile, decoder: CodecContext, packet: Packet) {
  const { library, startPts, secondsPerTick, countedFps } = file
  const toSeconds = (pts: bigint): number => Number(pts - startPts) * secondsPerTick
  let badPackets = 0
  let count = 0
  let isDraining = false
  let keySeconds = Number.NaN
  let hurrySeconds = -Infinity
  let isHurried = false

  /** Skips unreferenced pictures while that is allowed. A clip whose pictures are counted must decode all of them. */
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
    /** Pictures before this time are decoded only if other pictures refer to them. */
    hurryUntil(seconds: number): void {
      hurrySeconds = seconds
    },
    /** Time of the key frame at which reading began; -Infinity when unknown. */
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
