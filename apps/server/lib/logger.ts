import { pino } from 'pino'
import { describeForLog } from './describe-failure.ts'

/** The server's log for its operator. Secrets, prompts and scripts must never be passed to it. */
export interface Logger {
  debug(entry: unknown, message?: string): void
  info(entry: unknown, message?: string): void
  warn(entry: unknown, message?: string): void
  error(entry: unknown, message?: string): void
}

/**
 * Writes one JSON object per line to `destination`, by default standard error. Errors go through `describeForLog`,
 * because they carry what people sent.
 */
export function createLogger(
  level: 'debug' | 'info' | 'warn' | 'error' | 'silent',
  destination: pino.DestinationStream = pino.destination({ fd: 2, sync: true }),
): Logger {
  const log = pino({ level, redact: ['headers.cookie', 'headers.authorization', '*.password'] }, destination)
  const write =
    (name: 'debug' | 'info' | 'warn' | 'error') =>
    (entry: unknown, message?: string): void =>
      log[name](describeEntry(entry), message)
  return { debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error') }
}

function describeEntry(entry: unknown): unknown {
  if (entry instanceof Error) return { error: describeForLog(entry) }
  if (typeof entry !== 'object' || entry === null) return entry
  return Object.fromEntries(
    Object.entries(entry).map(([key, value]) => [
      key,
      value instanceof Error ? describeForLog(value) : value,
    ]),
  )
}

/** Drops warnings and errors for which `isKnown` returns true. */
export function leaveOutKnown(logger: Logger, isKnown: (error: unknown) => boolean): Logger {
  const isNews = (entry: unknown): boolean => !isKnown(errorOf(entry))
  return {
    debug: (entry, message) => logger.debug(entry, message),
    info: (entry, message) => logger.info(entry, message),
    warn: (entry, message) => (isNews(entry) ? logger.warn(entry, message) : undefined),
    error: (entry, message) => (isNews(entry) ? logger.error(entry, message) : undefined),
  }
}

function errorOf(entry: unknown): unknown {
  const isBox = typeof entry === 'object' && entry !== null && 'error' in entry
  return isBox ? entry.error : entry
}
