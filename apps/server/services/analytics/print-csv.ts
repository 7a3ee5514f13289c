import type { Analytics } from '@vivify/contract/routes/analytics'
import { platformNames } from '@vivify/contract/platforms'
import { csvLine, csvMark } from '../../lib/csv-lines.ts'

const names = ['followers', 'reach', 'views', 'likes', 'comments', 'shares', 'clicks', 'engagement'] as const

/** A row for each account and day, then one for each post. Fields that a spreadsheet would run are defused. */
export function printCsv({ accounts, posts }: Pick<Analytics, 'accounts' | 'posts'>): string {
  const valuesOf = (values: Record<string, number>): string[] =>
    names.map((name) => String(values[name] ?? ''))
  const rows = [
    ['kind', 'date', 'platform', 'account', 'text', 'address', ...names],
    ...accounts.flatMap(({ platform, name, days }) =>
      days.map(({ day, values }) => [
        'account',
        day,
        platformNames[platform],
        name,
        '',
        '',
        ...valuesOf(values),
      ]),
    ),
    ...posts.map(({ platform, accountName, publishedAt, text, permalink, values }) => [
      'post',
      publishedAt,
      platformNames[platform],
      accountName ?? '',
      text,
      permalink ?? '',
      ...valuesOf(values),
    ]),
  ]
  return csvMark + rows.map(csvLine).join('')
}
