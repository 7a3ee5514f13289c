// Plays the quick attacks one after another against one server. npm run test:attack plays all attacks on both
// databases.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { readAttacks } from './attack.ts'
import { playAttack } from './play-attack.ts'
import { startTarget, type Target } from './target.ts'

const attacks = (await readAttacks()).filter(({ isQuick = false }) => isQuick)
/** Other tests keep both cores busy at the same time, so only a stalled server is too late here. */
const patience = { maxOthersWaitMs: 20_000 }

let target: Target

beforeAll(async () => {
  target = await startTarget()
})
afterAll(() => target.stop())

test.each(attacks)('$row: the server holds when a guest $title', async (attack) => {
  const played = await playAttack({ ...attack, ...patience }, target)
  expect(played.failure).toBeNull()
})
