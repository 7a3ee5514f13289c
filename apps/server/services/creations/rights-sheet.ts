// The rights of a video as a file that a person keeps or gives to a client.

import { asksForCredit, isShareAlike, likesCredit } from '@vivify/contract/licences'
import type { RightsEntry } from '@vivify/contract/rights'
import { csvLine, csvMark } from '../../lib/csv-lines.ts'

const head = ['Part', 'Scenes', 'Title', 'Author', 'Source', 'Page', 'License', 'License text', 'Asks for']
const parts: Record<RightsEntry['part'], string> = {
  footage: 'Footage',
  picture: 'Picture',
  music: 'Music',
  voice: 'Voice',
  facts: 'Facts',
}

/** The sheet of a video with this title. */
export function writeRightsSheet(
  title: string,
  entries: readonly RightsEntry[],
  format: 'csv' | 'text',
): string {
  return format === 'csv' ? writeCsv(entries) : writeText(title, entries)
}

function writeCsv(entries: readonly RightsEntry[]): string {
  const rows = entries.map((entry) => [
    parts[entry.part],
    entry.scenes.join(' '),
    entry.title,
    entry.author,
    entry.source,
    entry.url ?? '',
    entry.licence,
    entry.licenceUrl ?? '',
    describeDuty(entry.licence),
  ])
  return csvMark + [head, ...rows].map(csvLine).join('')
}

function writeText(title: string, entries: readonly RightsEntry[]): string {
  const blocks = entries.map((entry) => {
    const scenes =
      entry.scenes.length === 0
        ? ''
        : ` (${entry.scenes.length === 1 ? 'scene' : 'scenes'} ${entry.scenes.join(', ')})`
    const duty = describeDuty(entry.licence)
    const lines = [
      `${parts[entry.part]}${scenes}: ${entry.title || 'without a title'}`,
      ...(entry.author === '' ? [] : [`By ${entry.author}`]),
      `From ${[entry.source, entry.url].filter(Boolean).join(', ')}`,
      `License: ${[entry.licence, entry.licenceUrl].filter(Boolean).join(', ')}`,
      ...(duty === '' ? [] : [`Asks for: ${duty}`]),
    ]
    return lines.join('\n')
  })
  return `Rights of “${title}”\n\n${blocks.join('\n\n')}\n`
}

function describeDuty(licence: string): string {
  if (isShareAlike(licence))
    return 'a credit that says what was changed, and the same license for changed versions'
  if (asksForCredit(licence)) return 'a credit that says what was changed'
  return likesCredit(licence) ? 'a credit where possible' : ''
}
