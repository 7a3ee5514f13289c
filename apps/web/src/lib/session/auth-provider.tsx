import { useQuery } from '@tanstack/react-query'
import * as messages from '@vivify/contract/messages'
import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react'
import {
  ApiError,
  sessionQuery,
  useSignIn,
  useSignInAsGuest,
  useSignOut,
  useSignUp,
  type Credentials,
  type Session,
} from '../../api/session.ts'
import { reportFailure } from '../report-failure.ts'
import { readCachedUser, writeCachedUser, type CachedUser } from './cached-user.ts'

export interface Auth {
  /** null for a visitor, and while the session is loading. */
  user: Session | null
  /** True until the server has said who is signed in. */
  isLoading: boolean
  /** Why the session could not be read; null when it could. */
  loadingError: Error | null
  /** The user of the last visit, only while loading, so that the shell can paint. */
  remembered: CachedUser | null
  /** True when "Continue as Guest" resumes this browser's guest. */
  canResumeGuest: boolean
  /** False when this installation creates no new guests. */
  allowsGuests: boolean
  /** Each call resolves when the session has changed; a failure is logged and thrown again. */
  signIn: (credentials: Credentials) => Promise<{ isNew: boolean }>
  signUp: (credentials: Credentials) => Promise<void>
  signInAsGuest: () => Promise<void>
  signOut: () => Promise<void>
  retryLoading: () => void
}

const AuthContext = createContext<Auth | null>(null)

/** Provides the session. Redirects must depend on this state, not on the result of a call. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const { data, error, isPending, refetch } = useQuery(sessionQuery)
  const [cached] = useState(readCachedUser)
  const actions = useAuthActions()

  useEffect(() => {
    if (data !== undefined) writeCachedUser(data.session)
  }, [data])

  const auth = useMemo<Auth>(
    () => ({
      user: data?.session ?? null,
      isLoading: isPending,
      loadingError: data === undefined ? error : null,
      remembered: data === undefined ? cached : null,
      canResumeGuest: data?.canResumeGuest ?? false,
      allowsGuests: data?.allowsGuests ?? true,
      retryLoading: () => void refetch(),
      ...actions,
    }),
    [data, error, isPending, refetch, cached, actions],
  )
  return <AuthContext value={auth}>{children}</AuthContext>
}

function useAuthActions() {
  const { mutateAsync: signIn } = useSignIn()
  const { mutateAsync: signUp } = useSignUp()
  const { mutateAsync: signInAsGuest } = useSignInAsGuest()
  const { mutateAsync: signOut } = useSignOut()
  return useMemo(
    () => ({
      signIn: (credentials: Credentials) => logFailure('Sign in failed', signIn(credentials)),
      signUp: async (credentials: Credentials) => {
        await logFailure('Sign up failed', signUp(credentials))
      },
      signInAsGuest: async () => {
        await logFailure('Guest sign in failed', signInAsGuest())
      },
      signOut: async () => {
        await logFailure('Sign out failed', signOut())
      },
    }),
    [signIn, signUp, signInAsGuest, signOut],
  )
}

async function logFailure<Result>(what: string, work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    const isHalfway = error instanceof ApiError && error.code === 'second_step_needed'
    if (!isHalfway) reportFailure(what, error)
    throw error
  }
}

/** The session and the actions that change it. Throws when used outside `AuthProvider`. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (auth === null) throw new Error(messages.auth.outsideProvider)
  return auth
}
