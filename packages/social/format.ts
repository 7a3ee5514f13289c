/** `38 MB`, `1.5 GB`; below a megabyte `0.4 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes >= 1e9) return `${Math.round(bytes / 1e8) / 10} GB`
  return bytes >= 1e6 ? `${Math.floor(bytes / 1e6)} MB` : `${Math.max(0.1, Math.round(bytes / 1e5) / 10)} MB`
}

/** `90 seconds`, `15 minutes`. */
export function formatSeconds(seconds: number): string {
  return seconds >= 120 ? `${Math.floor(seconds / 60)} minutes` : `${seconds} seconds`
}
