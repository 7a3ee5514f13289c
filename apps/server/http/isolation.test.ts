// Calls every route with another account's ids, by cookie, by API key and as a member of a team: each answers as if there
// were no such thing, and changes nothing of the other account. Then calls every route as a viewer and as an editor. The
// routes come from the contract, so a new one is covered by itself, or fails here with what to add.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allowsRole, memberRoles, roleNeeded, type MemberRole } from '@vivify/contract/roles'
import { errorAnswerSchema } from '@vivify/contract/routes/route'
import { routes, type NamedRoute } from '@vivify/contract/routes/routes'
import { acceptInvite } from '@vivify/contract/routes/teams'
import { scopeOf } from '@vivify/contract/scopes'
import { teamMessages } from '@vivify/contract/team-messages'
import { makeInvite, openMember } from '../services/teams/testing.ts'
import { openTestServer, testOrigin, type TestBrowser, type TestServer } from '../testing.ts'
import { dumpRows, openBelongings, type Belongings } from './testing-belongings.ts'
import { kindOfId, sampleInput } from './testing-sample.ts'

/**
 * Routes that take any id in a body or query and answer as for one that means nothing: what is stored keeps its ids when
 * files are deleted, so an id is looked up, in the account, when it is used.
 */
const neutral: Readonly<Record<string, string>> = {
  createKit: 'a kit stores its document',
  saveKit: 'a kit stores its document',
  createPost: 'a draft may name files that are gone; scheduling checks them',
  savePost: 'a draft may name files that are gone; scheduling checks them',
  createProject: 'a project stores its document',
  saveProject: 'a project stores its document',
  saveArticle: 'an article stores its document',
  importProject: 'names the files that the account does not have',
  listArticles: 'the list is empty',
  listCreations: 'the list is empty',
  listLibrary: 'the list is empty',
  exportArticles: 'there is nothing to export',
  editImage: 'the engine is looked up first, and a test server has none that edits',
  previewSpeech: 'a scene without its file is spoken all the same',
  previewPictures: 'a scene without its file shows a motif',
  writeScript: 'the choices are put into the document that is answered',
  rewriteScript: 'works on the document that was sent',
  findScriptAlternatives: 'works on the document that was sent',
  optimizeScript: 'works on the document that was sent',
  scoreScript: 'works on the document that was sent',
  writePublishTexts: 'works on the document that was sent',
}

let server: TestServer
let owner: Belongings
let stranger: Belongings
/** Was removed from the owner's team, and works in the stranger's. */
let removed: TestBrowser
/** Members of the owner's team. */
let members: Record<MemberRole, TestBrowser>
/** All rows of the owner, as the last call left them. */
let rows: string
/** Long enough for a database on a busy machine, and for two voices. */
const startMs = 180_000
beforeAll(async () => {
  server = await openTestServer()
  owner = await openBelongings(server, 'owner')
  stranger = await openBelongings(server, 'stranger')
  removed = await openRemoved()
  members = {
    viewer: (await openMember(server, owner, 'viewer')).browser,
    editor: (await openMember(server, owner, 'editor')).browser,
  }
  rows = await dumpRows(server.context.store.db, owner.workspaceId)
}, startMs)
afterAll(() => server.close(), startMs)

async function openRemoved(): Promise<TestBrowser> {
  const { browser, userId } = await openMember(server, owner)
  const projects = await browser.call('GET', '/api/projects')
  expect(JSON.stringify(projects.body)).toContain(owner.marker)
  await server.context.services.teams.removeMember(owner.workspaceId, userId)
  await browser.send(acceptInvite, { body: { token: await makeInvite(stranger) } })
  return browser
}

const ways = ['cookie', 'key', 'member'] as const
type Way = (typeof ways)[number]
type Whose = 'foreign' | 'own'

/** A call with ids of the other account, where `places` says. */
interface Attempt {
  route: NamedRoute
  address: string
  body: unknown
  places: 'address' | 'content'
}

function idOf(whose: Whose, kind: string): string {
  const id = (whose === 'foreign' ? owner : stranger).ids.get(kind)
  if (id !== undefined) return id
  throw new Error(`No account here has a “${kind}”. Make one in testing-belongings.ts.`)
}

const paramNames = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
const kindOfParam = (name: string): string | null => (name === 'key' ? 'preview' : kindOfId(name))

function fillPath(route: NamedRoute, whose: (name: string) => Whose): string {
  const plain = sampleInput(route.params!, () => 'x').value as Record<string, unknown>
  return paramNames(route.path).reduce((path, name) => {
    const kind = kindOfParam(name)
    const value = kind === null ? String(plain[name]) : idOf(whose(name), kind)
    return path.replace(`{${name}}`, encodeURIComponent(value))
  }, route.path)
}

function sampleContent(route: NamedRoute, whose: Whose) {
  const give = (kind: string): string => idOf(whose, kind)
  const query = route.query ? sampleInput(route.query, give) : null
  const body = route.body ? sampleInput(route.body, give) : null
  for (const [schema, sampled] of [
    [route.query, query],
    [route.body, body],
  ] as const) {
    if (schema && sampled && !schema.safeParse(sampled.value).success)
      throw new Error(`testing-sample.ts can’t make an input for ${route.name}. Teach it the schema's kind.`)
  }
  const search = new URLSearchParams((query?.value ?? {}) as Record<string, string>).toString()
  return {
    search: search === '' ? '' : `?${search}`,
    body: route.takesBytes ? 'x' : body?.value,
    hasIds: (query?.kinds.size ?? 0) + (body?.kinds.size ?? 0) > 0,
  }
}

function listAttempts(route: NamedRoute): Attempt[] {
  const names = paramNames(route.path).filter((name) => kindOfParam(name) !== null)
  const own = sampleContent(route, 'own')
  const attempts: Attempt[] = []
  if (names.length > 0) {
    const address = `${fillPath(route, () => 'foreign')}${own.search}`
    attempts.push({ route, address, body: own.body, places: 'address' })
  }
  // The first id is the caller's own, the last one is not.
  if (names.length > 1) {
    const address = `${fillPath(route, (name) => (name === names.at(-1) ? 'foreign' : 'own'))}${own.search}`
    attempts.push({ route, address, body: own.body, places: 'address' })
  }
  if (own.hasIds) {
    const { search, body } = sampleContent(route, 'foreign')
    const path = route.params ? fillPath(route, () => 'own') : route.path
    attempts.push({ route, address: `${path}${search}`, body, places: 'content' })
  }
  return attempts
}

async function call(way: Way, { method }: NamedRoute, address: string, body: unknown) {
  const headers = { 'last-event-id': '0' }
  if (way !== 'key') {
    const browser = way === 'cookie' ? stranger.browser : removed
    return browser.fetch(method.toUpperCase(), address, body, headers)
  }
  const isText = body === undefined || typeof body === 'string'
  return server.app.request(`${testOrigin}${address}`, {
    method: method.toUpperCase(),
    headers: { ...headers, authorization: `Bearer ${stranger.secret}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: isText ? (body as string) : JSON.stringify(body) }),
  })
}

/** Answers that say the same as for an id that never existed. */
function isRefusal(way: Way, attempt: Attempt, status: number, text: string): boolean {
  const { route, places } = attempt
  if (way === 'key' && scopeOf(route) === null) return status === 403
  if (way === 'member' && !allowsRole('editor', roleNeeded(route))) return status === 403
  if (status === 404) return true
  if (places === 'address') return false
  if (route.name in neutral) return status < 500
  const answer = errorAnswerSchema.safeParse(JSON.parse(text))
  return answer.data?.code === 'asset_missing'
}

async function expectUntouched(about: string): Promise<void> {
  const before = rows
  rows = await dumpRows(server.context.store.db, owner.workspaceId)
  expect(rows, `${about}, and changes rows of the owner`).toBe(before)
}

const sessionRoutes = routes.filter(({ access }) => access === 'session')
const withIds = sessionRoutes.filter(takesId)

function takesId({ path, query, body }: NamedRoute): boolean {
  const inContent = [query, body].some((schema) => schema && sampleInput(schema, () => 'x').kinds.size > 0)
  return inContent || paramNames(path).some((name) => kindOfParam(name) !== null)
}

const lists = sessionRoutes.filter(({ method, params }) => method === 'get' && !params)

// Before the sweep, which stores ids of the other account in documents of the stranger.
describe.each(ways)('by %s, nothing of another account', (way) => {
  test.each(lists.map((route) => [route.name, route] as const))(
    'is in the answer of %s',
    async (_, route) => {
      const { search } = sampleContent(route, 'own')
      const text = await (await call(way, route, `${route.path}${search}`, undefined)).text()
      expect(text).not.toContain(owner.marker)
      expect([...owner.ids.values()].filter((id) => text.includes(id))).toEqual([])
    },
  )
})

describe.each(ways)('by %s, another account’s ids', (way) => {
  test.each(withIds.map((route) => [route.name, route] as const))('are nobody’s for %s', async (_, route) => {
    for (const attempt of listAttempts(route)) {
      const response = await call(way, route, attempt.address, attempt.body)
      const text = await response.text()
      const about = `${route.method} ${attempt.address} answers ${response.status} ${text.slice(0, 300)}`
      expect(
        isRefusal(way, attempt, response.status, text),
        `${about}. It must answer 404 or asset_missing; where any id may be stored, add the route to \`neutral\`.`,
      ).toBe(true)
      expect(text, about).not.toContain(owner.marker)
      await expectUntouched(about)
    }
  })
})

test('the owner’s own calls reach all of these things, so the sweep tries ids that exist', async () => {
  const reads = sessionRoutes.filter(
    ({ method, path }) => method === 'get' && paramNames(path).some((name) => kindOfParam(name) !== null),
  )
  for (const route of reads) {
    if (route.answerType === 'text/event-stream') continue
    const address = `${fillPath(route, () => 'foreign')}${sampleContent(route, 'own').search}`
    const { status } = await owner.browser.fetch('GET', address)
    const isUnready = [
      'readArticleVersion',
      'exportArticle',
      'readPreviewPicture',
      'readPreviewSound',
      'readAssetTracks',
    ]
    if (!isUnready.includes(route.name)) expect(status, address).toBe(200)
  }
  expect(await dumpRows(server.context.store.db, owner.workspaceId)).toContain(owner.marker)
})

/** What a route refuses, and what it leaves as it was. A person's own things, such as their name, are no part of a team. */
describe.each(memberRoles)('in a team, the role of %s', (role) => {
  const refused = sessionRoutes.filter((route) => !allowsRole(role, roleNeeded(route)))
  const callAs = async (route: NamedRoute) => {
    const { search, body } = sampleContent(route, 'foreign')
    const path = route.params ? fillPath(route, () => 'foreign') : route.path
    return members[role].fetch(route.method.toUpperCase(), `${path}${search}`, body)
  }

  test.each(refused.map((route) => [route.name, route] as const))('does not include %s', async (_, route) => {
    const answer = await callAs(route)
    const { error } = errorAnswerSchema.parse(await answer.json())
    const sentence = roleNeeded(route) === 'owner' ? teamMessages.ownerOnly : teamMessages.viewerRefused
    expect([answer.status, error]).toEqual([403, sentence])
    await expectUntouched(route.name)
  })
})

/** About the person, or about the whole installation for its operator. */
const isOfNoTeam = ({ area }: NamedRoute): boolean => ['account', 'sales', 'system'].includes(area)
const looks = sessionRoutes.filter(
  (route) => route.method === 'get' && roleNeeded(route) === 'viewer' && !isOfNoTeam(route),
)

test.each(looks.map((route) => [route.name, route] as const))(
  'a viewer gets what %s shows, which changes nothing',
  async (_, route) => {
    if (route.answerType === 'text/event-stream') return
    const address = `${route.params ? fillPath(route, () => 'foreign') : route.path}${sampleContent(route, 'foreign').search}`
    const seen = await members.viewer.fetch('GET', address)
    expect(seen.status).toBe((await owner.browser.fetch('GET', address)).status)
    expect(seen.status).not.toBe(403)
    await expectUntouched(route.name)
  },
)
