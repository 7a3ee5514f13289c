import * as messages from '@vivify/contract/messages'
import { Unplug } from '../../ui/icons.tsx'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { Button } from '../../ui/button.tsx'

/** Shown when a route fails before its screen renders, for example because a chunk did not load. */
export function RouteErrorScreen() {
  const error = useRouteError()
  return (
    <div
      role="alert"
      className="mx-auto grid min-h-[60dvh] w-full max-w-xl content-center justify-items-center gap-4 px-4 text-center"
    >
      <span className="grid size-14 place-items-center rounded-full bg-danger-soft text-danger-text">
        <Unplug className="size-7" aria-hidden="true" />
      </span>
      <h1 className="text-3xl">{messages.shell.unexpectedError}</h1>
      <p className="text-muted">{describeRouteError(error)}</p>
      <Button variant="primary" onClick={() => location.reload()}>
        {messages.shell.reloadPage}
      </Button>
    </div>
  )
}

/** Status code and status text of a response; name and message of any other error. */
export function describeRouteError(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim()
  if (error instanceof Error)
    return error.name === 'Error' ? error.message : `${error.name}: ${error.message}`
  return String(error)
}
