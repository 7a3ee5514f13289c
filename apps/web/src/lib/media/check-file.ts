import * as messages from '@vivify/contract/messages'
import { limits } from '@vivify/contract/plans'

export type MediaKind = 'image' | 'clip' | 'audio'

const endings: Record<MediaKind, readonly string[]> = {
  image: ['jpg', 'jpeg', 'png', 'gif', 'webp'],
  clip: ['mp4', 'mov', 'webm', 'mkv', 'avi', 'm4v'],
  audio: ['wav', 'mp3', 'm4a', 'ogg', 'flac'],
}

const tooLarge: Record<MediaKind, { maxBytes: number; sentence: string }> = {
  image: { maxBytes: limits.imageUploadBytes, sentence: messages.ads.imageTooLarge },
  clip: { maxBytes: limits.videoUploadBytes, sentence: messages.gifs.videoTooLarge },
  audio: { maxBytes: limits.soundUploadBytes, sentence: messages.uploads.soundTooLarge },
}

/** Value for the `accept` attribute of a file input. */
export function acceptOf(kinds: readonly MediaKind[]): string {
  return kinds.flatMap((kind) => endings[kind].map((ending) => `.${ending}`)).join(',')
}

/** Guesses the kind of a file from its type and name; the server checks its content. null for an unsupported kind. */
export function guessKind({ type, name }: Pick<File, 'type' | 'name'>): MediaKind | null {
  const ending = name.toLowerCase().split('.').at(-1) ?? ''
  if (/^image\/(jpe?g|png|gif|webp)$/.test(type) || endings.image.includes(ending)) return 'image'
  // Some systems report an M4A as video and an Ogg as application.
  if (type.startsWith('audio/') || endings.audio.includes(ending)) return 'audio'
  return type.startsWith('video/') || endings.clip.includes(ending) ? 'clip' : null
}

/** A sentence that says why a file can't be used, before it is uploaded; null when it looks usable. */
export function refuseFile(
  file: Pick<File, 'type' | 'name' | 'size'>,
  kinds: readonly MediaKind[],
): string | null {
  const kind = guessKind(file)
  if (kind === null || !kinds.includes(kind)) return wrongKindSentence(kinds)
  if (file.size === 0) return messages.uploads.empty
  const limit = tooLarge[kind]
  return file.size > limit.maxBytes ? limit.sentence : null
}

function wrongKindSentence(kinds: readonly MediaKind[]): string {
  if (kinds.length > 1) return messages.uploads.notMedia
  if (kinds[0] === 'image') return messages.ads.notAnImage
  return kinds[0] === 'clip' ? messages.gifs.notAVideo : messages.uploads.notASound
}
