// npm run test:attack [-- A1 A4 --database=built-in|postgres]: plays every attack in rows/ against its own server, on
// the built-in database and on PostgreSQL, and prints what each took.

import { parseArgs } from 'node:util'
import { hasPostgres, startPostgres } from '../../scripts/postgres.ts'
import { readAttacks, type Attack } from './attack.ts'
import { describePlayed, playAttack, type Played } from './play-attack.ts'
import { startTarget } from './target.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { database: { type: 'string' } },
})
const attacks = (await readAttacks()).filter(
  ({ row }) => positionals.length === 0 || positionals.includes(row),
)
const databases = ['built-in', 'postgres'].filter((name) => [undefined, name].includes(values.database))
const played: Played[] = []
let skipped = 0
for (const database of databases) {
  if (database === 'postgres' && !hasPostgres()) {
    console.log('No PostgreSQL here: install it, and the attacks are played on it too.')
    skipped += attacks.length
    continue
  }
  console.log(`\nOn ${database === 'postgres' ? 'PostgreSQL' : 'the built-in database'}:`)
  for (const attack of attacks) played.push(await playAlone(attack, database === 'postgres'))
}
const failed = played.filter(({ failure }) => failure !== null).length
console.log(`\n${played.length - failed} passed, ${failed} failed, ${skipped} skipped`)
process.exitCode = failed > 0 || played.length === 0 ? 1 : 0

async function playAlone(attack: Attack, onPostgres: boolean): Promise<Played> {
  const postgres = onPostgres ? await startPostgres() : null
  try {
    const target = await startTarget({ databaseUrl: postgres?.url, environment: attack.environment ?? {} })
    try {
      const result = await playAttack(attack, target)
      console.log(describePlayed(result))
      return result
    } finally {
      await target.stop()
    }
  } finally {
    await postgres?.stop()
  }
}
