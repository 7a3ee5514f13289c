import { hold, type Attack } from '../attack.ts'

const said = 'the whole script of a person'

export const attacks: readonly Attack[] = [
  {
    row: 'A7',
    title: 'sends NUL characters and half characters wherever text goes',
    isQuick: true,
    async play(target) {
      const guest = await target.signInAsGuest()
      const scenes = [{ id: 'a', say: `${said}\0` }]
      const document = { version: 1, title: 'Tea', seed: 1, scenes }
      const bodies: [string, string, unknown][] = [
        ['POST', '/api/projects', { title: `${said}\0` }],
        ['POST', '/api/projects', { document }],
        ['POST', '/api/projects', { notes: { script: `${said}\ud83c` } }],
        ['POST', '/api/projects', { title: 'x', idempotencyKey: `${said}\0` }],
        ['POST', '/api/creations/projects', { format: 'vivify-project', version: 1, title: 'x', document }],
        ['POST', '/api/images', { prompt: `${said}\0` }],
        [
          'POST',
          '/api/pictures',
          { assetId: 'x', title: `${said}\0`, tool: 'gif', recipe: { [said]: '\0' } },
        ],
        ['POST', '/api/videos', { projectId: `${said}\0` }],
        ['PUT', '/api/brand-kit', { brand: { watermark: 'the whole script\0' } }],
        ['POST', '/api/auth/sign-up', { email: 'a@b.org', password: `${said}\0` }],
        ['POST', '/api/scripts', { source: { kind: 'script', text: `${said}\0` } }],
        ['GET', '/api/projects/the%20whole%20script%00', undefined],
        ['GET', '/api/creations?search=the%20whole%20script%00', undefined],
        ['GET', '/api/jobs/the%20whole%20script%00', undefined],
        ['PUT', '/api/assets?name=the%20whole%20script%00', undefined],
      ]
      for (const [method, address, body] of bodies) {
        const bytes = method === 'PUT' && body === undefined ? { bytes: new Uint8Array([1]) } : {}
        const answer = await guest.call(address, { method, body, ...bytes })
        const text = await answer.text()
        hold(answer.status === 422, `${method} ${address} was answered with ${answer.status}: ${text}`)
      }
      hold(!target.log().includes('the whole script'), 'the log repeats what a person wrote')
      hold(!/params|Failed query/.test(target.log()), 'the log has a query')
      return `${bodies.length} refused, ${target.log().length} characters logged`
    },
  },
]
