import { expect, test } from 'vitest'
import { escapeText, foldLine, printCalendar, type CalendarEvent } from './icalendar.ts'

function buildEvent(event: Partial<CalendarEvent> = {}): CalendarEvent {
  return {
    uid: 'a@vivify',
    atMs: Date.UTC(2026, 10, 30, 8, 30),
    minutes: 15,
    sequence: 3,
    changedAtMs: Date.UTC(2026, 10, 1),
    summary: 'Tea',
    description: '',
    url: null,
    ...event,
  }
}

test('separators, backslashes and line breaks are escaped, and control characters removed', () => {
  expect(escapeText('a,b;c\\d\r\ne\u2028f\u0007\ng')).toBe('a\\,b\\;c\\\\d\\ne\\nf\\ng')
})

test('a text can’t add lines of its own', () => {
  const text = printCalendar('Vivify', [buildEvent({ summary: 'x\r\nEND:VEVENT\rBEGIN:VALARM' })])
  expect(text.match(/^END:VEVENT/gm)).toHaveLength(1)
  expect(text).not.toMatch(/^BEGIN:VALARM/m)
})

test('lines have at most 75 bytes and never break a character', () => {
  const line = `SUMMARY:${'日本語👩‍👩‍👧é'.repeat(40)}`
  const folded = foldLine(line).split('\r\n')
  expect(folded.length).toBeGreaterThan(5)
  for (const part of folded) {
    expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75)
    expect(part.isWellFormed()).toBe(true)
  }
  expect(folded.join('\r\n').replaceAll('\r\n ', '')).toBe(line)
})

test('an event has its moment in UTC, and the same events give the same text', () => {
  const events = [buildEvent({ url: 'https://example.com/a?b=1' })]
  const text = printCalendar('Vivify', events)
  expect(text).toContain(
    'DTSTART:20261130T083000Z\r\nDURATION:PT15M\r\nSUMMARY:Tea\r\nURL:https://example.com/a?b=1\r\n',
  )
  expect(text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true)
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(printCalendar('Vivify', events)).toBe(text)
})
