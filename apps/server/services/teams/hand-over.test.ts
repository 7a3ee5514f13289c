// Ownership that is given to a member: what moves, who refuses, and that a workspace has one owner whatever happens at
// the same time.

import { and, eq } from '../../store/sql.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as account from '@vivify/contract/routes/account'
import { deleteAccount } from '@vivify/contract/routes/account-data'
import { createProject, listProjects } from '@vivify/contract/routes/projects'
import * as routes from '@vivify/contract/routes/teams'
import { teamMessages as words } from '@vivify/contract/team-messages'
import { findCustomer, keepCustomer, keepSubscription } from '../../store/payments.ts'
import { memberships, projects, users, workspaces } from '../../store/schema.ts'
import { openTestServer, type TestServer } from '../../testing.ts'
import { giveSeats, openMember, type Person } from './testing.ts'

/** Long enough for a database on a busy machine. */
const startMs = 60_000
const password = 'long enough'
let server: TestServer
let count = 0
beforeAll(async () => {
  server = await openTestServer({ environment: { ENFORCE_PLANS: 'on' } })
}, startMs)
afterAll(() => server.close(), startMs)

const emailOf = (number: number): string => `owner-${number}@x.org`

async function openOwner(): Promise<Person> {
  const browser = server.openBrowser()
  const { session } = await browser.send(account.signUp, { body: { email: emailOf(count++), password } })
  const owner = { browser, userId: session.id, workspaceId: session.workspace.id }
  await giveSeats(server, owner, 4)
  return owner
}

const handOver = ({ browser }: Person, memberId: string, given = password) =>
  browser.call('POST', '/api/team/owner', { memberId, password: given })
const sessionOf = async ({ browser }: Person) => (await browser.send(account.readSession)).session!
const ownersOf = async (workspaceId: string): Promise<string[]> => {
  const { db } = server.context.store
  const rows = await db
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.workspaceId, workspaceId), eq(memberships.role, 'owner')))
  const [workspace] = await db.select().from(workspaces).where(eq(workspaces.id, workspaceId))
  expect(rows.map(({ userId }) => userId)).toEqual([workspace!.ownerUserId])
  return rows.map(({ userId }) => userId)
}

test('a member becomes the owner with the first seat; who gave it is an editor and has a new workspace without credits', async () => {
  const owner = await openOwner()
  const [other, next] = [await openMember(server, owner), await openMember(server, owner, 'viewer')]
  const project = await owner.browser.send(createProject, { body: { title: 'Ours' } })
  const { workspaceId } = owner

  expect((await handOver(owner, next.userId, 'wrong')).status).toBe(422)
  expect(await handOver(owner, owner.userId)).toMatchObject({
    status: 404,
    body: { error: words.memberMissing },
  })
  expect(await handOver(other, other.userId)).toMatchObject({ status: 403, body: { error: words.ownerOnly } })
  const given = await handOver(owner, next.userId)
  expect(given).toMatchObject({
    status: 200,
    body: { session: { workspace: { id: workspaceId, role: 'editor', isWaiting: false } } },
  })
  const { name } = (await server.context.store.db.select().from(users).where(eq(users.id, next.userId)))[0]!
  expect((await sessionOf(next)).workspace).toEqual({
    id: workspaceId,
    owner: name,
    role: 'owner',
    isWaiting: false,
  })
  expect((await next.browser.send(routes.readTeam)).members.map(({ id, role }) => [id, role])).toEqual([
    [next.userId, 'owner'],
    [other.userId, 'editor'],
    [owner.userId, 'editor'],
  ])
  expect((await owner.browser.call('POST', '/api/team/invites', { role: 'editor' })).status).toBe(403)
  expect((await next.browser.call('POST', '/api/team/invites', { role: 'editor' })).status).toBe(201)

  // Both have a workspace of their own, beside the team's.
  for (const person of [owner, next]) {
    const { workspaces: listed } = await person.browser.send(routes.listWorkspaces)
    expect(listed.map((one) => one.owner)).toEqual([null, name])
    await person.browser.send(routes.openWorkspace, { body: { workspaceId: listed[0]!.id } })
    expect(await sessionOf(person)).toMatchObject({
      credits: person === owner ? 0 : 20,
      workspace: { owner: null, role: 'owner' },
    })
    expect((await person.browser.send(listProjects)).projects).toEqual([])
  }

  // The new owner's account takes the team's workspace with it.
  const { db } = server.context.store
  await owner.browser.send(routes.openWorkspace, { body: { workspaceId } })
  const { id: sameProject } = (await owner.browser.send(listProjects)).projects[0]!
  expect(sameProject).toBe(project.id)
  expect(await ownersOf(workspaceId)).toEqual([next.userId])
  await db.update(users).set({ isAnonymous: true }).where(eq(users.id, next.userId))
  await next.browser.send(deleteAccount, { body: { confirmation: 'delete' } })
  expect((await sessionOf(owner)).workspace).toMatchObject({ owner: null, role: 'owner' })
  expect(await db.select().from(projects).where(eq(projects.id, project.id))).toEqual([])
})

test('of two members, of one who is removed and of one who leaves at the same time, one owner comes out', async () => {
  for (const rival of ['second', 'removed', 'left'] as const) {
    const owner = await openOwner()
    const [first, second] = [await openMember(server, owner), await openMember(server, owner)]
    const rivals = {
      second: () => handOver(owner, second.userId),
      removed: () => owner.browser.call('DELETE', `/api/team/members/${first.userId}`),
      left: () => first.browser.call('POST', '/api/team/leave'),
    }
    const answers = await Promise.all([handOver(owner, first.userId), rivals[rival]()])
    const [now] = await ownersOf(owner.workspaceId)
    const done = answers.filter(({ status }) => status === 200).length
    expect(answers.every(({ status }) => [200, 403, 404, 409].includes(status))).toBe(true)
    // Who is removed or leaves is a member without the role, or the owner and stays.
    expect(done).toBe(1)
    expect([owner.userId, first.userId, second.userId]).toContain(now)
  }
})

test('a workspace whose plan is charged stays; afterward the next owner’s payments have a customer of their own', async () => {
  const owner = await openOwner()
  const member = await openMember(server, owner)
  const { db } = server.context.store
  const { workspaceId } = owner
  const subscription = {
    id: `sub-${count}`,
    workspaceId,
    plan: 'scale',
    billing: 'monthly',
    periodEnd: new Date(),
    endsAtPeriodEnd: true,
  } as const
  await db.transaction(async (tx) => {
    await keepCustomer(tx, `cus-${count}`, workspaceId)
    await keepSubscription(tx, { ...subscription, status: 'active', readAt: new Date(1000) })
  })
  expect(await handOver(owner, member.userId)).toMatchObject({
    status: 409,
    body: { error: words.planStays },
  })
  await db.transaction((tx) =>
    keepSubscription(tx, { ...subscription, status: 'ended', readAt: new Date(2000) }),
  )
  expect((await handOver(owner, member.userId)).status).toBe(200)
  expect(await findCustomer(db, workspaceId)).toBeNull()
  await db.transaction((tx) => keepCustomer(tx, `next-${count}`, workspaceId))
  expect(await findCustomer(db, workspaceId)).toBe(`next-${count}`)
})
