import { hold, type Attack } from '../attack.ts'

const searches = [
  '%',
  "'; drop table users; --",
  'x'.repeat(100_000),
  '\u0000',
  '('.repeat(500),
  '_'.repeat(5000),
]

export const attacks: readonly Attack[] = [
  {
    row: 'A22',
    title: 'reads the state of the installation',
    isQuick: true,
    async play(target) {
      await target.signUp('first-of-a22@example.com')
      const others = [await target.signInAsGuest(), await target.signUp('second-of-a22@example.com')]
      const routes = [
        '/api/installation',
        '/api/installation/accounts',
        ...searches.map(
          (text) => `/api/installation/accounts?search=${encodeURIComponent(text).slice(0, 12_000)}`,
        ),
        '/api/sales/messages',
        '/api/status',
        '/metrics',
      ]
      let refused = 0
      for (const route of routes) {
        for (const who of others) {
          const { status } = await who.call(route)
          hold([400, 401, 403, 404, 414, 422, 431].includes(status), `${route} was answered with ${status}`)
          refused++
        }
      }
      return `${refused} refused`
    },
  },
]
