import { ArrowLeft, ArrowRight } from '../../ui/icons.tsx'
import { useEffect, useRef } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { joinClasses } from '../../ui/class-names.ts'
import { addressOf, guidePageNames, readGuidePage, type GuidePage } from './guide-pages.ts'
import { MarkdownText } from './markdown-text.tsx'

const sources = import.meta.glob<string>('../../../../../docs/guide/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const pages = guidePageNames.map((name) =>
  readGuidePage(name, sources[`../../../../../docs/guide/${name}.md`] ?? ''),
)

/** The user guide from docs/guide, one page at a time. */
export function GuideScreen() {
  const [parameters] = useSearchParams()
  const { hash } = useLocation()
  const wanted = parameters.get('page')
  const index = Math.max(
    0,
    pages.findIndex(({ name }) => name === wanted),
  )
  const page = pages[index]!
  const article = useRef<HTMLElement>(null)
  const shown = useRef(page.name)
  useEffect(() => {
    const section = hash === '' ? null : document.getElementById(hash.slice(1))
    section?.scrollIntoView()
    if (shown.current === page.name) return
    shown.current = page.name
    if (section === null) scrollTo(0, 0)
    article.current?.focus({ preventScroll: true })
  }, [page.name, hash])

  return (
    <div className="relative isolate mx-auto grid w-full max-w-5xl gap-x-12 gap-y-8 py-10 sm:py-14 lg:grid-cols-[13rem_minmax(0,1fr)]">
      <div
        aria-hidden="true"
        className="glow absolute top-0 left-1/2 -z-10 h-96 w-screen -translate-x-1/2 [mask-image:linear-gradient(#000,transparent)]"
      />
      <header className="flex flex-col gap-3 lg:col-span-2">
        <h1 className="text-4xl sm:text-5xl">User Guide</h1>
        <p className="text-lg text-muted">From the first video to every last setting.</p>
      </header>
      <Contents current={page} />
      <article
        ref={article}
        tabIndex={-1}
        aria-labelledby="guide-page"
        className="min-w-0 max-w-3xl outline-none"
      >
        <h2 id="guide-page" className="mb-5 text-3xl">
          {page.title}
        </h2>
        <MarkdownText key={page.name} blocks={page.blocks} />
        <Neighbors before={pages[index - 1]} after={pages[index + 1]} />
      </article>
    </div>
  )
}

/** A side column; in narrow windows, a row that scrolls. */
function Contents({ current }: { current: GuidePage }) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const row = list.current!
    const link = row.querySelector<HTMLElement>('[aria-current]')!.parentElement!
    row.scrollLeft = link.offsetLeft - row.offsetLeft - (row.clientWidth - link.offsetWidth) / 2
  }, [current.name])
  return (
    <nav aria-label="Guide" className="min-w-0 lg:sticky lg:top-20 lg:self-start">
      <ul
        ref={list}
        className="flex gap-1 max-lg:-mx-4 max-lg:overflow-x-auto max-lg:px-4 max-lg:pb-2 max-lg:[scrollbar-width:none] lg:grid"
      >
        {pages.map((page) => {
          const isCurrent = page.name === current.name
          return (
            <li key={page.name} className="shrink-0">
              <Link
                to={addressOf(page.name)}
                aria-current={isCurrent ? 'page' : undefined}
                className={joinClasses(
                  'flex min-h-9 items-center rounded-base px-3 text-sm transition-colors duration-150 max-lg:border max-lg:whitespace-nowrap lg:py-1.5',
                  isCurrent
                    ? 'bg-primary-soft font-semibold text-primary-text max-lg:border-primary/60'
                    : 'text-muted hover:bg-hover hover:text-text max-lg:border-line max-lg:bg-raised',
                )}
              >
                {page.title}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

interface NeighborsProps {
  before: GuidePage | undefined
  after: GuidePage | undefined
}

function Neighbors({ before, after }: NeighborsProps) {
  const classes =
    'group flex flex-col gap-0.5 rounded-base border border-line bg-raised px-4 py-3 transition-colors duration-150 hover:border-control-line'
  return (
    <nav aria-label="Previous and next pages" className="mt-12 grid gap-3 sm:grid-cols-2">
      {before !== undefined && (
        <Link to={addressOf(before.name)} className={classes}>
          <span className="flex items-center gap-1.5 text-xs text-muted">
            <ArrowLeft className="size-3.5" aria-hidden="true" /> Before
          </span>
          <span className="font-semibold">{before.title}</span>
        </Link>
      )}
      {after !== undefined && (
        <Link to={addressOf(after.name)} className={`${classes} items-end text-right sm:col-start-2`}>
          <span className="flex items-center gap-1.5 text-xs text-muted">
            Next <ArrowRight className="size-3.5" aria-hidden="true" />
          </span>
          <span className="font-semibold">{after.title}</span>
        </Link>
      )}
    </nav>
  )
}
