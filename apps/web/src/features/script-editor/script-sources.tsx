import { BookOpen } from '../../ui/icons.tsx'
import { useProject } from '../project/use-project.ts'

/** What the built-in writers are, in words; a vendor is named as it is. */
const engineSentences: Record<string, string> = {
  starter: 'From the built-in library',
  frame: 'Your facts, in a built-in outline',
  extractive: 'Drawn from the text by the built-in writer',
  script: 'Your own words',
}

/** Shows the sources of the facts and the engine that wrote the script. */
export function ScriptSources() {
  const { document, notes } = useProject()
  const { credit = [], scriptEngine } = notes
  if (document === null || (credit.length === 0 && !scriptEngine)) return null
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-xs text-muted">
      {credit.length > 0 && (
        <span className="inline-flex items-baseline gap-1.5 [&>svg]:self-center">
          <BookOpen className="size-3.5" aria-hidden="true" />
          Sources
        </span>
      )}
      {credit.map(({ title, url, licence }) => (
        <a
          key={url}
          href={url}
          target="_blank"
          rel="noreferrer"
          title={licence}
          className="underline decoration-control-line underline-offset-3 hover:text-text"
        >
          {title}
          {licence.startsWith('CC') && ` (${licence})`}
        </a>
      ))}
      {scriptEngine && <span>{engineSentences[scriptEngine] ?? `Written by ${scriptEngine}`}</span>}
    </div>
  )
}
