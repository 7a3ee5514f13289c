import { hold, type Attack } from '../attack.ts'
import type { Guest } from '../target.ts'

const create = (who: Guest, body: object): Promise<Response> =>
  who.call('/api/keys', { method: 'POST', body })

export const attacks: readonly Attack[] = [
  {
    row: 'A24',
    title: 'invents API keys, uses one beyond its scope, or makes many',
    isQuick: true,
    async play(target) {
      const bearer = (token: string, route: string, method = 'GET', body?: object): Promise<Response> =>
        target.call(route, { method, body, headers: { authorization: `Bearer ${token}` } })
      const invented = [
        'vvf_live_',
        `vvf_live_${'x'.repeat(43)}`,
        'x'.repeat(8000),
        "vvf_live_' or 1=1",
        'vvf_live_%00',
      ]
      for (const token of invented) {
        const { status } = await bearer(token, '/api/projects')
        hold([400, 401, 429, 431].includes(status), `an invented key was answered with ${status}`)
      }
      const person = await target.signUp('keys-of-a24@example.com')
      const made = await Promise.all(
        Array.from({ length: 40 }, (_, index) =>
          create(person, { name: `Key ${index}`, scopes: ['jobs:read'] }),
        ),
      )
      const kept = made.filter(({ status }) => status === 201)
      hold(kept.length <= 20, `${kept.length} keys were made`)
      if (kept.length === 0) return `${invented.length} refused, and no key allowed`
      const { secret } = (await kept[0]!.json()) as { secret: string }
      const beyond: [string, string, object?][] = [
        ['POST', '/api/images', { prompt: 'A fox', style: 'pixar' }],
        ['POST', '/api/posts', { content: { text: 'Hi.', platforms: ['twitter'] } }],
        ['POST', '/api/keys', { name: 'More', scopes: null }],
        ['GET', '/api/keys'],
        ['PUT', '/api/vendor-keys', { scope: 'own', account: 'OpenAI', apiKey: 'sk-x' }],
        ['POST', '/api/account/delete', { confirmation: 'keys-of-a24@example.com' }],
        ['POST', '/api/checkout', { plan: 'scale', billing: 'yearly' }],
        ['GET', '/api/installation'],
      ]
      for (const [method, route, body] of beyond) {
        const { status } = await bearer(secret, route, method, body)
        hold([401, 403].includes(status), `${method} ${route} was answered with ${status}`)
      }
      hold(!target.log().includes(secret), 'the log has the key')
      return `${kept.length} kept, ${beyond.length} calls beyond their scope refused`
    },
  },
]
