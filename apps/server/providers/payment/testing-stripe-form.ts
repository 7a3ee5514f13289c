export type FormValue = string | { [name: string]: FormValue }

/** Reads Stripe's form encoding, in which `metadata[checkout]=a` is a value in an object. */
export function readForm(params: URLSearchParams): Record<string, FormValue> {
  const form: Record<string, FormValue> = {}
  for (const [name, value] of params) {
    const path = name.split(/[[\]]+/).filter(Boolean)
    let place = form
    for (const part of path.slice(0, -1)) {
      place[part] ??= {}
      place = place[part] as Record<string, FormValue>
    }
    place[path.at(-1)!] = value
  }
  return form
}
