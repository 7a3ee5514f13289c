import { hold, type Attack } from '../attack.ts'

export const attacks: readonly Attack[] = [
  {
    row: 'A10',
    title: 'calls from pages of another scheme or port of the same name',
    async play(target) {
      for (const origin of ['https://vivify.test', 'http://vivify.test:8080', 'http://127.0.0.1:1', 'null']) {
        const answer = await target.call('/api/auth/guest', { method: 'POST', headers: { origin } })
        hold(answer.status === 403, `${origin} was answered with ${answer.status}`)
      }
      return 'refused with 403'
    },
  },
  {
    row: 'A10',
    title: 'takes spaces for a password',
    async play(target) {
      const body = { email: 'blank@example.org', password: ' '.repeat(12) }
      const answer = await target.call('/api/auth/sign-up', { method: 'POST', body })
      hold(answer.status === 422, `it was answered with ${answer.status}`)
      return 'refused with 422'
    },
  },
]
