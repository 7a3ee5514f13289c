import * as messages from '@vivify/contract/messages'
import { useState, type ReactNode } from 'react'
import { Segmented } from '../../ui/segmented.tsx'
import { Badge } from '../../ui/surfaces.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useNarrow } from '../../ui/use-narrow.ts'
import { Eye, Pencil, SlidersHorizontal } from '../../ui/icons.tsx'
import type { Passage } from './find-passage.ts'
import { DetailsColumn } from './panels/details-column.tsx'
import { ArticlePreview } from './preview/article-preview.tsx'
import { useArticle } from './use-article.ts'
import { useAsksForPublishing } from './use-asked-part.ts'
import { insertAfter } from './write/markdown-edits.ts'
import { TextPane } from './write/text-pane.tsx'
import { useTextField, type TextField } from './write/use-text-field.ts'

const words = messages.articleEditor

type View = 'write' | 'preview' | 'details'

/** The text beside its preview or its details; in one column, tabs. */
export function Workspace() {
  const text = useTextField()
  const isNarrow = useNarrow()
  return isNarrow ? <TabbedWorkspace text={text} /> : <SplitWorkspace text={text} />
}

const paneClasses =
  'flex min-w-0 flex-col overflow-hidden rounded-large border border-line bg-raised shadow-card'

function SplitWorkspace({ text }: { text: TextField }) {
  const [view, setView] = useState<View>(useAsksForPublishing() ? 'details' : 'preview')
  const { flags } = useArticle().content
  return (
    // As high as the window below the top bar, so that the two sides scroll on their own.
    <div className="grid h-[calc(100dvh-5rem)] min-h-112 grid-cols-2 gap-5">
      <section aria-label={words.write} className={paneClasses}>
        <TextPane text={text} />
      </section>
      <section aria-label={view === 'preview' ? words.preview : words.details} className={paneClasses}>
        <div className="flex items-center justify-between gap-3 border-b border-line px-3 py-1.5">
          <Segmented
            label={words.view}
            value={view}
            onChange={setView}
            segments={[
              { value: 'preview', label: words.preview, icon: <Eye /> },
              { value: 'details', label: words.details, icon: <SlidersHorizontal /> },
            ]}
          />
          {flags.length > 0 && view === 'preview' && (
            <button type="button" onClick={() => setView('details')} className="rounded-full">
              <Badge tone="warning">{words.flagged(flags.length)}</Badge>
            </button>
          )}
        </div>
        {view === 'preview' ? (
          <Scroller key="preview" label={words.preview}>
            <ArticlePreview caret={text.caret} />
          </Scroller>
        ) : (
          <Scroller key="details" label={words.details}>
            <Details text={text} onText={() => undefined} />
          </Scroller>
        )}
      </section>
    </div>
  )
}

/** Axe asks that a part that scrolls can have the focus. */
function Scroller({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div
      data-scroller
      tabIndex={0}
      role="group"
      aria-label={label}
      className="min-h-0 flex-1 overflow-y-auto px-6 py-5 -outline-offset-2"
    >
      {children}
    </div>
  )
}

function TabbedWorkspace({ text }: { text: TextField }) {
  const [view, setView] = useState<View>(useAsksForPublishing() ? 'details' : 'write')
  const { flags } = useArticle().content
  return (
    <Tabs
      label={words.view}
      value={view}
      onChange={setView}
      tabs={[
        {
          value: 'write',
          label: words.write,
          icon: <Pencil />,
          content: (
            <section aria-label={words.write} className={`${paneClasses} h-[calc(100dvh-9rem)] min-h-96`}>
              <TextPane text={text} />
            </section>
          ),
        },
        {
          value: 'preview',
          label: words.preview,
          icon: <Eye />,
          content: (
            <section aria-label={words.preview} className={`${paneClasses} px-5 py-5`}>
              <ArticlePreview caret={null} />
            </section>
          ),
        },
        {
          value: 'details',
          label: flags.length === 0 ? words.details : `${words.details} (${flags.length})`,
          icon: <SlidersHorizontal />,
          content: (
            <section aria-label={words.details} className={`${paneClasses} px-5 py-2`}>
              <Details text={text} onText={() => setView('write')} />
            </section>
          ),
        },
      ]}
    />
  )
}

interface DetailsProps {
  text: TextField
  /** Called before something is done in the text, which may not be on the screen. */
  onText: () => void
}

function Details({ text, onText }: DetailsProps) {
  return (
    <DetailsColumn
      onShow={({ start, end }: Passage) => {
        onText()
        requestAnimationFrame(() => text.select(start, end))
      }}
      onCite={(sourceId) => {
        onText()
        requestAnimationFrame(() => text.apply((selected) => insertAfter(selected, `[^${sourceId}]`)))
      }}
    />
  )
}
