import type { Measured, MeasuredName } from './port.ts'

/** Values that a platform answered; one that it withdrew is left out. */
export function dropMissing(values: Partial<Record<MeasuredName, number | undefined>>): Measured {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}
