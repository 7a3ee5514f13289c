/** Seconds as minutes and seconds: `1:05`. */
export function formatSeconds(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds + 1e-6))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
