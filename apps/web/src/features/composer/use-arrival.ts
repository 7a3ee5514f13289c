import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { connectionsQuery } from '../../api/connections.ts'
import { contentOf, readArrival, withoutArrival } from './arrival.ts'
import { emptyPost } from './post-content.ts'
import { firstAccount } from './platform-toggles.tsx'
import { ownZone } from '../../ui/own-zone.ts'
import { useComposer } from './use-composer.ts'

/** Begins a new post when the address describes one, and takes the description out of the address. */
export function useArrival(): void {
  const client = useQueryClient()
  const { beginWith } = useComposer()
  const [search, setSearch] = useSearchParams()
  const taken = useRef('')
  useEffect(() => {
    const arrival = readArrival(search)
    if (arrival === null) {
      taken.current = ''
      return
    }
    if (taken.current === search.toString()) return
    taken.current = search.toString()
    setSearch(withoutArrival, { replace: true, preventScrollReset: true })
    // Without an answer the post is a dry run until an account is chosen.
    const known = client.ensureQueryData(connectionsQuery).catch(() => ({ connections: [] }))
    void known.then(({ connections }) => {
      const accounts = emptyPost().platforms.flatMap((platform) => {
        const id = firstAccount(connections, platform)
        return id === undefined ? [] : [[platform, id] as const]
      })
      beginWith(contentOf(arrival, ownZone(), Object.fromEntries(accounts)))
    })
  }, [search, setSearch, client, beginWith])
}
