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
  {
    row: 'A10',
    title: "reads a preview at another account's address",
    isQuick: true,
    async play(target) {
      const [owner, thief] = [await target.signInAsGuest(), await target.signInAsGuest()]
      const scenes = [{ id: 'a', say: 'The launch is on Friday.', visual: { prompt: 'a rocket' } }]
      const document = { version: 1, title: 'Plan', seed: 1, style: 'AI Generation', scenes }
      const planned = await owner.call('/api/previews/pictures', { method: 'POST', body: { document } })
      const [address] = Object.values(((await planned.json()) as { urls: Record<string, string> }).urls)
      hold(address !== undefined, 'there was no picture')
      const read = await owner.call(address!)
      hold(read.status === 200, `the owner was answered with ${read.status}`)
      const stolen = await thief.call(address!)
      hold(stolen.status === 404, `the thief was answered with ${stolen.status}`)
      return 'refused with 404'
    },
  },
]
