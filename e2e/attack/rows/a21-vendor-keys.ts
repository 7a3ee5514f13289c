import { hold, type Attack } from '../attack.ts'
import type { Guest } from '../target.ts'
import { setTrap } from '../trap.ts'

const secretKey = 'sk-the-key-of-a-person-0123456789'

const account = 'Gemini'

function save(who: Guest, body: object): Promise<Response> {
  return who.call('/api/vendor-keys', { method: 'PUT', body })
}

export const attacks: readonly Attack[] = [
  {
    row: 'A21',
    title: 'saves vendors’ keys for everybody, with addresses inside the network, or many at once',
    // Nobody answers there, so that no key leaves this machine.
    environment: { GEMINI_BASE_URL: 'http://127.0.0.1:9' },
    async play(target) {
      const guest = await target.signInAsGuest()
      // The first account of an installation may be its operator's; this one is not the first.
      await target.signUp('first-of-a21@example.com')
      const person = await target.signUp('second-of-a21@example.com')
      const trap = await setTrap()
      const refused: [Guest, object][] = [
        [guest, { scope: 'own', account, apiKey: secretKey }],
        [guest, { scope: 'installation', account, apiKey: secretKey }],
        [person, { scope: 'installation', account, apiKey: secretKey }],
        [person, { scope: 'own', account, apiKey: secretKey, baseUrl: `http://127.0.0.1:${trap.port}/v1` }],
        [
          person,
          { scope: 'installation', account, apiKey: secretKey, baseUrl: `http://127.0.0.1:${trap.port}` },
        ],
        [person, { scope: 'own', account: 'no such vendor', apiKey: secretKey }],
        [person, { scope: 'own', account, apiKey: 'line\r\nhost: evil' }],
      ]
      for (const [who, body] of refused) {
        const answer = await save(who, body)
        const text = await answer.text()
        hold(
          [400, 403, 404, 422, 429, 502].includes(answer.status),
          `answered with ${answer.status}: ${text}`,
        )
        hold(!text.includes(secretKey), 'an answer repeats the key')
      }
      const flood = await Promise.all(
        Array.from({ length: 40 }, (_, index) =>
          save(person, { scope: 'own', account, apiKey: `sk-${index}` }),
        ),
      )
      hold(trap.count() === 0, 'a key was sent to an address of the person’s choice')
      trap.close()
      const tooMany = flood.filter(({ status }) => status === 429).length
      hold(tooMany >= 20, `only ${tooMany} of ${flood.length} were too many`)
      hold(!target.log().includes(secretKey), 'the log has the key')
      return `${refused.length} refused, ${tooMany} of ${flood.length} too many`
    },
  },
]
