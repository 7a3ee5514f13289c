import * as messages from '@vivify/contract/messages'
import type { ReactNode } from 'react'
import { Card } from '../../ui/surfaces.tsx'

interface AuthCardProps {
  title: string
  intro: string
  /** Leads back to the sign-in form. */
  onBack: () => void
  children: ReactNode
}

/** A short step beside signing in. */
export function AuthCard({ title, intro, onBack, children }: AuthCardProps) {
  return (
    <Card className="mx-auto flex w-full max-w-md flex-col gap-5 sm:p-8">
      <div className="flex flex-col gap-1">
        <h2 className="text-2xl">{title}</h2>
        <p className="text-sm text-muted">{intro}</p>
      </div>
      {children}
      <button
        type="button"
        onClick={onBack}
        className="self-center rounded-small text-sm text-muted underline underline-offset-4 hover:text-text"
      >
        {messages.security.backToSignIn}
      </button>
    </Card>
  )
}
