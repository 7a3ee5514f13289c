// Checks every request before its schema parses it: how many values it holds, how deeply they nest, and whether all its
// text can be stored. Each check is one pass, so that refusing a hostile body costs less than parsing an honest one.

import type { MiddlewareHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { AppError } from '@vivify/contract/errors'
import type { Route } from '@vivify/contract/routes/route'
import { findTooLong } from './find-too-long.ts'
import { measureJson } from './measure-json.ts'

/** Numbers, texts, lists and objects of one body. The largest document has a quarter of this. */
export const maxJsonValues = 100_000
/** Levels of nested lists and objects. */
export const maxJsonDepth = 32
/** Field names in messages are cut, because they contain keys that the caller chose. */
const maxFieldCharacters = 120

/**
 * Refuses text that can't be stored, and bodies so large that parsing them would hold up other requests. Throws
 * AppError `bad_input` or `too_large`.
 */
export function checkRequest(route: Route): MiddlewareHandler {
  return async (http, next) => {
    if (route.params) checkText(http.req.param(), '')
    if (route.query) checkText(http.req.queries(), '')
    if (route.body && /^application\/([\w.-]+\+)?json\s*(;|$)/i.test(http.req.header('content-type') ?? '')) {
      const body = readJson(await http.req.text())
      checkText(body, '')
      const tooLong = findTooLong(route.body, body)
      if (tooLong) throw new AppError('bad_input', tooLong)
      // Parsed only once: the schema validates the same object.
      http.req.json = async () => body as never
    }
    await next()
  }
}

/** Parses a body within the limits on its size. Throws AppError `too_large`, and HTTPException for text that is no JSON. */
export function readJson(text: string): unknown {
  const { values, depth } = measureJson(text, { maxValues: maxJsonValues, maxDepth: maxJsonDepth })
  if (values > maxJsonValues) {
    const sentence = `The request has too many parts. Send at most ${maxJsonValues.toLocaleString('en-US')} values at once.`
    throw new AppError('too_large', sentence, { details: { maxJsonValues } })
  }
  if (depth > maxJsonDepth) {
    const sentence = `The request is nested too deeply. At most ${maxJsonDepth} lists or objects may be inside each other.`
    throw new AppError('too_large', sentence, { details: { maxJsonDepth } })
  }
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new HTTPException(400, { message: 'Malformed JSON in request body', cause })
  }
}

/** Throws AppError `bad_input` for text that no database or file can store. */
function checkText(value: unknown, field: string): void {
  if (typeof value === 'string') {
    const problem = describeUnkeepable(value)
    if (problem) throw unkeepable(field, problem)
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) checkText(item, joinField(field, String(index)))
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) {
      const problem = describeUnkeepable(key)
      if (problem) throw unkeepable(field, problem)
      checkText(item, joinField(field, key))
    }
  }
}

function describeUnkeepable(text: string): string | null {
  if (text.includes('\0')) return 'a NUL character (code 0)'
  return text.isWellFormed() ? null : 'half a character (a surrogate without its partner)'
}

function unkeepable(field: string, problem: string): AppError {
  const where = field === '' ? 'The request' : `The text of “${field.slice(0, maxFieldCharacters)}”`
  return new AppError(
    'bad_input',
    `${where} contains ${problem}, which can’t be kept. Remove it and try again.`,
    {
      details: { field: field.slice(0, maxFieldCharacters) },
    },
  )
}

function joinField(field: string, key: string): string {
  return field === '' ? key : `${field}.${key}`
}
