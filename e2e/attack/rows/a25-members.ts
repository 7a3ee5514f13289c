import sharp from 'sharp'
import { hold, type Attack } from '../attack.ts'
import { password, type Call, type Guest, type Target } from '../target.ts'

interface Person {
  guest: Guest
  id: string
  workspaceId: string
}

type Try = readonly [path: string, call?: Call]

async function signUp(target: Target, name: string): Promise<Person> {
  const guest = await target.signUp(`${name}@a25-members.example.com`)
  const { session } = (await (await guest.call('/api/auth/session')).json()) as {
    session: { id: string; workspace: { id: string } }
  }
  return { guest, id: session.id, workspaceId: session.workspace.id }
}

async function join(owner: Person, member: Person, role: 'editor' | 'viewer'): Promise<void> {
  const invited = await owner.guest.call('/api/team/invites', { method: 'POST', body: { role } })
  hold(
    invited.status === 201,
    `an invite was answered with ${invited.status}: ${await invited.clone().text()}`,
  )
  const { path } = (await invited.json()) as { path: string }
  const token = path.split('#')[1]!.replace(/^.*=/, '')
  const joined = await member.guest.call('/api/invites/accept', { method: 'POST', body: { token } })
  hold(joined.ok, `joining was answered with ${joined.status}: ${await joined.clone().text()}`)
}

async function uploadLogo({ guest }: Person): Promise<string> {
  const create = { width: 64, height: 64, channels: 3 as const, background: '#ff8800' }
  const bytes = await sharp({ create }).png().toBuffer()
  const answer = await guest.call('/api/assets?name=logo.png', { method: 'PUT', bytes })
  hold(answer.status === 201, `the logo was answered with ${answer.status}`)
  return ((await answer.json()) as { id: string }).id
}

const post = (body: object): Call => ({ method: 'POST', body })
const saveKit = (brand: object): Call => ({ method: 'PUT', body: { brand } })

/** Every call to media of a team that its id makes possible. */
function reachFor(assetId: string): Try[] {
  return [
    [`/api/assets/${assetId}`],
    [`/api/assets/${assetId}/content`],
    [`/api/assets/${assetId}/content?download=1`, { headers: { range: 'bytes=0-9' } }],
    [`/api/library/${assetId}/uses`],
    [`/api/library/${assetId}`, { method: 'PATCH', body: { title: 'Mine' } }],
    [`/api/library/${assetId}`, { method: 'DELETE' }],
    [`/api/library/${assetId}/restore`, { method: 'POST' }],
    [`/api/assets/${assetId}`, { method: 'DELETE' }],
    ['/api/pictures/branded', post({ assetId })],
    ['/api/brand-kit', saveKit({ logoAsset: assetId })],
  ]
}

/** Every call that changes a team, which only its owner may make. */
function ruleOver(team: Person, victim: Person): Try[] {
  return [
    ['/api/team/invites', post({ role: 'editor' })],
    [`/api/team/members/${victim.id}`, { method: 'DELETE' }],
    [`/api/team/members/${victim.id}`, { method: 'PATCH', body: { role: 'viewer' } }],
    [`/api/team/members/${team.id}`, { method: 'DELETE' }],
    ['/api/team/owner', post({ memberId: victim.id, password })],
    ['/api/licences/redeem', post({ key: 'VVF-AAAA-AAAA-AAAA-AAAA' })],
    ['/api/checkout', post({ plan: 'scale', billing: 'monthly' })],
    ['/api/webhooks', post({ address: 'https://example.com/', events: [] })],
  ]
}

async function refused({ guest }: Person, who: string, tries: Try[], statuses: number[]): Promise<void> {
  for (const [path, call = {}] of tries) {
    const answer = await guest.call(path, call)
    const text = await answer.text()
    const what = `${who}: ${call.method ?? 'GET'} ${path}`
    hold(
      statuses.includes(answer.status),
      `${what} was answered with ${answer.status}: ${text.slice(0, 200)}`,
    )
  }
}

async function ownersOf(person: Person): Promise<string[]> {
  const answer = await person.guest.call('/api/team')
  const { members } = (await answer.json()) as { members: { id: string; role: string }[] }
  return members.filter(({ role }) => role === 'owner').map(({ id }) => id)
}

async function playStrangers(owner: Person, outsider: Person, assetId: string): Promise<void> {
  await refused(outsider, 'a member of another workspace', reachFor(assetId), [403, 404, 422])
  const inTeam = { headers: { 'vivify-workspace': owner.workspaceId } }
  await refused(
    outsider,
    'with the name of the team',
    reachFor(assetId).map(([path, call]) => [path, { ...call, ...inTeam }]),
    [403, 404, 409, 422],
  )
  const open: Try[] = [['/api/workspaces/open', post({ workspaceId: owner.workspaceId })]]
  await refused(outsider, 'opening the team', open, [404])
  const members: Try[] = [
    [`/api/team/members/${owner.id}`, { method: 'DELETE' }],
    [`/api/team/members/${owner.id}`, { method: 'PATCH', body: { role: 'viewer' } }],
    ['/api/team/owner', post({ memberId: owner.id, password })],
  ]
  await refused(outsider, 'ruling over another team', members, [404])
}

/** A hand-over without the password, and several at once with it. */
async function playHandOvers(owner: Person, editor: Person, viewer: Person): Promise<void> {
  const give = (memberId: string, rest: object): Promise<Response> =>
    owner.guest.call('/api/team/owner', post({ memberId, ...rest }))
  for (const rest of [{}, { password: '' }, { password: null }, { password: [password] }]) {
    const answer = await give(editor.id, rest)
    hold(answer.status === 422, `a hand-over with ${JSON.stringify(rest)} was answered with ${answer.status}`)
  }
  const stays = await ownersOf(owner)
  hold(stays.length === 1 && stays[0] === owner.id, 'the workspace changed its owner without a password')
  const given = await Promise.all([editor, viewer].map(({ id }) => give(id, { password })))
  const statuses = given.map(({ status }) => status)
  hold(statuses.filter((status) => status === 200).length === 1, `hand-overs at once: ${statuses.join(', ')}`)
  hold(
    statuses.every((status) => [200, 403, 404, 409].includes(status)),
    `hand-overs at once: ${statuses.join(', ')}`,
  )
  const owners = await Promise.all([owner, editor, viewer].map(ownersOf))
  const [next] = owners[0]!
  hold(
    owners.every((one) => one.length === 1 && one[0] === next) && [editor.id, viewer.id].includes(next!),
    `after two hand-overs the members see ${JSON.stringify(owners)}`,
  )
  const takeBack: Try[] = [['/api/team/owner', post({ memberId: owner.id, password })]]
  await refused(owner, 'the owner before, who gives the team to themselves', takeBack, [403, 404])
}

export const attacks: readonly Attack[] = [
  {
    row: 'A25',
    title:
      'reaches for a team’s media, brand and ownership from outside, as a viewer and after being removed',
    isQuick: true,
    async play(target) {
      const owner = await signUp(target, 'owner')
      const editor = await signUp(target, 'editor')
      const viewer = await signUp(target, 'viewer')
      const gone = await signUp(target, 'gone')
      const outsider = await signUp(target, 'outsider')
      const assetId = await uploadLogo(owner)
      const kit = await owner.guest.call(
        '/api/brand-kit',
        saveKit({ logoAsset: assetId, watermark: '@ours' }),
      )
      hold(kit.ok, `the kit was answered with ${kit.status}`)
      await join(owner, editor, 'editor')
      await join(owner, viewer, 'viewer')
      await join(owner, gone, 'editor')

      await playStrangers(owner, outsider, assetId)
      const seen = await viewer.guest.call(`/api/assets/${assetId}/content`)
      hold(seen.ok, `a viewer may look, and was answered with ${seen.status}`)
      const changes = reachFor(assetId).filter(([, call]) => call?.method !== undefined)
      await refused(viewer, 'a viewer', [...changes, ...ruleOver(owner, editor)], [403])
      await refused(editor, 'an editor', ruleOver(owner, viewer), [403])

      const removed = await owner.guest.call(`/api/team/members/${gone.id}`, { method: 'DELETE' })
      hold(removed.ok, `removing a member was answered with ${removed.status}`)
      await playStrangers(owner, gone, assetId)
      await playHandOvers(owner, editor, viewer)

      const asset = await editor.guest.call(`/api/assets/${assetId}/content`)
      hold(asset.ok, `the team’s logo is answered with ${asset.status}`)
      const brand = await (await editor.guest.call('/api/brand-kit')).text()
      hold(brand.includes('@ours') && brand.includes(assetId), 'the team’s brand kit has changed')
      return 'all refused, one owner'
    },
  },
]
