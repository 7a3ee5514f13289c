/** Such as `1 word` or `5,000 words`. */
export function describeWords(count: number): string {
  return count === 1 ? '1 word' : `${count.toLocaleString('en')} words`
}

/** Such as `36 seconds`, `2 min 5 s` or `1 h 8 min`. What is spoken takes at least a second. */
export function describeSeconds(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds))
  if (whole < 90) return whole === 1 ? '1 second' : `${whole} seconds`
  if (whole < 3600) return joinUnits(Math.floor(whole / 60), 'min', whole % 60, 's')
  const minutes = Math.round(whole / 60)
  return joinUnits(Math.floor(minutes / 60), 'h', minutes % 60, 'min')
}

function joinUnits(large: number, largeUnit: string, small: number, smallUnit: string): string {
  return small === 0 ? `${large} ${largeUnit}` : `${large} ${largeUnit} ${small} ${smallUnit}`
}
