// Writes iCalendar (RFC 5545). Moments are in UTC, so that no time zones have to be described.

import { countBytes } from '@vivify/social/count-text'

export interface CalendarEvent {
  /** Stays the same when the event changes. */
  uid: string
  atMs: number
  minutes: number
  /** Grows with each change. */
  sequence: number
  changedAtMs: number
  summary: string
  description: string
  url: string | null
}

/** Bytes of a line, without its line break. */
const maxLineBytes = 75

/** Prints a calendar. The same events give the same text. */
export function printCalendar(name: string, events: readonly CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Vivify//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap(printEvent),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

function printEvent(event: CalendarEvent): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${printMoment(event.changedAtMs)}`,
    `LAST-MODIFIED:${printMoment(event.changedAtMs)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTART:${printMoment(event.atMs)}`,
    `DURATION:PT${event.minutes}M`,
    `SUMMARY:${escapeText(event.summary)}`,
    ...(event.description === '' ? [] : [`DESCRIPTION:${escapeText(event.description)}`]),
    ...(event.url === null ? [] : [`URL:${printUrl(event.url)}`]),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

/** Such as `20261130T083000Z`. */
function printMoment(atMs: number): string {
  return new Date(atMs).toISOString().replace(/[-:]|\.\d{3}/g, '')
}

/** A line break in a text would let it write lines of its own. Other control characters are not allowed at all. */
export function escapeText(text: string): string {
  return (
    text
      .replace(/[\\;,]/g, (mark) => `\\${mark}`)
      .replace(/\r\n?|\n|\u2028|\u2029/g, '\\n')
      // oxlint-disable-next-line no-control-regex -- they are what is removed
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
  )
}

function printUrl(url: string): string {
  return URL.canParse(url) ? new URL(url).href : ''
}

/** Breaks a line into parts of at most 75 bytes, never inside a character. */
export function foldLine(line: string): string {
  if (line.length * 3 <= maxLineBytes) return line
  const parts: string[] = []
  let part = ''
  let bytes = 0
  for (const character of line) {
    const size = countBytes(character)
    if (bytes + size > maxLineBytes) {
      parts.push(part)
      part = ' '
      bytes = 1
    }
    part += character
    bytes += size
  }
  parts.push(part)
  return parts.join('\r\n')
}
