// How numbers of the operator's page are written.

const units = ['kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** A size in the largest unit of which it has at least one, such as `12.3 MB`. */
export function nameBytes(bytes: number): string {
  const power = bytes < 1000 ? 1 : Math.min(units.length, Math.floor(Math.log10(bytes) / 3))
  const value = bytes / 1000 ** power
  const unit = units[power - 1]!
  return value.toLocaleString('en-US', { style: 'unit', unit, maximumFractionDigits: value < 100 ? 1 : 0 })
}

export function nameMoment(moment: string): string {
  return new Date(moment).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })
}

export function nameDay(moment: string): string {
  return new Date(moment).toLocaleDateString('en-US', { dateStyle: 'medium' })
}

/** A time in its largest unit, such as `5 min`. */
export function nameDuration(seconds: number): string {
  const [value, unit] =
    seconds < 60
      ? ([seconds, 'second'] as const)
      : seconds < 3600
        ? ([seconds / 60, 'minute'] as const)
        : seconds < 86_400
          ? ([seconds / 3600, 'hour'] as const)
          : ([seconds / 86_400, 'day'] as const)
  return Math.floor(value).toLocaleString('en-US', { style: 'unit', unit, unitDisplay: 'short' })
}

export function nameCount(count: number): string {
  return count.toLocaleString('en-US')
}
