import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { buildClaimingClip } from '../../../apps/server/services/assets/testing.ts'
import { hold, type Attack } from '../attack.ts'

export const attacks: readonly Attack[] = [
  {
    row: 'A8',
    title: 'looks into the data folder as another user',
    async play({ dataFolder }) {
      const names = ['.', ...readdirSync(dataFolder, { recursive: true, encoding: 'utf8' })]
      const open = names.filter((name) => (statSync(path.join(dataFolder, name)).mode & 0o077) !== 0)
      hold(open.length === 0, `${open.length} can be read by others: ${open.slice(0, 5).join(', ')}`)
      return `${names.length} files and folders closed`
    },
  },
  {
    row: 'A8',
    title: 'reads the environment of a process that decodes',
    environment: { OPENAI_API_KEY: 'attack-key', AUTH_SECRET: 'attack-secret'.padEnd(32, '.') },
    async play(target) {
      if (process.platform !== 'linux') return 'there is no /proc here'
      const guest = await target.signInAsGuest()
      const bytes = buildClaimingClip({ samples: 1 })
      await (await guest.call('/api/assets?name=a.mp4', { method: 'PUT', bytes })).text()
      const readers = readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name) && readParent(name) === target.process.pid)
        .map((name) => readFileSync(`/proc/${name}/environ`, 'utf8'))
      hold(readers.length > 0, 'no process was started')
      hold(!readers.join('').includes('attack-'), 'a process holds a key or a secret')
      return `${readers.length} processes hold nothing`
    },
  },
]

function readParent(pid: string): number {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  } catch {
    return 0
  }
}
