import { eq } from '../../store/sql.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { teamMessages as words } from '@vivify/contract/team-messages'
import { inviteDays, workspaceHeader } from '@vivify/contract/roles'
import * as account from '@vivify/contract/routes/account'
import { createKey } from '@vivify/contract/routes/keys'
import { orderArticles } from '@vivify/contract/routes/articles'
import { createProject, listProjects } from '@vivify/contract/routes/projects'
import { saveProfile } from '@vivify/contract/routes/security'
import * as routes from '@vivify/contract/routes/teams'
import { apiKeys } from '../../store/schema-callers.ts'
import { closeAccount, deleteClosed } from '../../store/deleted-accounts.ts'
import { jobs, memberships, workspaces } from '../../store/schema.ts'
import { teamInvites } from '../../store/schema-teams.ts'
import { openTestServer, testOrigin, type TestServer } from '../../testing.ts'
import { createToken, hashToken } from '../callers/api-key-token.ts'
import { giveSeats, makeInvite, openMember, openPerson, type Person } from './testing.ts'

/** Long enough for a database on a busy machine. */
const startMs = 60_000
let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ environment: { ENFORCE_PLANS: 'on' } })
}, startMs)
afterAll(() => server.close(), startMs)

async function openOwner(seats = 3): Promise<Person> {
  const owner = await openPerson(server)
  if (seats > 1) await giveSeats(server, owner, seats)
  return owner
}

const accept = ({ browser }: Person, token: string) => browser.call('POST', '/api/invites/accept', { token })
const read = ({ browser }: Pick<Person, 'browser'>, token: string) =>
  browser.call('POST', '/api/invites/read', { token })
const sessionOf = async ({ browser }: Person) => (await browser.send(account.readSession)).session!
const open = ({ browser }: Person, workspaceId: string) =>
  browser.send(routes.openWorkspace, { body: { workspaceId } })
const membersOf = async ({ browser }: Person) => (await browser.send(routes.readTeam)).members

describe('an invite', () => {
  test('lets one person in, who then sees the workspace of the team and may go back to their own', async () => {
    const owner = await openOwner()
    await owner.browser.send(saveProfile, { body: { name: 'Ada' } })
    const project = await owner.browser.send(createProject, { body: { title: 'Ours' } })
    const token = await makeInvite(owner)
    const person = await openPerson(server)
    expect((await read({ browser: server.openBrowser() }, token)).body).toEqual({
      owner: 'Ada',
      role: 'editor',
      isMember: false,
      refusal: null,
    })
    const joined = await accept(person, token)
    expect(joined).toMatchObject({ status: 200, body: { isNew: true } })
    expect(await sessionOf(person)).toMatchObject({
      workspace: { id: owner.workspaceId, owner: 'Ada', role: 'editor', isWaiting: false },
      canSwitch: true,
      plan: 'creator',
    })
    expect((await person.browser.send(listProjects)).projects.map(({ id }) => id)).toEqual([project.id])
    const { workspaces } = await person.browser.send(routes.listWorkspaces)
    expect(workspaces).toEqual([
      { id: person.workspaceId, owner: null, isOpen: false },
      { id: owner.workspaceId, owner: 'Ada', isOpen: true },
    ])
    const { session } = await open(person, person.workspaceId)
    expect(session.workspace).toEqual({
      id: person.workspaceId,
      owner: null,
      role: 'owner',
      isWaiting: false,
    })
    expect((await person.browser.send(listProjects)).projects).toEqual([])
    // The same link opens the team again.
    expect(await accept(person, token)).toMatchObject({ status: 200, body: { isNew: false } })
    expect((await sessionOf(person)).workspace.id).toBe(owner.workspaceId)
    expect(await membersOf(owner)).toHaveLength(2)
  })

  test('is stored as a hash, and is seen by the owner only', async () => {
    const owner = await openOwner()
    const member = await openMember(server, owner)
    const token = await makeInvite(owner, 'viewer')
    const rows = await server.context.store.db
      .select()
      .from(teamInvites)
      .where(eq(teamInvites.workspaceId, owner.workspaceId))
    expect(JSON.stringify(rows)).not.toContain(token)
    const { invites } = await owner.browser.send(routes.readTeam)
    expect(invites).toMatchObject([{ role: 'viewer', label: '' }])
    expect((await member.browser.send(routes.readTeam)).invites).toEqual([])
  })

  test('that was used, revoked, has expired or never was is refused, each in its own words', async () => {
    const owner = await openOwner(5)
    const { db } = server.context.store
    const used = await makeInvite(owner)
    expect((await accept(await openPerson(server), used)).status).toBe(200)
    const revoked = await makeInvite(owner)
    const [row] = (await owner.browser.send(routes.readTeam)).invites
    await owner.browser.send(routes.revokeInvite, { params: { inviteId: row!.id } })
    expect(await owner.browser.call('DELETE', `/api/team/invites/${row!.id}`)).toMatchObject({
      status: 404,
      body: { error: words.inviteMissing },
    })
    const expired = await makeInvite(owner)
    const [last] = (await owner.browser.send(routes.readTeam)).invites
    expect(Date.parse(last!.expiresAt) - Date.parse(last!.createdAt)).toBe(inviteDays * 86_400_000)
    await db.update(teamInvites).set({ expiresAt: new Date() }).where(eq(teamInvites.id, last!.id))
    const person = await openPerson(server)
    for (const [token, status, error] of [
      [used, 409, words.usedInvite],
      [revoked, 409, words.revokedInvite],
      [expired, 409, words.expiredInvite],
      ['A'.repeat(43), 404, words.unknownInvite],
      ['', 404, words.unknownInvite],
    ] as const) {
      expect(await read(person, token)).toMatchObject({ status, body: { error } })
      expect(await accept(person, token)).toMatchObject({ status, body: { error } })
    }
    expect((await accept(person, 'A'.repeat(10_000))).status).toBe(422)
    expect(await membersOf(owner)).toHaveLength(2)
  })

  test('is not for its own owner, and not for guests, who take it along through sign-up', async () => {
    const owner = await openOwner()
    const token = await makeInvite(owner)
    expect((await read(owner, token)).body).toMatchObject({ refusal: words.ownInvite })
    expect(await accept(owner, token)).toMatchObject({ status: 409, body: { error: words.ownInvite } })
    const guest = server.openBrowser()
    const { session } = await guest.send(account.signInAsGuest)
    expect(await guest.call('POST', '/api/invites/accept', { token })).toMatchObject({
      status: 403,
      body: { error: words.guestInvite },
    })
    await guest.send(account.signUp, { body: { email: 'was-guest@x.org', password: 'long enough' } })
    expect((await guest.send(routes.acceptInvite, { body: { token } })).session).toMatchObject({
      id: session.id,
      workspace: { id: owner.workspaceId },
    })
    expect((await server.openBrowser().call('POST', '/api/invites/accept', { token })).status).toBe(401)
  })

  test('can’t be made without a seat for it, nor by a guest', async () => {
    const alone = await openPerson(server)
    const invite = ({ browser }: Pick<Person, 'browser'>) =>
      browser.call('POST', '/api/team/invites', { role: 'editor' })
    expect(await invite(alone)).toMatchObject({ status: 409, body: { error: words.needsSeats } })
    const owner = await openOwner(3)
    await makeInvite(owner)
    await makeInvite(owner)
    expect(await invite(owner)).toMatchObject({ status: 409, body: { error: words.full(3) } })
    expect((await owner.browser.send(routes.readTeam)).refusal).toBe(words.full(3))
    const guest = server.openBrowser()
    await guest.send(account.signInAsGuest)
    expect(await invite({ browser: guest })).toMatchObject({ status: 403, body: { error: words.guest } })
  })
})

describe('seats', () => {
  test(
    'are not exceeded by 100 simultaneous acceptances',
    async () => {
      const owner = await openPerson(server)
      const key = await giveSeats(server, owner, 101)
      const tokens: string[] = []
      for (let count = 0; count < 100; count++) tokens.push(await makeInvite(owner))
      await server.context.services.licences.revokeKey(key)
      await giveSeats(server, owner, 3)
      // Ten people, ten links each; everybody may come in once.
      const guests = await Promise.all(Array.from({ length: 10 }, () => openPerson(server)))
      const answers = await Promise.all(tokens.map((token, index) => accept(guests[index % 10]!, token)))
      expect(answers.filter(({ body }) => body['isNew'] === true)).toHaveLength(2)
      expect(
        new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body['error'])),
      ).toEqual(new Set([words.teamFull]))
      expect(await membersOf(owner)).toHaveLength(3)
    },
    startMs,
  )

  test('of a smaller plan leave those who joined last as viewers, until one is free', async () => {
    const owner = await openPerson(server)
    const key = await giveSeats(server, owner, 3)
    const [first, last] = [await openMember(server, owner), await openMember(server, owner)]
    await server.context.services.licences.revokeKey(key)
    await giveSeats(server, owner, 2)
    expect((await sessionOf(first)).workspace).toMatchObject({ role: 'editor', isWaiting: false })
    expect((await sessionOf(last)).workspace).toMatchObject({ role: 'viewer', isWaiting: true })
    expect((await membersOf(owner)).map(({ role, isWaiting }) => [role, isWaiting])).toEqual([
      ['owner', false],
      ['editor', false],
      ['editor', true],
    ])
    expect((await last.browser.send(listProjects)).projects).toEqual([])
    expect(await last.browser.call('POST', '/api/projects', { title: 'x' })).toMatchObject({
      status: 403,
      body: { code: 'forbidden', error: words.waitingRefused },
    })
    await owner.browser.send(routes.removeMember, { params: { memberId: first.userId } })
    expect((await sessionOf(last)).workspace).toMatchObject({ role: 'editor', isWaiting: false })
    await last.browser.send(createProject, { body: { title: 'Again' } })
  })

  test('have no limit where plans are not enforced', async () => {
    const local = await openTestServer()
    try {
      const owner = await openPerson(local)
      for (let count = 0; count < 4; count++) await openMember(local, owner)
      const team = await owner.browser.send(routes.readTeam)
      expect(team).toMatchObject({ seats: null, refusal: null })
      expect(team.members.every(({ isWaiting }) => !isWaiting)).toBe(true)
    } finally {
      await local.close()
    }
  })
})

describe('a member', () => {
  test('who is removed loses the workspace at once; what they made and started stays', async () => {
    const owner = await openOwner()
    const member = await openMember(server, owner)
    const { db } = server.context.store
    const project = await member.browser.send(createProject, { body: { title: 'Made by a member' } })
    await db.insert(jobs).values({
      id: `job-${member.userId}`,
      workspaceId: owner.workspaceId,
      kind: 'make-gif',
      status: 'queued',
      payload: {},
      idempotencyKey: member.userId,
    })
    await owner.browser.send(routes.removeMember, { params: { memberId: member.userId } })
    expect((await sessionOf(member)).workspace).toMatchObject({ id: member.workspaceId, owner: null })
    expect((await member.browser.call('GET', `/api/projects/${project.id}`)).status).toBe(404)
    expect((await owner.browser.call('GET', `/api/projects/${project.id}`)).status).toBe(200)
    expect(
      (await member.browser.call('POST', '/api/workspaces/open', { workspaceId: owner.workspaceId })).status,
    ).toBe(404)
    const [job] = await db
      .select()
      .from(jobs)
      .where(eq(jobs.id, `job-${member.userId}`))
    expect(job!.status).toBe('queued')
    expect(await owner.browser.call('DELETE', `/api/team/members/${member.userId}`)).toMatchObject({
      status: 404,
      body: { error: words.memberMissing },
    })
  })

  test('leaves by themselves; the owner neither leaves nor is removed nor becomes anything else', async () => {
    const owner = await openOwner()
    const member = await openMember(server, owner)
    expect((await member.browser.send(routes.leaveTeam)).session.workspace.id).toBe(member.workspaceId)
    const refusals = await Promise.all([
      owner.browser.call('POST', '/api/team/leave'),
      owner.browser.call('DELETE', `/api/team/members/${owner.userId}`),
      owner.browser.call('PATCH', `/api/team/members/${owner.userId}`, { role: 'viewer' }),
    ])
    expect(refusals.map(({ status, body }) => [status, body['error']])).toEqual([
      [409, words.ownerCantLeave],
      [409, words.ownerStays],
      [409, words.ownerStays],
    ])
    expect(await membersOf(owner)).toMatchObject([{ id: owner.userId, role: 'owner' }])
    expect(
      (await owner.browser.call('PATCH', `/api/team/members/${owner.userId}`, { role: 'owner' })).status,
    ).toBe(422)
  })

  test('gets another role, which counts from the next call on', async () => {
    const owner = await openOwner()
    const member = await openMember(server, owner, 'viewer')
    const write = () => member.browser.call('POST', '/api/projects', { title: 'x' })
    expect(await write()).toMatchObject({ status: 403, body: { error: words.viewerRefused } })
    const params = { memberId: member.userId }
    await owner.browser.send(routes.changeMember, { params, body: { role: 'editor' } })
    expect((await write()).status).toBe(201)
    expect(await member.browser.call('POST', '/api/team/invites', { role: 'editor' })).toMatchObject({
      status: 403,
      body: { error: words.ownerOnly },
    })
  })

  test('spends the credits of the team, and keeps their own', async () => {
    const owner = await openOwner()
    const member = await openMember(server, owner)
    const { credits } = await sessionOf(member)
    const before = (await owner.browser.send(account.listCredits)).credits
    expect(credits).toBe(before)
    await member.browser.send(orderArticles, {
      body: { titles: ['Tea: a history'], idempotencyKey: 'of the team' },
    })
    expect((await owner.browser.send(account.listCredits)).credits).toBeLessThan(before)
    await open(member, member.workspaceId)
    expect((await member.browser.send(account.listCredits)).credits).toBe(20)
  })

  test('has keys of their own, which act in the workspace in which they were made', async () => {
    const owner = await openOwner()
    const person = await openPerson(server)
    await server.context.store.db
      .update(workspaces)
      .set({ plan: 'scale' })
      .where(eq(workspaces.id, person.workspaceId))
    const { secret } = await person.browser.send(createKey, { body: { name: 'mine', scopes: null } })
    const project = await person.browser.send(createProject, { body: { title: 'Mine' } })
    await person.browser.send(routes.acceptInvite, { body: { token: await makeInvite(owner) } })
    const answer = await server.app.request(`${testOrigin}/api/projects`, {
      headers: { authorization: `Bearer ${secret}` },
    })
    const { projects } = (await answer.json()) as { projects: { id: string }[] }
    expect(projects.map(({ id }) => id)).toEqual([project.id])
  })
})

test('a key of a viewer reads and changes nothing, over MCP too, and ends with the membership', async () => {
  const owner = await openOwner()
  const viewer = await openMember(server, owner, 'viewer')
  const { db } = server.context.store
  await db.update(workspaces).set({ plan: 'scale' }).where(eq(workspaces.id, owner.workspaceId))
  // Only owners can make keys, so no route leads here.
  const secret = createToken()
  await db.insert(apiKeys).values({
    id: viewer.userId,
    workspaceId: owner.workspaceId,
    userId: viewer.userId,
    name: 'x',
    tokenHash: hashToken(secret)!,
    lastFour: 'xxxx',
  })
  const call = async (method: string, address: string, body?: unknown) => {
    const answer = await server.app.request(`${testOrigin}${address}`, {
      method,
      headers: {
        authorization: `Bearer ${secret}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: answer.status, text: await answer.text() }
  }
  expect((await call('GET', '/api/projects')).status).toBe(200)
  const written = await call('POST', '/api/projects', { title: 'x' })
  expect(written.status).toBe(403)
  expect(written.text).toContain(words.viewerRefused)
  const params = { name: 'make_image', arguments: { prompt: 'tea' } }
  const asked = await call('POST', '/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/call', params })
  expect(asked.text).toContain(words.viewerRefused)
  await owner.browser.send(routes.removeMember, { params: { memberId: viewer.userId } })
  expect((await call('GET', '/api/projects')).status).toBe(403)
})

describe('a page that shows another workspace', () => {
  test('changes nothing, and learns that it has to start over', async () => {
    const owner = await openOwner()
    const member = await openMember(server, owner)
    const shown = { [workspaceHeader]: owner.workspaceId }
    const write = (headers: Record<string, string>) =>
      member.browser.call('POST', '/api/projects', { title: 'Whose' }, headers)
    expect((await write(shown)).status).toBe(201)
    await open(member, member.workspaceId)
    expect(await write(shown)).toMatchObject({
      status: 409,
      body: { code: 'workspace_changed', error: words.moved },
    })
    expect((await member.browser.send(listProjects)).projects).toEqual([])
    // What belongs to the person goes on.
    expect((await member.browser.call('GET', '/api/workspaces', undefined, shown)).status).toBe(200)
  })
})

describe('the end of an account', () => {
  test('of a member frees their seat; that of the owner takes the workspace from everybody', async () => {
    const owner = await openOwner()
    const [leaving, staying] = [await openMember(server, owner), await openMember(server, owner)]
    const { email } = await sessionOf(leaving)
    const end = (person: Person) =>
      person.browser.call('POST', '/api/account/delete', { confirmation: email, password: 'long enough' })
    expect(await end(leaving)).toMatchObject({ status: 403, body: { error: words.ownerOnly } })
    const { db } = server.context.store
    await closeAccount(db, leaving.userId)
    expect((await membersOf(owner)).map(({ id }) => id)).toEqual([owner.userId, staying.userId])
    const token = await makeInvite(owner)

    await closeAccount(db, owner.userId)
    expect(await sessionOf(staying)).toMatchObject({
      workspace: { id: staying.workspaceId, owner: null },
      canSwitch: false,
    })
    const person = await openPerson(server)
    expect(await accept(person, token)).toMatchObject({ status: 409, body: { error: words.revokedInvite } })
    await deleteClosed(db, owner)
    expect((await accept(person, token)).status).toBe(404)
    const left = await db.select().from(memberships).where(eq(memberships.workspaceId, owner.workspaceId))
    expect(left).toEqual([])
  })
})
