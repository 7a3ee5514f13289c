// What a kit looks like as files: Markdown to read and paste from, and a calendar of the launch.

import type { KitDocument, KitTexts } from '@vivify/contract/kit'
import { listLaunchLinks } from './launch-links.ts'
import { launchTasks, planLaunch } from './launch-plan.ts'

const emailTitles = { before: 'A week before', live: 'Launch day', thanks: 'The day after' } as const

/** The whole kit as Markdown. Texts of the maker are quoted as they are; a code block keeps them from being formatted. */
export function toMarkdown(document: KitDocument, texts: KitTexts, zone: string): string {
  const { form, done, launchDate } = document
  const sections: (readonly [title: string, body: string])[] = [
    ['Taglines', texts.taglines.map((line) => `- ${escapeLine(line)}`).join('\n')],
    ['Description', block(texts.description)],
    ['Topics', texts.topics.map((topic) => `- ${escapeLine(topic)}`).join('\n')],
    ['First comment', block(texts.firstComment)],
    ['Thread for X', texts.thread.map((post, at) => `### Post ${at + 1}\n\n${block(post)}`).join('\n\n')],
    ['Update for X, at noon', block(texts.update)],
    ['Thank-you post for X', block(texts.thanks)],
    ['LinkedIn', block(texts.linkedIn)],
    [
      'Emails',
      texts.emails
        .map(
          ({ id, subject, body }) =>
            `### ${emailTitles[id]}\n\nSubject: ${escapeLine(subject)}\n\n${block(body)}`,
        )
        .join('\n\n'),
    ],
    [
      'Replies',
      texts.replies
        .map(
          ({ question, answer, ask }) =>
            `### ${escapeLine(question)}\n\n${answer === '' ? `_${escapeLine(ask ?? '')}_` : block(answer)}`,
        )
        .join('\n\n'),
    ],
    [
      'Video scripts',
      texts.scripts.map(({ title, text }) => `### ${escapeLine(title)}\n\n${block(text)}`).join('\n\n'),
    ],
    [
      'Content ideas',
      texts.ideas.map(({ title, about }) => `- **${escapeLine(title)}** ${escapeLine(about)}`).join('\n'),
    ],
    ['Press blurb', block(texts.press)],
    [
      'Tracked links',
      listLaunchLinks(form)
        .map(({ name, url }) => `- ${name}: ${url}`)
        .join('\n'),
    ],
    [
      'Checklist',
      launchTasks
        .map(({ id, daysBefore, title }) => `- [${done.includes(id) ? 'x' : ' '}] T-${daysBefore}: ${title}`)
        .join('\n'),
    ],
    ['Plan of the day', launchDate === null ? '' : describePlan(launchDate, zone)],
  ]
  const shown = sections.filter(([, body]) => body !== '')
  return `# ${escapeLine(form.name)}: launch kit\n\n${shown.map(([title, body]) => `## ${title}\n\n${body}`).join('\n\n')}\n`
}

function describePlan(date: string, zone: string): string {
  const rows = planLaunch(date, zone).map(
    ({ date: day, localTime, time, title, about }) =>
      `| ${day} ${localTime} | ${time} | ${title} | ${about} |`,
  )
  return [
    `Times in ${zone}; Product Hunt’s day runs on Pacific time.`,
    '',
    '| Yours | Pacific | What | How |',
    '| --- | --- | --- | --- |',
    ...rows,
  ].join('\n')
}

/** A fence that is longer than any in the text. */
function block(text: string): string {
  if (text === '') return ''
  const longest = Math.max(2, ...[...text.matchAll(/`{3,}/gu)].map(([fence]) => fence.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}\n${text}\n${fence}`
}

function escapeLine(text: string): string {
  return text.replace(/[\r\n]+/gu, ' ').replace(/[\\`*_{}[\]<>#|]/gu, (mark) => `\\${mark}`)
}

export interface CalendarOptions {
  name: string
  date: string
  /** Names the kit, so that a second import replaces the first. */
  kitId: string
  now: Date
}

/** The checklist and the day as an iCalendar file. Throws RangeError for a date that does not exist. */
export function toCalendar({ name, date, kitId, now }: CalendarOptions): string {
  const stamp = toStamp(now.getTime())
  const launchDay = Date.parse(`${date}T00:00:00Z`)
  const tasks = launchTasks.map(({ id, daysBefore, title }) => {
    const day = new Date(launchDay - daysBefore * 86_400_000).toISOString().slice(0, 10)
    const next = new Date(launchDay - (daysBefore - 1) * 86_400_000).toISOString().slice(0, 10)
    return [
      `UID:${kitId}-${id}@vivify`,
      `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
      `DTEND;VALUE=DATE:${next.replaceAll('-', '')}`,
      `SUMMARY:${escapeText(`${name}: ${title}`)}`,
      'TRANSP:TRANSPARENT',
    ]
  })
  const steps = planLaunch(date, 'UTC').map(({ id, atMs, minutes, title, about }) => [
    `UID:${kitId}-${id}@vivify`,
    `DTSTART:${toStamp(atMs)}`,
    `DTEND:${toStamp(atMs + minutes * 60_000)}`,
    `SUMMARY:${escapeText(`${name}: ${title}`)}`,
    `DESCRIPTION:${escapeText(about)}`,
  ])
  const events = [...tasks, ...steps].flatMap((lines) => [
    'BEGIN:VEVENT',
    `DTSTAMP:${stamp}`,
    ...lines,
    'END:VEVENT',
  ])
  const all = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Vivify//Launch kit//EN',
    'CALSCALE:GREGORIAN',
    ...events,
    'END:VCALENDAR',
  ]
  return `${all.map(fold).join('\r\n')}\r\n`
}

/** `20261208T080100Z`. */
function toStamp(atMs: number): string {
  return `${new Date(atMs).toISOString().slice(0, 19).replace(/[-:]/gu, '')}Z`
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/gu, (mark) => `\\${mark}`).replace(/[\r\n]+/gu, '\\n')
}

const mostLineBytes = 75

/** Lines of the format have at most 75 bytes; a longer one goes on after a line break and a space. */
function fold(line: string): string {
  const lines: string[] = []
  let current = ''
  let bytes = 0
  for (const character of line) {
    const size = bytesOf(character)
    if (bytes + size > mostLineBytes) {
      lines.push(current)
      current = ' '
      bytes = 1
    }
    current += character
    bytes += size
  }
  return [...lines, current].join('\r\n')
}

/** In UTF-8. */
function bytesOf(character: string): number {
  const code = character.codePointAt(0)!
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_0000 ? 3 : 4
}
