import * as messages from '@vivify/contract/messages'
import { TriangleAlert } from '../ui/icons.tsx'
import { Component, type ErrorInfo, type ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { Card, Notice } from '../ui/surfaces.tsx'
import { reportFailure } from './report-failure.ts'

interface ErrorBoundaryState {
  error: Error | null
}

interface ErrorBoundaryProps {
  children: ReactNode
  /** The boundary holds part of a screen, so the error message stays within that part. */
  isPart?: boolean
}

/** Catches errors of a screen, so that the rest of the shell stays usable. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null }

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    reportFailure(`A screen broke${info.componentStack?.split('\n')[1] ?? ''}`, error)
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === null) return this.props.children
    return this.props.isPart === true ? <BrokenPart error={error} /> : <BrokenScreen error={error} />
  }
}

function BrokenPart({ error }: { error: Error }) {
  return (
    <Notice
      tone="danger"
      icon={<TriangleAlert />}
      action={
        <Button size="small" onClick={() => location.reload()}>
          {messages.shell.reloadPage}
        </Button>
      }
    >
      {messages.shell.somethingWentWrong}
      <ErrorDetails error={error} />
    </Notice>
  )
}

function BrokenScreen({ error }: { error: Error }) {
  return (
    <div className="mx-auto grid w-full max-w-xl py-10 sm:py-16">
      <Card role="alert" className="grid justify-items-start gap-4">
        <span className="grid size-12 place-items-center rounded-full bg-danger-soft text-danger-text">
          <TriangleAlert className="size-6" aria-hidden="true" />
        </span>
        <div className="flex flex-col gap-1">
          <h1 className="text-2xl">{messages.shell.somethingWentWrong}</h1>
          <p className="text-muted">{messages.shell.sorry}</p>
        </div>
        <Button variant="primary" onClick={() => location.reload()}>
          {messages.shell.reloadPage}
        </Button>
        <ErrorDetails error={error} />
      </Card>
    </div>
  )
}

function ErrorDetails({ error }: { error: Error }) {
  return (
    <details className="w-full text-sm">
      <summary className="w-fit text-muted hover:text-text">Error details</summary>
      <pre
        tabIndex={0}
        className="mt-3 max-h-60 overflow-auto rounded-small bg-sunken p-3 text-xs whitespace-pre-wrap text-muted"
      >
        {error.stack ?? `${error.name}: ${error.message}`}
      </pre>
    </details>
  )
}
