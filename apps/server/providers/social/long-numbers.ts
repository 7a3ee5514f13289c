/** Ids of Meta and TikTok can be longer than a JavaScript number holds, so they are read as strings. */
export function quoteLongNumbers(json: string): string {
  if (!/\d{16}/.test(json)) return json
  return json.replace(/"[^"\\]*(?:\\[^][^"\\]*)*"?|-?\d[\d.eE+-]*/g, (token) =>
    /^-?\d{16,}$/.test(token) && !Number.isSafeInteger(Number(token)) ? `"${token}"` : token,
  )
}
