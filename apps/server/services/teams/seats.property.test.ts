// Any order of inviting, joining, leaving, removing, and larger and smaller plans: nobody has a seat that doesn't exist,
// and no workspace is ever without its owner.

import fc from 'fast-check'
import { eq } from '../../store/sql.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MemberRole } from '@vivify/contract/roles'
import { allowanceOf, type Plan } from '@vivify/contract/plans'
import { memberships, workspaces } from '../../store/schema.ts'
import { openTestServer, type TestServer } from '../../testing.ts'
import { openPerson, type Person } from './testing.ts'

/** Long enough for a database on a busy machine. */
const startMs = 60_000
const people = 5
let server: TestServer
let crowd: Person[]
beforeAll(async () => {
  server = await openTestServer({ environment: { ENFORCE_PLANS: 'on' } })
  crowd = []
  for (let count = 0; count < people; count++) crowd.push(await openPerson(server))
}, startMs)
afterAll(() => server.close(), startMs)

type Step =
  | { type: 'invite'; role: MemberRole }
  | { type: 'accept'; invite: number; person: number }
  | { type: 'remove'; person: number }
  | { type: 'leave'; person: number }
  | { type: 'change'; person: number; role: MemberRole }
  | { type: 'plan'; plan: Plan['id'] }

const person = fc.nat({ max: people - 1 })
const role = fc.constantFrom<MemberRole>('editor', 'viewer')
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ type: fc.constant('invite' as const), role }) },
  {
    weight: 6,
    arbitrary: fc.record({ type: fc.constant('accept' as const), invite: fc.nat({ max: 5 }), person }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('remove' as const), person }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('leave' as const), person }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('change' as const), person, role }) },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('plan' as const),
      plan: fc.constantFrom<Plan['id']>('starter', 'scale', 'scale'),
    }),
  },
)
/** The steps of a batch are taken at the same time. */
const batches = fc.array(fc.array(step, { minLength: 1, maxLength: 5 }), { minLength: 2, maxLength: 8 })

test(
  'no order of steps exceeds the seats or leaves a workspace without its owner',
  async () => {
    await fc.assert(
      fc.asyncProperty(batches, async (taken) => {
        const owner = await openPerson(server)
        const tokens: string[] = []
        for (const batch of taken) {
          const before = await readTeam(owner)
          await Promise.all(batch.map((one) => take(one, owner, tokens)))
          const after = await readTeam(owner)
          // A smaller plan removes nobody, so only who came in has to have found a seat.
          const chosen = batch.flatMap((one) => (one.type === 'plan' ? [seatsOf(one.plan)] : []))
          const most = Math.max(before.seats, ...chosen)
          const came = after.members.filter(({ userId }) => !before.ids.has(userId))
          if (came.length > 0) expect(after.members.length).toBeLessThanOrEqual(most)
          await expectSound(owner, after)
        }
      }),
      { numRuns: 12 },
    )
  },
  startMs * 5,
)

async function take(one: Step, owner: Person, tokens: string[]): Promise<void> {
  const { browser } = owner
  const { db } = server.context.store
  const services = server.context.services.teams
  switch (one.type) {
    case 'invite': {
      const { body } = await browser.call('POST', '/api/team/invites', { role: one.role })
      if (typeof body['path'] === 'string') tokens.push(body['path'].split('#')[1]!)
      return
    }
    case 'accept': {
      const token = tokens.at(-1 - one.invite)
      if (token !== undefined) {
        await crowd[one.person]!.browser.call('POST', '/api/invites/accept', { token })
      }
      return
    }
    case 'remove':
      await browser.call('DELETE', `/api/team/members/${crowd[one.person]!.userId}`)
      return
    case 'leave': {
      const { userId } = crowd[one.person]!
      const found = await services.open(userId, owner.workspaceId).catch(() => null)
      if (found !== null) await crowd[one.person]!.browser.call('POST', '/api/team/leave')
      return
    }
    case 'change':
      await browser.call('PATCH', `/api/team/members/${crowd[one.person]!.userId}`, { role: one.role })
      return
    case 'plan':
      await db.update(workspaces).set({ plan: one.plan }).where(eq(workspaces.id, owner.workspaceId))
  }
}

const seatsOf = (plan: Plan['id'] | null): number => allowanceOf(plan, true).seats!

interface Rows {
  seats: number
  members: { userId: string; role: string }[]
  ids: Set<string>
}

async function readTeam(owner: Person): Promise<Rows> {
  const { db } = server.context.store
  const [workspace] = await db.select().from(workspaces).where(eq(workspaces.id, owner.workspaceId))
  const members = await db
    .select({ userId: memberships.userId, role: memberships.role })
    .from(memberships)
    .where(eq(memberships.workspaceId, owner.workspaceId))
  return { seats: seatsOf(workspace!.plan), members, ids: new Set(members.map(({ userId }) => userId)) }
}

async function expectSound(owner: Person, { seats, members }: Rows): Promise<void> {
  const owners = members.filter((one) => one.role === 'owner')
  expect(owners.map(({ userId }) => userId)).toEqual([owner.userId])
  const { body } = await owner.browser.call('GET', '/api/team')
  const listed = body['members'] as { isWaiting: boolean; role: string }[]
  expect(listed[0]).toMatchObject({ role: 'owner', isWaiting: false })
  const seated = listed.filter(({ isWaiting }) => !isWaiting).length
  expect(seated).toBe(Math.min(seats, members.length))
}
