import { BookOpen } from '../../ui/icons.tsx'

/** A statement that a scene was made from, and its page. */
export interface ShownSource {
  text: string
  title: string
  url: string
}

/** The sentence of the source beside the scene that says it. */
export function SceneSources({ sources }: { sources: readonly ShownSource[] }) {
  if (sources.length === 0) return null
  return (
    <ul aria-label="Sources of this scene" className="flex flex-col gap-1 px-2">
      {sources.map(({ text, title, url }) => (
        <li key={`${url} ${text}`} className="flex gap-1.5 text-xs text-muted">
          <BookOpen className="mt-0.5 size-3 shrink-0" aria-hidden="true" />
          <p className="line-clamp-2 min-w-0" title={text}>
            <a
              href={url}
              target="_blank"
              rel="noreferrer"
              className="underline decoration-control-line underline-offset-3 hover:text-text"
            >
              {title}
            </a>
            {`: “${text}”`}
          </p>
        </li>
      ))}
    </ul>
  )
}
