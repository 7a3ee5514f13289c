import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import { callByName } from '../../../lib/file-name.ts'
import { decodeSound } from '../../../rendering/sound/decode-sound.ts'
import { readSoundFacts } from '../../../rendering/sound/sound-track.ts'
import { readClipFacts } from '../../../rendering/video/clip-facts.ts'
import { readVideoTracks } from '../../../rendering/video/video-tracks.ts'
import { isWholeGif } from '../../../provenance/mark-gif.ts'
import { readSourceType } from '../../../provenance/read-mark.ts'
import type { FactsRequest, FileFacts } from './facts-contract.ts'

/** A file of 10 MB can contain thousands of times as many pixels. This many take 200 MB when decoded. */
const maxPixels = 50_000_000
/** Types for film containers that contain only sound, as browsers record it. */
const soundTypes: Readonly<Record<string, string>> = {
  'video/mp4': 'audio/mp4',
  'video/quicktime': 'audio/mp4',
  'video/webm': 'audio/webm',
  'video/x-matroska': 'audio/x-matroska',
}

/**
 * Reads an uploaded file's facts and checks that it is complete. Throws AppError `asset_unreadable` or `too_large` with
 * a sentence that uses the file's name.
 */
export async function readFacts(request: FactsRequest): Promise<FileFacts> {
  try {
    const { packet, ...media } = await readMedia(request)
    return { ...media, digitalSourceType: await readSourceType(request.file, packet) }
  } catch (error) {
    throw callByName(error, request.file, request.name)
  }
}

/** The facts of a file, and the XMP of a picture. */
type Media = Omit<FileFacts, 'digitalSourceType'> & { packet?: Uint8Array }

function readMedia(request: FactsRequest): Promise<Media> {
  switch (request.kind) {
    case 'image':
      return readPicture(request)
    case 'clip':
      return readClip(request)
    case 'audio':
      return readSound(request)
  }
}

async function readPicture({ file, name, kind, mimeType }: FactsRequest): Promise<Media> {
  // The header contains the size. Nothing is decoded before the size is known to be small enough.
  const header = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!header) throw new AppError('asset_unreadable', messages.uploads.brokenPicture(name))
  const { width, height } = header.autoOrient
  // For an animation this is the size of one frame, because frames are decoded one at a time.
  if (width * height > maxPixels) {
    throw new AppError('too_large', messages.uploads.tooManyPixels)
  }
  // Reads all bytes, but decodes only a few pixels where the format allows it.
  await sharp(file, { failOn: 'error', limitInputPixels: maxPixels })
    .resize(16, 16, { kernel: 'nearest' })
    .raw()
    .toBuffer()
    .catch((cause: unknown) => {
      throw new AppError('asset_unreadable', messages.uploads.brokenPicture(name), { cause })
    })
  if (mimeType === 'image/gif' && !isWholeGif(await readFile(file))) {
    throw new AppError('asset_unreadable', messages.uploads.brokenPicture(name))
  }
  const facts = { kind, mimeType, width, height, durationSeconds: null }
  return header.xmp ? { ...facts, packet: header.xmp } : facts
}

async function readClip(request: FactsRequest): Promise<Media> {
  const soundType = soundTypes[request.mimeType]
  try {
    const facts = await readClipFacts(request.file)
    const tracks = request.wantsTracks ? { tracks: await readVideoTracks(request.file, facts) } : {}
    return { kind: 'clip', mimeType: request.mimeType, ...facts, ...tracks }
  } catch (error) {
    const facts = soundType === undefined ? null : await readSoundFacts(request.file).catch(() => null)
    if (soundType === undefined || facts === null || facts.hasMovingPicture) throw error
    return readSound({ ...request, mimeType: soundType })
  }
}

async function readSound({ file, mimeType }: FactsRequest): Promise<Media> {
  const { durationSeconds } = await readSoundFacts(file)
  const [samples] = await decodeSound(file, { channelCount: 1, sampleRate: 16_000, maxSeconds: 1 })
  if (samples!.length === 0) {
    throw new AppError('asset_unreadable', `There is no sound in ${path.basename(file)}. Choose another one.`)
  }
  return { kind: 'audio', mimeType, width: null, height: null, durationSeconds }
}
