/** An error as it appears in the log: enough to find the fault, but nothing that a person wrote. */
export interface LoggedError {
  type: string
  code?: string
  message: string
  /** Stack frames, without the message. */
  at?: string[]
  details?: unknown
  cause?: LoggedError
  errors?: LoggedError[]
}

const maxFrames = 12
const maxMessageCharacters = 500
const maxCauses = 5

/**
 * Describes an error for the log. Copies only the fields listed here, because database errors carry the query and its
 * parameters in fields and in the message, and a parser's message quotes the text it could not read.
 */
export function describeForLog(error: unknown, causesLeft: number = maxCauses): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'Something that is no Error was thrown.' }
  const { code, details } = error as { code?: unknown; details?: unknown }
  const at = listFrames(error)
  const inner = error instanceof AggregateError ? error.errors.slice(0, 3) : []
  return {
    type: error.name === 'Error' ? error.constructor.name : error.name,
    ...(typeof code === 'string' ? { code } : {}),
    message: describeMessage(error),
    ...(at.length > 0 ? { at } : {}),
    // Only our own errors guarantee that their details are safe to log.
    ...(error.name === 'AppError' && details !== undefined ? { details } : {}),
    ...(error.cause !== undefined && causesLeft > 0
      ? { cause: describeForLog(error.cause, causesLeft - 1) }
      : {}),
    ...(inner.length > 0 && causesLeft > 0
      ? { errors: inner.map((one) => describeForLog(one, causesLeft - 1)) }
      : {}),
  }
}

function describeMessage(error: Error): string {
  if (error.message.startsWith('Failed query')) return 'A query failed.'
  if (error instanceof SyntaxError) return 'Something could not be parsed.'
  const { code, severity } = error as { code?: unknown; severity?: unknown }
  // PostgreSQL quotes the rejected value (class 22) or the row (class 23) in its message.
  if (severity !== undefined && typeof code === 'string' && /^2[23]/.test(code)) {
    return `The database refused a value (${code}).`
  }
  return error.message.slice(0, maxMessageCharacters)
}

function listFrames(error: Error): string[] {
  const { stack = '', message } = error
  const frames = stack.slice(Math.max(0, stack.indexOf(message)) + message.length)
  const lines = frames.split('\n').filter((line) => /^ {4}at /.test(line))
  return lines.slice(0, maxFrames).map((line) => line.trim())
}
