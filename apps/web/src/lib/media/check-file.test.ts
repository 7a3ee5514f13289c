import { expect, test } from 'vitest'
import * as messages from '@vivify/contract/messages'
import { limits } from '@vivify/contract/plans'
import { acceptOf, guessKind, refuseFile } from './check-file.ts'

test('either the type or the extension of a file decides its kind, whichever is known', () => {
  expect(guessKind({ type: 'image/png', name: 'a' })).toBe('image')
  expect(guessKind({ type: '', name: 'HOLIDAY.MKV' })).toBe('clip')
  expect(guessKind({ type: 'video/mp4', name: 'voice.m4a' })).toBe('audio')
  expect(guessKind({ type: 'image/svg+xml', name: 'logo.svg' })).toBeNull()
  expect(guessKind({ type: 'text/plain', name: 'notes' })).toBeNull()
})

test('a file of the wrong kind is refused with a sentence for its place', () => {
  const text = { type: 'text/plain', name: 'a.txt', size: 5 }
  expect(refuseFile(text, ['image'])).toBe(messages.ads.notAnImage)
  expect(refuseFile(text, ['clip'])).toBe(messages.gifs.notAVideo)
  expect(refuseFile(text, ['audio'])).toBe(messages.uploads.notASound)
  expect(refuseFile(text, ['image', 'clip'])).toBe(messages.uploads.notMedia)
})

test('each kind has its own size limit, and an empty file is refused', () => {
  const file = (type: string, size: number) => ({ type, name: 'file', size })
  expect(refuseFile(file('image/png', limits.imageUploadBytes), ['image'])).toBeNull()
  expect(refuseFile(file('image/png', limits.imageUploadBytes + 1), ['image'])).toBe(
    messages.ads.imageTooLarge,
  )
  expect(refuseFile(file('video/mp4', limits.imageUploadBytes + 1), ['image', 'clip'])).toBeNull()
  expect(refuseFile(file('video/mp4', limits.videoUploadBytes + 1), ['clip'])).toBe(
    messages.gifs.videoTooLarge,
  )
  expect(refuseFile(file('audio/wav', limits.soundUploadBytes + 1), ['audio'])).toBe(
    messages.uploads.soundTooLarge,
  )
  expect(refuseFile(file('image/png', 0), ['image'])).toBe(messages.uploads.empty)
})

test('the file chooser offers the extensions of its kinds', () => {
  expect(acceptOf(['image'])).toBe('.jpg,.jpeg,.png,.gif,.webp')
})
