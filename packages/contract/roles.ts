// What the members of a team may do. Each route needs a role, which follows from its area and method.

/** From the one who may do most to the one who may only look. */
export const roles = ['owner', 'editor', 'viewer'] as const
export type Role = (typeof roles)[number]

/** What somebody can be invited as. */
export const memberRoles = ['editor', 'viewer'] as const
export type MemberRole = (typeof memberRoles)[number]

/**
 * Names the workspace that a page shows. Where the person has switched to another one meanwhile, the server refuses the
 * call instead of changing the wrong workspace.
 */
export const workspaceHeader = 'vivify-workspace'

/** How long an invite works. */
export const inviteDays = 7
export const maxInviteLabelCharacters = 60

/** What money, secrets and programs depend on. */
const ownerAreas: ReadonlySet<string> = new Set(['checkout', 'licences', 'keys', 'vendor-keys', 'webhooks'])
/** These belong to the person, whatever workspace they are in. */
const personalAreas: ReadonlySet<string> = new Set(['account'])

/** The parts of a route that its role follows from. */
interface RouteOfRole {
  area: string
  method: string
  role?: Role
}

/** The smallest role that may call a route. */
export function roleNeeded({ area, method, role }: RouteOfRole): Role {
  if (role !== undefined) return role
  if (ownerAreas.has(area)) return 'owner'
  return method === 'get' || personalAreas.has(area) ? 'viewer' : 'editor'
}

export function allowsRole(held: Role, needed: Role): boolean {
  return roles.indexOf(held) <= roles.indexOf(needed)
}

/** Whether a route is about the person and not about the workspace that is open. */
export function isPersonal({ area }: Pick<RouteOfRole, 'area'>): boolean {
  return personalAreas.has(area)
}
