import { ApiError } from '../api/client.ts'

/** Logs a failure to the console: the action, the status and the sentence; never a secret, a password or a prompt. */
export function reportFailure(what: string, error: unknown): void {
  const told = error instanceof ApiError ? `${error.status} ${error.code}: ${error.message}` : String(error)
  // oxlint-disable-next-line no-console -- the specification logs these to the console
  console.error(`${what}: ${told}`)
}
