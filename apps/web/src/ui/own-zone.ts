/** The zone of this browser, such as `Europe/Berlin`. */
export function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
