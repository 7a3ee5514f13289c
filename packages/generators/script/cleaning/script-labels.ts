// Removes everything that writers put around the spoken words: markdown, labels, stage directions, time codes.
// Everything removed is reported; the words themselves do not change.

import { readTranscriptMarks } from './transcript.ts'

export interface ScriptLine {
  readonly text: string
  /** A title for the screen, from above or below this line. */
  onScreen: string | null
  /** Visual that the writer wants with this line. */
  visual: string | null
  /** True after a blank line, a label or a list mark: a new scene begins here. */
  readonly startsBlock: boolean
}

export interface StrippedScript {
  readonly title: string | null
  readonly lines: ScriptLine[]
  readonly warnings: string[]
}

const spokenLabel =
  /^(hook|intro(duction)?|outro|cta|call[ -]to[ -]action|body|main (point|content)|(scene|beat|part|section|point|shot|step|slide|frame) ?#?\d+(?= ?[:–—|([-])|narrat(or|ion)|voice ?-?over|v\.?o\.?|host|speaker ?\d*|opening|closing|conclusion|ending|script|problem|solution|payoff|punchline)( ?[([][^)\]]*[)\]])?( ?:| ?[–—|]| ?-(?=\s|$))\s*/i
const titleLabel = /^(title|video title|headline)\s*:\s*/i
const screenLabel =
  /^(on[ -]?screen( text)?|text( on screen| overlay)?|caption|overlay|super|lower third)\s*:\s*/i
const visualLabel = /^(visuals?|b-?roll|image|footage|picture|video|camera|cut to|shot)\s*:\s*/i
const unspokenLabel =
  /^(music|sfx|sound( effects?)?|duration|length|hashtags?|tags|tone|style|voice|format|platform|notes?)\s*:.*$/i
const bareLabel =
  /^(hook|intro(duction)?|outro|cta|call to action|body|(scene|beat|part|section|shot|slide|frame) ?#?\d+|narrator|voice ?-?over|v\.?o\.?|opening|closing|conclusion|script)( ?\([^)]*\))?[:.–—|-]?$/i
const timeCode = /^[[(]?\d{1,2}:\d{2}(?::\d{2})?(?:\s*[-–—]\s*\d{1,2}:\d{2}(?::\d{2})?)?[\])]?\s*[-–—:|]?\s*/
const secondsCode = /^[[(]?\d{1,3}\s*[-–—]\s*\d{1,3}\s*s(?:ec(?:onds)?)?[\])]?\s*[-–—:|]?\s*/i
const directionWords =
  /^(\W*)(music|laugh|pause|beat|sfx|cut|applause|b-?roll|zoom|fade|camera|smil|sigh|whisper|dramatic|upbeat|sound|silence|transition|wide|close-?up|cheer|gasp|point|hold|show|on ?screen|voice|looks?|shot|text)/i
// "(0:05-0:10)", "[0:05 – 0:10]" and "(0-5s)" anywhere; these are never spoken.
const bracketedTime =
  /[[(]\s*(?:\d{1,2}:\d{2}(?::\d{2})?(?:\s*(?:[-–—]|to)\s*\d{1,2}:\d{2}(?::\d{2})?)?|\d{1,3}\s*[-–—]\s*\d{1,3}\s*s(?:ec(?:onds)?)?)\s*[\])]/gi
const bracketedVisual =
  /[[(]\s*(?:visuals?|b-?roll|image|footage|picture|video|camera|cut to|shot)\s*:([^\])]*)[\])]/gi
const maxLabels = 4
const hashtagsOnly = /^(#[\p{L}\p{N}_]+[\s,]*)+$/u

/** Removes everything that is not spoken. Lines keep their order; `warnings` lists what was left out. */
export function stripScriptLabels(script: string): StrippedScript {
  const lines = script.split('\n')
  const marks = readTranscriptMarks(lines)
  const reader = new LabelReader()
  for (const line of lines) {
    const { text, hasSpeaker } = marks.read(line)
    if (marks.isTimed && hasSpeaker) reader.readTurn(text)
    else reader.readLine(line)
  }
  return reader.finish()
}

class LabelReader {
  readonly #lines: ScriptLine[] = []
  readonly #removed = new Map<string, number>()
  #title: string | null = null
  #startsBlock = true
  #onScreen: string | null = null
  #visual: string | null = null

  readLine(rawLine: string): void {
    let line = this.#stripDirections(rawLine).trim()
    // A line of points moves hashtags out of sight.
    if (line === '' || /^([-*_=~]\s*){3,}$/.test(line) || /^[.·•⠀\s]+$/.test(line)) {
      this.#startsBlock = true
      return
    }
    const isHeading = /^#{1,6}\s/.test(line)
    line = this.#stripMarkdown(line)
    line = this.#strip(line, timeCode, 'time code')
    line = this.#strip(line, secondsCode, 'time code')
    if (line === '' || this.#readUnspoken(line)) return
    if (isHeading && this.#readHeading(line)) return
    for (let round = 0; round < maxLabels; round++) {
      const before = line
      line = this.#strip(line, spokenLabel, 'label')
      if (line === before) break
      this.#startsBlock = true
      line = this.#strip(line, timeCode, 'time code')
      line = this.#strip(line, secondsCode, 'time code')
      if (line === '' || this.#readUnspoken(line)) return
    }
    line = line.replace(/^["“](.+)["”]$/, '$1')
    if (line !== '') this.#addLine(line)
  }

  /** A line of a transcript, without the name and time before it. */
  readTurn(text: string): void {
    this.#count('speaker')
    this.#startsBlock = true
    this.readLine(text)
  }

  finish(): StrippedScript {
    if (this.#onScreen !== null || this.#visual !== null) this.#decorateLast()
    const removed = [...this.#removed].map(([what, count]) => `${count} ${count === 1 ? what : plural(what)}`)
    const warnings = removed.length === 0 ? [] : [`Left out of the spoken words: ${removed.join(', ')}.`]
    return { title: this.#title, lines: this.#lines, warnings }
  }

  #addLine(text: string): void {
    // A title or picture note after a line belongs to that line when a blank line follows.
    this.#lines.push({ text, onScreen: this.#onScreen, visual: this.#visual, startsBlock: this.#startsBlock })
    this.#onScreen = null
    this.#visual = null
    this.#startsBlock = false
  }

  #readUnspoken(line: string): boolean {
    const title = line.match(titleLabel)
    if (title) {
      this.#title ??= line.slice(title[0].length).replace(/^["“]|["”]$/g, '')
      this.#count('title line')
      return true
    }
    const screen = line.match(screenLabel)
    if (screen) {
      this.#onScreen = line.slice(screen[0].length).replace(/^["“]|["”]$/g, '')
      this.#count('on-screen text')
      return true
    }
    const visual = line.match(visualLabel)
    if (visual) {
      this.#visual = line.slice(visual[0].length)
      this.#count('picture note')
      return true
    }
    if (hashtagsOnly.test(line)) {
      this.#count('line of hashtags')
      return true
    }
    if (bareLabel.test(line)) {
      this.#count('label')
      this.#startsBlock = true
      return true
    }
    if (!unspokenLabel.test(line)) return false
    this.#count('production note')
    return true
  }

  #readHeading(line: string): boolean {
    this.#startsBlock = true
    if (this.#lines.length === 0 && this.#title === null) this.#title = line.replace(/[.:]$/, '')
    this.#count('heading')
    return true
  }

  #stripDirections(line: string): string {
    const untimed = line
      .replace(bracketedVisual, (_, visual: string) => {
        this.#visual = visual.trim()
        this.#count('picture note')
        return ' '
      })
      .replace(bracketedTime, () => {
        this.#count('time code')
        return ' '
      })
    let stripped = untimed.replace(/\[([^[\]]*)\](?!\()/g, (match, inside: string) => {
      if (/^\d+$/.test(inside) && /\S/.test(untimed.replace(match, ''))) return ' '
      this.#count('stage direction')
      return ' '
    })
    stripped = stripped.replace(/\(([^()]*)\)/g, (match, inside: string) => {
      const isDirection = directionWords.test(inside) && inside.split(/\s+/).length <= 8
      if (!isDirection) return match
      this.#count('stage direction')
      return ' '
    })
    stripped = stripped.replace(/[♪♫🎵🎶]+/gu, ' ')
    return stripped.replace(/[ \t]+/g, ' ').replace(/ ([.,!?;:])/g, '$1')
  }

  #stripMarkdown(line: string): string {
    return line
      .replace(/^#{1,6}\s+/, '')
      .replace(/^>+\s*/, '')
      .replace(/^([-*•–+]|\d{1,2}[.)])\s+(?=\S)/, (mark) => {
        this.#startsBlock = true
        if (/\d/.test(mark)) this.#count('list number')
        return ''
      })
      .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
      .replace(/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g, '$2')
      .replace(/(?<![\p{L}\p{N}*])[*_](?=\S)([^*_]+?)(?<=\S)[*_](?![\p{L}\p{N}*])/gu, '$1')
      .replace(/`([^`]*)`/g, '$1')
      .trim()
  }

  #strip(line: string, pattern: RegExp, what: string): string {
    const match = line.match(pattern)
    if (!match || match[0] === '') return line
    this.#count(what)
    return line.slice(match[0].length).trim()
  }

  #decorateLast(): void {
    const last = this.#lines.at(-1)
    if (!last) return
    last.onScreen ??= this.#onScreen
    last.visual ??= this.#visual
  }

  #count(what: string): void {
    this.#removed.set(what, (this.#removed.get(what) ?? 0) + 1)
  }
}

function plural(what: string): string {
  if (what === 'line of hashtags') return 'lines of hashtags'
  return what === 'on-screen text' ? 'on-screen texts' : `${what}s`
}
