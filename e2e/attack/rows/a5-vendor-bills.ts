import { hold, type Attack } from '../attack.ts'

export const attacks: readonly Attack[] = [
  {
    row: 'A5',
    title: 'makes guests from one IPv6 network, for the credits that each brings',
    async play(target) {
      const calls = Array.from({ length: 60 }, (_, index) =>
        target.call('/api/auth/guest', {
          method: 'POST',
          headers: { 'x-forwarded-for': `2001:db8:1:2::${(index + 1).toString(16)}` },
        }),
      )
      const made = (await Promise.all(calls)).filter(({ ok }) => ok).length
      hold(made <= 15, `one network made ${made} guests`)
      return `${made} guests of 60`
    },
  },
  {
    row: 'A5',
    title: 'asks for the credits of every plan, which nobody paid',
    async play(target) {
      const guest = await target.signInAsGuest()
      for (const plan of ['starter', 'creator', 'scale']) {
        const answer = await guest.call('/api/checkout', {
          method: 'POST',
          body: { plan, billing: 'yearly' },
        })
        hold(answer.status === 403, `${plan} was answered with ${answer.status}`)
      }
      return 'refused with 403'
    },
  },
]
