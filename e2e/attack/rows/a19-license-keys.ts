import { hold, type Attack } from '../attack.ts'

const guesses = [
  'VIVIFY-AAAA-AAAA-AAAA-AAAA',
  '0000-0000-0000-0000',
  ' ',
  '-'.repeat(60),
  '０'.repeat(40),
  "' OR 1=1 --",
]

export const attacks: readonly Attack[] = [
  {
    row: 'A19',
    title: 'guesses license keys, many at once, and asks to issue some',
    isQuick: true,
    async play(target) {
      const guest = await target.signInAsGuest()
      const answers = await Promise.all(
        Array.from({ length: 60 }, (_, index) =>
          guest.call('/api/licences/redeem', {
            method: 'POST',
            body: { key: guesses[index % guesses.length] + (index < 30 ? '' : index) },
          }),
        ),
      )
      const statuses = answers.map(({ status }) => status)
      hold(
        statuses.every((status) => [400, 404, 422, 429].includes(status)),
        `answered with ${statuses}`,
      )
      hold(statuses.filter((status) => status === 429).length >= 50, `only ${statuses} were too many`)
      const orders: [string, object | undefined][] = [
        ['/api/licences', { count: 1000, plan: 'scale', credits: 1_000_000 }],
        ['/api/licences/revoke', { batch: 'x' }],
        ['/api/licences', undefined],
      ]
      for (const [route, body] of orders) {
        const answer = await guest.call(route, { method: body ? 'POST' : 'GET', body })
        hold([401, 403].includes(answer.status), `${route} was answered with ${answer.status}`)
      }
      return `${statuses.length} refused`
    },
  },
]
