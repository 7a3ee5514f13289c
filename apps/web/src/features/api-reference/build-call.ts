import type { ReferenceRoute } from '../../api/reference.ts'

/** What a person entered to try a call. */
export interface CallInput {
  /** Values of parameters by name; empty ones are left out. */
  values: Readonly<Record<string, string>>
  /** JSON text. */
  body: string
}

/** The address of a call; a parameter of the path that is not entered stays visible as `{name}`. */
export function addressOf({ path, parameters }: ReferenceRoute, { values }: CallInput): string {
  const filled = parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce((made, { name }) => {
      const value = values[name]?.trim() ?? ''
      return value === '' ? made : made.replace(`{${name}}`, encodeURIComponent(value))
    }, path)
  const search = new URLSearchParams(
    parameters
      .filter((parameter) => parameter.in === 'query')
      .flatMap(({ name }) => (values[name]?.trim() ? [[name, values[name].trim()]] : [])),
  ).toString()
  return search === '' ? filled : `${filled}?${search}`
}

/** Names of required parameters without a value. */
export function findMissing({ parameters }: ReferenceRoute, { values }: CallInput): string[] {
  return parameters
    .filter(({ name, isRequired }) => isRequired && !values[name]?.trim())
    .map(({ name }) => name)
}

const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

/** The call as a command. The key is a variable of the shell, so that no key is copied by accident. */
export function curlOf(route: ReferenceRoute, input: CallInput, origin: string): string {
  const parts = [`curl ${quote(`${origin}${addressOf(route, input)}`)}`]
  if (route.method !== 'GET') parts.push(`-X ${route.method}`)
  if (route.access !== 'public') parts.push('-H "Authorization: Bearer $VIVIFY_KEY"')
  if (route.body !== null) {
    parts.push(`-H 'Content-Type: application/json'`, `-d ${quote(compact(input.body))}`)
  }
  if (route.takesBytes) parts.push('--data-binary @FILE')
  return parts.join(' \\\n  ')
}

function compact(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body))
  } catch {
    return body
  }
}
