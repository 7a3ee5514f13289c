import { randomBytes } from 'node:crypto'
import { hold, type Attack } from '../attack.ts'

const guesses = 300

export const attacks: readonly Attack[] = [
  {
    row: 'A12',
    title: `guesses ${guesses} addresses of files, reviews and calendars`,
    isQuick: true,
    async play(target) {
      const secret = (): string => randomBytes(32).toString('base64url')
      const addresses = [
        () => `/files/${secret()}`,
        () => `/files/${secret()}.${secret()}`,
        () => `/files/..%2f..%2fsecrets.json`,
        () => `/api/review/${secret()}`,
        () => `/api/review/${secret()}/media/1`,
        () => `/calendar/${secret()}.ics`,
      ]
      const met = new Set<number>()
      for (let index = 0; index < guesses; index++) {
        const answer = await target.call(addresses[index % addresses.length]!())
        await answer.text()
        met.add(answer.status)
      }
      // Nothing, or too many tries.
      hold(
        [...met].every((status) => status === 404 || status === 429),
        `they were answered with ${[...met].join(', ')}`,
      )
      return `answered with ${[...met].join(' and ')}`
    },
  },
]
