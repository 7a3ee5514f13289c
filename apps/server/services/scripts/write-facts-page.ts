import type { ScriptSource } from '@vivify/contract/routes/scripts'

type Facts = Pick<Extract<ScriptSource, { kind: 'facts' }>, 'title' | 'statements'>

/** The page that the writer of shorts reads: the title as its first heading, then the statements under theirs. */
export function writeFactsPage({ title, statements }: Facts): string {
  const parts = [`# ${title}`, '']
  for (const [index, { text, section, credit }] of statements.entries()) {
    const before = statements[index - 1]
    const isNewPart = before?.credit !== credit || before.section !== section
    if (isNewPart && index > 0) parts.push('')
    if (isNewPart && section !== null) parts.push(`## ${section}`, '')
    parts.push(text)
  }
  return parts.join('\n')
}
