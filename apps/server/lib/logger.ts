import { pino } from 'pino'

/** What the server writes for its operator. Secrets, prompts and scripts are never passed to it. */
export interface Logger {
  debug(entry: unknown, message?: string): void
  info(entry: unknown, message?: string): void
  warn(entry: unknown, message?: string): void
  error(entry: unknown, message?: string): void
}

/** Writes one JSON object a line to standard error. */
export function createLogger(level: 'debug' | 'info' | 'warn' | 'error' | 'silent'): Logger {
  return pino(
    { level, redact: ['headers.cookie', 'headers.authorization', '*.password'] },
    pino.destination({ fd: 2, sync: true }),
  )
}
