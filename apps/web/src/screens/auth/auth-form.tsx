import * as messages from '@vivify/contract/messages'
import { KeyRound, UserRound } from '../../ui/icons.tsx'
import { useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import toast from 'react-hot-toast'
import { useNavigate } from 'react-router'
import { ApiError, type Credentials } from '../../api/session.ts'
import { canUsePasskeys } from '../../lib/passkeys.ts'
import { readNextPlace } from '../../lib/session/next-place.ts'
import { useAuth } from '../../lib/session/auth-provider.tsx'
import { usePasskeySignIn } from '../../api/security.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { TextField } from '../../ui/text-field.tsx'

type Mode = 'sign-in' | 'sign-up'

interface AuthFormProps {
  onForgot: () => void
  onSecondStep: () => void
}

/** The form, a toggle between sign-in and sign-up, and the ways in without a password. */
export function AuthForm({ onForgot, onSecondStep }: AuthFormProps) {
  const { user } = useAuth()
  const [mode, setMode] = useState<Mode>(user === null ? 'sign-in' : 'sign-up')
  const { submit, continueAsGuest, form, isBusy } = useAuthForm(mode, onSecondStep)
  const isSignUp = mode === 'sign-up'

  return (
    <Card className="mx-auto flex flex-col w-full max-w-md gap-5 sm:p-8">
      <div className="flex flex-col gap-1">
        <h2 className="text-2xl">{isSignUp ? 'Create your account' : 'Welcome back'}</h2>
        <p className="text-sm text-muted">{describeMode(mode, user !== null)}</p>
      </div>
      <CredentialsForm {...{ form, submit, isSignUp, isBusy }} />
      {!isSignUp && (
        <button
          type="button"
          onClick={onForgot}
          className="self-center rounded-small text-sm text-muted underline underline-offset-4 hover:text-text"
        >
          {messages.security.forgot}
        </button>
      )}
      <ModeToggle mode={mode} onChange={setMode} />
      <div className="flex items-center gap-3 text-xs text-muted">
        <span className="h-px flex-1 bg-line" />
        or
        <span className="h-px flex-1 bg-line" />
      </div>
      {!isSignUp && <PasskeyEntry isDisabled={isBusy !== null} />}
      <GuestEntry isBusy={isBusy === 'guest'} isDisabled={isBusy !== null} onContinue={continueAsGuest} />
    </Card>
  )
}

interface CredentialsFormProps {
  form: UseFormReturn<Credentials>
  submit: () => Promise<void>
  isSignUp: boolean
  isBusy: 'form' | 'guest' | null
}

function CredentialsForm({ form, submit, isSignUp, isBusy }: CredentialsFormProps) {
  const { errors } = form.formState
  return (
    <form
      noValidate
      aria-label={isSignUp ? 'Sign up' : 'Sign in'}
      onSubmit={submit}
      className="flex flex-col gap-4"
    >
      <TextField
        label="Email"
        type="email"
        required
        autoComplete="email"
        placeholder="you@example.com"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordField
        label="Password"
        error={errors.password?.message}
        autoComplete={isSignUp ? 'new-password' : 'current-password'}
        {...form.register('password')}
      />
      <Button
        type="submit"
        variant="primary"
        size="large"
        isBusy={isBusy === 'form'}
        disabled={isBusy !== null}
      >
        {isSignUp ? 'Sign Up' : 'Sign In'}
      </Button>
      {errors.root?.message !== undefined && (
        <p role="alert" className="text-sm text-danger-text">
          {errors.root.message}
        </p>
      )}
    </form>
  )
}

function ModeToggle({ mode, onChange }: { mode: Mode; onChange: (mode: Mode) => void }) {
  const isSignUp = mode === 'sign-up'
  return (
    <p className="text-center text-sm text-muted">
      {isSignUp ? 'Already have an account? ' : 'Don’t have an account? '}
      <button
        type="button"
        onClick={() => onChange(isSignUp ? 'sign-in' : 'sign-up')}
        className="rounded-small font-semibold text-primary-text underline underline-offset-4"
      >
        {isSignUp ? 'Sign in instead' : 'Create one'}
      </button>
    </p>
  )
}

/** Absent where the browser offers no passkeys, such as on plain HTTP from another machine. */
function PasskeyEntry({ isDisabled }: { isDisabled: boolean }) {
  const { mutate, isPending } = usePasskeySignIn()
  const navigate = useNavigate()
  if (!canUsePasskeys()) return null
  const enter = (): void =>
    mutate(undefined, {
      onSuccess: () => {
        toast.success(messages.auth.signedIn)
        void navigate(readNextPlace(), { replace: true })
      },
      onError: (error) => {
        // Closing the browser's own window needs no comment.
        if (error instanceof ApiError) toast.error(error.message)
      },
    })
  return (
    <Button
      size="large"
      isBusy={isPending}
      disabled={isDisabled}
      onClick={enter}
      icon={<KeyRound className="size-4.5" aria-hidden="true" />}
    >
      {messages.security.withPasskey}
    </Button>
  )
}

function GuestEntry(props: { isBusy: boolean; isDisabled: boolean; onContinue: () => void }) {
  const { user, canResumeGuest, allowsGuests } = useAuth()
  if (!allowsGuests && !canResumeGuest && user === null) {
    return <p className="text-center text-sm text-muted">{messages.auth.noGuests}</p>
  }
  return (
    <div className="flex flex-col gap-2">
      <Button
        size="large"
        isBusy={props.isBusy}
        disabled={props.isDisabled}
        onClick={props.onContinue}
        icon={<UserRound className="size-4.5" aria-hidden="true" />}
      >
        Continue as Guest
      </Button>
      <p className="text-center text-xs text-muted">
        {canResumeGuest
          ? 'Continues where you left off as a guest in this browser.'
          : 'Start with 20 credits. Sign up later and keep everything.'}
      </p>
    </div>
  )
}

function describeMode(mode: Mode, isGuest: boolean): string {
  if (isGuest) return 'Your guest work and credits move to your new account.'
  return mode === 'sign-up'
    ? '20 credits to start, no card needed.'
    : 'Sign in to pick up where you left off.'
}

function useAuthForm(mode: Mode, onSecondStep: () => void) {
  const { user, signIn, signUp, signInAsGuest } = useAuth()
  const navigate = useNavigate()
  const [isBusy, setIsBusy] = useState<'form' | 'guest' | null>(null)
  const form = useForm<Credentials>({ defaultValues: { email: '', password: '' } })

  const run = async (
    which: 'form' | 'guest',
    work: () => Promise<string>,
    failure: string,
  ): Promise<void> => {
    setIsBusy(which)
    try {
      toast.success(await work())
      await navigate(readNextPlace(), { replace: true })
    } catch (error) {
      if (error instanceof ApiError && error.code === 'second_step_needed') return onSecondStep()
      toast.error(failure)
      // The server's message adds details that the toast leaves out, such as how long to wait after too many attempts.
      if (error instanceof ApiError && error.code !== 'unauthorized')
        form.setError('root', { message: error.message })
    } finally {
      setIsBusy(null)
    }
  }

  const submit = form.handleSubmit(async (typed) => {
    const { checkCredentials } = await import('./credentials.ts')
    const wrong = Object.entries(checkCredentials(typed)) as [keyof Credentials, string][]
    for (const [field, message] of wrong) form.setError(field, { message })
    if (wrong[0]) return form.setFocus(wrong[0][0])
    await run('form', () => enter(typed), messages.auth.failed)
  })

  async function enter(typed: Credentials): Promise<string> {
    if (mode === 'sign-up') {
      await signUp(typed)
      return messages.auth.accountCreated
    }
    const { isNew } = await signIn(typed)
    if (isNew) toast(`This created a new account for ${typed.email.trim()}.`)
    return messages.auth.signedIn
  }

  return {
    form,
    isBusy,
    submit,
    continueAsGuest: () => {
      // A guest who only came to look returns to the dashboard.
      if (user?.isGuest === true) return void navigate('/')
      void run(
        'guest',
        async () => {
          await signInAsGuest()
          return messages.auth.signedInAsGuest
        },
        messages.auth.guestFailed,
      )
    },
  }
}
