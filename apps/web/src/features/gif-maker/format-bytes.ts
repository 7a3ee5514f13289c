/** Formats a size such as "640 kB" or "2.4 MB". */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${Math.round(bytes)} B`
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} kB`
  return `${(bytes / 1e6).toFixed(bytes < 9_950_000 ? 1 : 0)} MB`
}
