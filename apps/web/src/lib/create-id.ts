/** An id that nothing else has. `crypto.randomUUID` is missing on a page that is not served over https. */
export function createId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
