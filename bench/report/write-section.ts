import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** The page that all benchmarks write to. */
export const benchmarksPage = fileURLToPath(new URL('../../docs/benchmarks.md', import.meta.url))

const preamble = `# Benchmarks

Measured by the commands \`npm run bench:…\`; each rewrites the section that carries its name. Ratios come from runs taken by turns on one machine; absolute figures belong to that machine.
`

/** Puts a section between its markers and changes nothing else on the page; adds missing markers. */
export async function writeSection(file: string, name: string, body: string): Promise<void> {
  const page = await readFile(file, 'utf8').catch(() => preamble)
  await writeFile(file, replaceSection(page, name, body))
}

/** The page with the section replaced, or appended when the page has no such markers. */
export function replaceSection(page: string, name: string, body: string): string {
  const [opening, closing] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const section = `${opening}\n\n${body.trim()}\n\n${closing}`
  const start = page.indexOf(opening)
  const end = page.indexOf(closing)
  if (start === -1 || end < start) return `${page.trimEnd()}\n\n${section}\n`
  return page.slice(0, start) + section + page.slice(end + closing.length)
}
