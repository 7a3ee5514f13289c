import { buildClaimingClip } from '../../../apps/server/services/assets/testing.ts'
import { hold, type Attack } from '../attack.ts'

const attackers = 6

export const attacks: readonly Attack[] = [
  {
    row: 'A4',
    title: 'uploads six films of 547 bytes that claim 50 million samples, and good pictures beside them',
    // Two reader processes of 320 MB, and one for the pictures.
    maxGrowthMegabytes: 900,
    async play(target) {
      const guest = await target.signInAsGuest()
      const claiming = buildClaimingClip({ samples: 50_000_000 })
      const send = async (name: string, bytes: Uint8Array): Promise<number> => {
        const answer = await guest.call(`/api/assets?name=${name}`, { method: 'PUT', bytes })
        await answer.text()
        return answer.status
      }
      const picture = Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      )
      const sent = Array.from({ length: attackers }, () => send('claims.mp4', claiming))
      const good = [send('good.png', picture), send('good.png', picture)]
      const refused = await Promise.all(sent)
      hold(
        refused.every((status) => status === 422),
        `the films were answered with ${refused.join(', ')}`,
      )
      const kept = await Promise.all(good)
      hold(
        kept.every((status) => status === 201),
        `the pictures were answered with ${kept.join(', ')}`,
      )
      return `${attackers} refused, ${kept.length} pictures kept`
    },
  },
  {
    row: 'A4',
    title: 'uploads a clip of 16384 × 16000 pixels',
    async play(target) {
      const guest = await target.signInAsGuest()
      const bytes = buildClaimingClip({ samples: 1, width: 16_384, height: 16_000 })
      const answer = await guest.call('/api/assets?name=huge.mp4', { method: 'PUT', bytes })
      const said = await answer.text()
      hold(answer.status === 413, `it was answered with ${answer.status}`)
      hold(said.includes('36 million'), `the limit does not name itself: ${said}`)
      return `refused with ${answer.status}`
    },
  },
]
