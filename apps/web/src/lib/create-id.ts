/** A unique id. Pages that are not served over HTTPS have no `crypto.randomUUID`. */
export function createId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
