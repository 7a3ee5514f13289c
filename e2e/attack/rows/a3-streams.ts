import { hold, type Attack } from '../attack.ts'

const streams = 700
const document = { version: 1, title: 'Tea', seed: 1, scenes: [{ id: 'a', say: 'Tea is old. '.repeat(20) }] }

export const attacks: readonly Attack[] = [
  {
    row: 'A3',
    title: `opens ${streams} streams of events on one job and reads none`,
    // The video itself is made during the attack.
    maxGrowthMegabytes: 1500,
    async play(target) {
      const guest = await target.signInAsGuest()
      const project = await guest.call('/api/projects', { method: 'POST', body: { title: 'Tea', document } })
      const { id: projectId } = (await project.json()) as { id: string }
      const started = await guest.call('/api/videos', { method: 'POST', body: { projectId } })
      const { jobId } = (await started.json()) as { jobId: string }
      const stop = new AbortController()
      const answers = await Promise.all(
        Array.from({ length: streams }, () =>
          guest.call(`/api/jobs/${jobId}/events`, { signal: stop.signal }),
        ),
      )
      const open = answers.filter(({ status }) => status === 200).length
      const refused = answers.filter(({ status }) => status === 429).length
      stop.abort()
      hold(open + refused === streams, `${streams - open - refused} were answered otherwise`)
      hold(open <= 20, `${open} streams were opened`)
      return `${open} open, ${refused} refused`
    },
  },
]
