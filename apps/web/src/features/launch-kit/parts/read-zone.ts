/** The person's zone, such as `Europe/Berlin`. */
export function readZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
