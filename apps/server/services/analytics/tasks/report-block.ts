// A part of a report. It knows its height before it is drawn, so that pages can be filled.

import { colors, columnWidth, page, type Pen } from './report-pen.ts'

export interface Block {
  height: number
  draw(pen: Pen, top: number): void
  /** A heading. */
  staysWithNext?: boolean
  isSpace?: boolean
}

export function space(height: number): Block {
  return { height, isSpace: true, draw: () => undefined }
}

export function heading(text: string, about = ''): Block {
  return {
    height: about === '' ? 26 : 40,
    staysWithNext: true,
    draw(pen, top) {
      pen.write(text, page.margin, top + 14, { size: 14, family: 'display' })
      if (about === '') return
      pen.write(about, page.margin, top + 29, { size: 8.5, color: colors.muted, maxWidth: columnWidth })
    },
  }
}

/** A small line; without text it takes no room. */
export function note(text: string): Block {
  return {
    height: text === '' ? 0 : 12,
    draw(pen, top) {
      pen.write(text, page.margin, top + 9, { size: 8.5, color: colors.muted, maxWidth: columnWidth })
    },
  }
}

const parts = { day: 'numeric', year: 'numeric', timeZone: 'UTC' } as const
const longDay = new Intl.DateTimeFormat('en-US', { ...parts, month: 'long' })
const shortDay = new Intl.DateTimeFormat('en-US', { ...parts, month: 'short' })

/** Such as `Nov 23, 2026`. */
export function printDay(day: string): string {
  return shortDay.format(Date.parse(day))
}

/** Such as `October 24 – November 23, 2026`. */
export function printSpan({ from, to }: { from: string; to: string }): string {
  // Its spaces are narrow ones, which fonts lack.
  return longDay.formatRange(Date.parse(from), Date.parse(to)).replace(/\s+/g, ' ')
}
