import { hold, type Attack } from '../attack.ts'

export const attacks: readonly Attack[] = [
  {
    row: 'A9',
    title: 'orders 60 pictures at the same moment',
    // The accepted pictures are painted during the attack.
    maxOthersWaitMs: 10_000,
    maxGrowthMegabytes: 2000,
    async play(target) {
      const guest = await target.signInAsGuest()
      const order = () => guest.call('/api/images', { method: 'POST', body: { prompt: 'A lighthouse' } })
      const answers = await Promise.all(Array.from({ length: 60 }, order))
      const accepted = answers.filter(({ status }) => status === 202).length
      // Finished orders make room for new ones.
      hold(accepted <= 16, `${accepted} were accepted`)
      return `${accepted} accepted`
    },
  },
]
