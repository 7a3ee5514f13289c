// People and teams, for tests.

import { eq } from '../../store/sql.ts'
import { signInAsGuest } from '@vivify/contract/routes/account'
import type { MemberRole } from '@vivify/contract/roles'
import { acceptInvite, inviteMember } from '@vivify/contract/routes/teams'
import { users } from '../../store/schema.ts'
import type { TestBrowser, TestServer } from '../../testing.ts'

export interface Person {
  browser: TestBrowser
  userId: string
  /** Their own. */
  workspaceId: string
}

let people = 0

/** Somebody with an email, without a password: hashing one takes longer than all else of a test. */
export async function openPerson(server: TestServer): Promise<Person> {
  const browser = server.openBrowser()
  const { session } = await browser.send(signInAsGuest)
  const name = `person-${people++}`
  await server.context.store.db
    .update(users)
    .set({ name, email: `${name}@x.org`, isAnonymous: false })
    .where(eq(users.id, session.id))
  return { browser, userId: session.id, workspaceId: session.workspace.id }
}

/** Gives the person's workspace a license with so many seats; its plan has one. Returns the key. */
export async function giveSeats(server: TestServer, { browser }: Person, seats: number): Promise<string> {
  const terms = { plan: 'creator' as const, credits: 0, seats, expiresAt: null, batch: 'test' }
  const [key] = await server.context.services.licences.issue(terms, 1)
  const { status } = await browser.call('POST', '/api/licences/redeem', { key })
  if (status !== 200) throw new Error(`The license was not redeemed: ${status}`)
  return key!
}

/** The secret of a new invite. */
export async function makeInvite(
  owner: Pick<Person, 'browser'>,
  role: MemberRole = 'editor',
): Promise<string> {
  const { path } = await owner.browser.send(inviteMember, { body: { role } })
  return path.slice(path.indexOf('#') + 1)
}

/** A new person in the owner's team, whose workspace they have open. */
export async function openMember(
  server: TestServer,
  owner: Pick<Person, 'browser'>,
  role: MemberRole = 'editor',
): Promise<Person> {
  const person = await openPerson(server)
  await person.browser.send(acceptInvite, { body: { token: await makeInvite(owner, role) } })
  return person
}
