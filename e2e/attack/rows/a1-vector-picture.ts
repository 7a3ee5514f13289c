import { hold, type Attack } from '../attack.ts'

export const attacks: readonly Attack[] = [
  {
    row: 'A1',
    title: 'uploads 511 bytes of comments that never become an SVG',
    isQuick: true,
    async play(target) {
      const guest = await target.signInAsGuest()
      const bytes = new TextEncoder().encode('<!---->'.repeat(73))
      const answer = await guest.call('/api/assets?name=x.svg', {
        method: 'PUT',
        bytes,
        signal: AbortSignal.timeout(15_000),
      })
      hold(answer.status === 422, `the upload was answered with ${answer.status}`)
      return `refused with ${answer.status}`
    },
  },
]
