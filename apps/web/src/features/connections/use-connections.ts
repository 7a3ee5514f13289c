import { useQuery } from '@tanstack/react-query'
import * as messages from '@vivify/contract/messages'
import { platformNames, type PlatformId } from '@vivify/contract/platforms'
import { useEffect } from 'react'
import { toast } from 'react-hot-toast'
import { useSearchParams } from 'react-router'
import { connectionsQuery } from '../../api/connections.ts'

/** The accounts that are connected, and how each platform is connected. */
export function useConnections() {
  return useQuery(connectionsQuery)
}

const { failures } = messages.connections
const maxAccounts = 25

/** Says how a log-in at a platform ended, once, and takes it out of the address. For the screen that it returns to. */
export function useLoginOutcome(): void {
  const [search, setSearch] = useSearchParams()
  const connected = search.get('connected')
  const failure = search.get('connect-error')
  const isCut = search.has('cut')
  useEffect(() => {
    if (connected === null && failure === null) return
    // A toast with an id appears once, even when the effect runs twice.
    const id = 'login-outcome'
    if (connected !== null && isPlatform(connected)) {
      const more = isCut ? ` ${messages.connections.someLeftOut(maxAccounts)}` : ''
      toast.success(`${messages.connections.connected(platformNames[connected])}${more}`, { id })
    } else if (failure !== null) {
      toast.error(isFailure(failure) ? failures[failure] : failures.failed, { id })
    }
    setSearch(
      (now) => {
        for (const name of ['connected', 'connect-error', 'cut']) now.delete(name)
        return now
      },
      { replace: true },
    )
  }, [connected, failure, isCut, setSearch])
}

function isPlatform(name: string): name is PlatformId {
  return Object.hasOwn(platformNames, name)
}

function isFailure(name: string): name is keyof typeof failures {
  return Object.hasOwn(failures, name)
}
