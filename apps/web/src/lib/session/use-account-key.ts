import { useAuth } from './auth-provider.tsx'

/** Names what this browser keeps for the account, apart for each workspace; empty for a visitor. */
export function useAccountKey(): string {
  const { user } = useAuth()
  if (user === null) return ''
  const { id, workspace } = user
  return workspace.owner === null ? id : `${id}.${workspace.id}`
}
