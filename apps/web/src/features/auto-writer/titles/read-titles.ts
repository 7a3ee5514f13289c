// Titles as lines: of an engine's answer, and of the field where the person edits them.

import { limits } from '@vivify/contract/plans'

/** A number with a dot or bracket, or a bullet; one of them, so that a title may begin with a number. */
const listMark = /^(?:\d{1,3}[.):]|[-*•–])\s+/

/** The titles of an answer: without list marks, Markdown and quotes around them, and only those that are long enough. */
export function readAnswer(content: string): string[] {
  return splitLines(content)
    .map((line) => unwrap(line.replace(listMark, '').trim()))
    .filter((title) => title.length > limits.titleMinCharacters)
}

/** The lines of a text, without blank ones. */
export function splitLines(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

const pairs = [
  ['**', '**'],
  ['"', '"'],
  ['“', '”'],
] as const

function unwrap(title: string): string {
  const pair = pairs.find(
    ([open, close]) =>
      title.length > open.length + close.length && title.startsWith(open) && title.endsWith(close),
  )
  return pair === undefined ? title : unwrap(title.slice(pair[0].length, -pair[1].length).trim())
}

/** What the engine is asked. The built-in one reads the number and the quoted topic. */
export function promptFor(topic: string): string {
  return `Generate ${titlesAtOnce} article titles about "${topic.trim().replace(/"/g, "'")}". Write one title per line, without explanations.`
}

export const testPrompt = 'Generate 5 article titles about cats. Write one title per line.'
const titlesAtOnce = 10
