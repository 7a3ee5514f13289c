import { readLicenceKey } from '@vivify/contract/licence-key'
import * as messages from '@vivify/contract/messages'
import { useState } from 'react'
import { ApiError } from '../../api/client.ts'
import { useRedeemLicence, type Redemption } from '../../api/licences.ts'
import { reportFailure } from '../../lib/report-failure.ts'

const words = messages.licences

export interface Redeeming {
  key: string
  isBusy: boolean
  /** Why the key was refused; undefined while nothing is wrong. */
  error: string | undefined
  /** What the last key gave. */
  redemption: Redemption | null
  change: (key: string) => void
  redeem: () => Promise<void>
}

/** Idle, redeeming, then success or an error. A failed call is logged without the key. */
export function useRedeem(): Redeeming {
  const { mutateAsync, isPending } = useRedeemLicence()
  const [key, setKey] = useState('')
  const [error, setError] = useState<string>()
  const [redemption, setRedemption] = useState<Redemption | null>(null)

  async function redeem(): Promise<void> {
    if (isPending) return
    setRedemption(null)
    const problem = findProblem(key)
    setError(problem)
    if (problem !== undefined) return
    try {
      setRedemption(await mutateAsync(key))
      setKey('')
    } catch (failure) {
      reportFailure('License redemption failed', failure)
      setError(describeFailure(failure))
    }
  }

  return {
    key,
    isBusy: isPending,
    error,
    redemption,
    change(next) {
      setKey(next)
      setError(undefined)
    },
    redeem,
  }
}

function findProblem(key: string): string | undefined {
  if (key.trim() === '') return words.keyMissing
  return readLicenceKey(key) === null ? words.keyMalformed : undefined
}

/** The server's sentence about a refused key; for anything else, also what is wrong. */
function describeFailure(failure: unknown): string {
  if (!(failure instanceof ApiError)) return words.failed
  const isAboutKey = ['bad_input', 'not_found', 'rate_limited'].includes(failure.code)
  return isAboutKey ? failure.message : `${words.failed} ${failure.message}`
}
