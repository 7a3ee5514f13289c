/** Makes spreadsheets read a CSV file as UTF-8 when the file begins with it. */
export const csvMark = '\ufeff'

/** One line of CSV with its end. Fields that a spreadsheet would run are defused. */
export function csvLine(fields: readonly string[]): string {
  return `${fields.map(printField).join(',')}\r\n`
}

function printField(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && !/^-?\d+(?:\.\d+)?$/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
