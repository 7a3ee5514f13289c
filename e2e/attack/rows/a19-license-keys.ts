import { hold, type Attack } from '../attack.ts'

const oddKeys = [' ', '-'.repeat(60), '０'.repeat(40), "' OR 1=1 --", 'VVF-AAAA-AAAA-AAAA']

/** A key of the right form. */
const guess = (index: number): string => `VVF-AB12-CD34-EF56-${String(1000 + index)}`

export const attacks: readonly Attack[] = [
  {
    row: 'A19',
    title: 'guesses license keys, many at once, and asks to issue some',
    isQuick: true,
    async play(target) {
      const guest = await target.signInAsGuest()
      const redeem = (key: string): Promise<Response> =>
        guest.call('/api/licences/redeem', { method: 'POST', body: { key } })
      for (const key of oddKeys) {
        const { status } = await redeem(key)
        hold([400, 422].includes(status), `${key} was answered with ${status}`)
      }
      const answers = await Promise.all(Array.from({ length: 60 }, (_, index) => redeem(guess(index))))
      const statuses = answers.map(({ status }) => status)
      hold(
        statuses.every((status) => [400, 404, 422, 429].includes(status)),
        `answered with ${statuses}`,
      )
      const looked = statuses.filter((status) => status !== 429).length
      hold(looked <= 5, `${looked} guesses were compared`)
      const orders: [string, object | undefined][] = [
        ['/api/licences', { count: 1000, plan: 'scale', credits: 1_000_000 }],
        ['/api/licences/revoke', { batch: 'x' }],
        ['/api/licences', undefined],
      ]
      for (const [route, body] of orders) {
        const answer = await guest.call(route, { method: body ? 'POST' : 'GET', body })
        hold([401, 403].includes(answer.status), `${route} was answered with ${answer.status}`)
      }
      return `${looked} of ${statuses.length} guesses compared`
    },
  },
]
