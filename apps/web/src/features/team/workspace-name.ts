import * as messages from '@vivify/contract/messages'

/** A workspace as its members call it. */
export function nameWorkspace({ owner }: { owner: string | null }): string {
  return owner === null ? messages.teams.ownWorkspace : messages.teams.nameOf(owner)
}
