import type { TimedWord } from '@vivify/contract/project'
import { breakIntoPages, pageText, type PageLimits } from './pages.ts'

/** One subtitle: seconds from the start of the video. */
export interface Cue {
  start: number
  end: number
  text: string
}

/** Subtitle files carry longer lines than burned-in captions: up to 42 characters for about two seconds. */
const cueLimits: PageLimits = {
  maxWords: 9,
  maxCharacters: 42,
  maxSeconds: 3.2,
  minWords: 3,
  minSeconds: 0.8,
  holdSeconds: 0.5,
}

/** Subtitles of scenes placed on the video's clock; `startSeconds` is where a scene begins. */
export function buildCues(scenes: readonly { startSeconds: number; words: readonly TimedWord[] }[]): Cue[] {
  const cues: Cue[] = []
  for (const scene of scenes) {
    for (const page of breakIntoPages(scene.words, cueLimits)) {
      const start = scene.startSeconds + page.start
      const before = cues.at(-1)
      if (before && before.end > start) before.end = start
      cues.push({ start, end: scene.startSeconds + page.end, text: pageText(scene.words, page) })
    }
  }
  return cues
}

/** SubRip text of the cues. */
export function writeSrt(cues: readonly Cue[]): string {
  return cues
    .map((cue, index) => `${index + 1}\n${clock(cue.start, ',')} --> ${clock(cue.end, ',')}\n${cue.text}\n`)
    .join('\n')
}

/** WebVTT text of the cues; the characters that WebVTT reserves are escaped. */
export function writeVtt(cues: readonly Cue[]): string {
  const body = cues.map(
    (cue) => `${clock(cue.start, '.')} --> ${clock(cue.end, '.')}\n${escapeVtt(cue.text)}\n`,
  )
  return ['WEBVTT\n', ...body].join('\n')
}

function escapeVtt(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function clock(seconds: number, separator: string): string {
  const totalMs = Math.max(0, Math.round(seconds * 1000))
  const two = (value: number): string => String(Math.floor(value)).padStart(2, '0')
  return `${two(totalMs / 3_600_000)}:${two((totalMs / 60_000) % 60)}:${two((totalMs / 1000) % 60)}${separator}${String(totalMs % 1000).padStart(3, '0')}`
}
