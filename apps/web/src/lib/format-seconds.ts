/** Seconds as minutes and seconds, `1:05`, rounded as everywhere that a length is named. */
export function formatSeconds(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
