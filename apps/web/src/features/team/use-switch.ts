import { useQueryClient } from '@tanstack/react-query'
import * as messages from '@vivify/contract/messages'
import { toast } from 'react-hot-toast'
import { useOpenWorkspace, workspacesQuery } from '../../api/teams.ts'
import { startOverWith } from '../../lib/session/arrival.ts'
import { nameWorkspace } from './workspace-name.ts'

/** Opens another workspace; the page then starts over in it. */
export function useSwitch(): {
  open: (workspace: { id: string; owner: string | null }) => void
  openOwn: () => void
  isBusy: boolean
} {
  const client = useQueryClient()
  const { mutate, isPending } = useOpenWorkspace()
  const open = (workspace: { id: string; owner: string | null }): void =>
    mutate(workspace.id, {
      onSuccess: () => startOverWith(messages.teams.switched(nameWorkspace(workspace))),
      onError: (error) => void toast.error(error.message),
    })
  const openOwn = (): void => {
    client.fetchQuery(workspacesQuery).then(
      ({ workspaces }) => {
        const own = workspaces.find(({ owner }) => owner === null)
        if (own !== undefined) open(own)
      },
      (error: Error) => void toast.error(error.message),
    )
  }
  return { open, openOwn, isBusy: isPending }
}
