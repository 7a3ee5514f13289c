import { hold, type Attack } from '../attack.ts'

const inside = [
  'https://127.0.0.1',
  'https://localhost',
  'https://[::1]',
  'https://[::ffff:127.0.0.1]',
  'https://169.254.169.254',
  'https://10.0.0.1',
  'https://192.168.0.1',
  'https://2130706433',
  'https://0x7f.1',
  'https://0.0.0.0',
  'http://example.com',
  'file:///etc/passwd',
  'https://user:secret@127.0.0.1',
]
const forgedLogins = 200

export const attacks: readonly Attack[] = [
  {
    row: 'A11',
    title: 'names addresses inside the network as a webhook and as servers of accounts',
    isQuick: true,
    async play(target) {
      // The limit of calls that go outside is per account.
      for (const url of inside) {
        const guest = await target.signInAsGuest()
        const calls: [string, object][] = [
          ['/api/connections/webhook', { name: 'Mine', url: `${url}/hook` }],
          ['/api/connections/login', { platform: 'mastodon', server: url }],
          [
            '/api/connections/password',
            { platform: 'bluesky', identifier: 'a.example', password: 'x', server: url },
          ],
        ]
        for (const [route, body] of calls) {
          const answer = await guest.call(route, { method: 'POST', body })
          const text = await answer.text()
          hold(answer.status === 422, `${url} at ${route} was answered with ${answer.status}: ${text}`)
        }
      }
      return `${inside.length * 3} refused`
    },
  },
  {
    row: 'A11',
    title: `comes back ${forgedLogins} times from log-ins that never began`,
    isQuick: true,
    async play(target) {
      const guest = await target.signInAsGuest()
      for (let index = 0; index < forgedLogins; index++) {
        const state = `${index}`.repeat(20).slice(0, 43)
        const answer = await guest.call(`/api/connections/callback?code=stolen&state=${state}`, {
          redirect: 'manual',
        })
        const location = answer.headers.get('location') ?? ''
        hold(
          answer.status === 303 && location.startsWith('/'),
          `it was answered with ${answer.status} to ${location}`,
        )
        hold(!location.includes('stolen'), 'the code went on to the page')
      }
      const listed = (await (await guest.call('/api/connections')).json()) as { connections: unknown[] }
      hold(listed.connections.length === 0, 'an account was attached')
      return `${forgedLogins} attached nothing`
    },
  },
]
