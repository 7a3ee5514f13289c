import * as messages from '@vivify/contract/messages'
import { Badge } from '../../../ui/surfaces.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { ExportPanel } from '../export/export-panel.tsx'
import type { Passage } from '../find-passage.ts'
import { PublishPanel } from '../publish/publish-panel.tsx'
import { useArticle } from '../use-article.ts'
import { useAsksForPublishing } from '../use-asked-part.ts'
import { ChecksPanel } from './checks-panel.tsx'
import { FaqPanel } from './faq-panel.tsx'
import { FeaturedPanel } from './featured-panel.tsx'
import { SearchPanel } from './search-panel.tsx'
import { SourcesPanel } from './sources-panel.tsx'

const words = messages.articleEditor

export interface DetailsColumnProps {
  onShow: (passage: Passage) => void
  onCite: (sourceId: string) => void
}

/** Everything of the article besides its text, a section each. */
export function DetailsColumn({ onShow, onCite }: DetailsColumnProps) {
  const { flags, featured, faq, sources, seoTitle, description } = useArticle().content
  const filled = [seoTitle, description].filter((text) => text !== '').length
  return (
    <div className="flex flex-col [&>details:first-child]:border-t-0">
      <Disclosure
        title={words.panels.checks}
        aside={flags.length > 0 && <Badge tone="warning">{words.flagged(flags.length)}</Badge>}
        isOpenAtFirst={flags.length > 0}
      >
        <ChecksPanel onShow={onShow} />
      </Disclosure>
      <Disclosure title={words.panels.search} aside={`${filled}/2`} isOpenAtFirst>
        <SearchPanel />
      </Disclosure>
      <Disclosure
        title={words.panels.featured}
        aside={featured === null ? words.noFeatured : undefined}
        isOpenAtFirst={featured !== null}
      >
        <FeaturedPanel />
      </Disclosure>
      <Disclosure title={words.panels.faq} aside={faq.length}>
        <FaqPanel />
      </Disclosure>
      <Disclosure title={words.panels.sources} aside={sources.length} isOpenAtFirst={sources.length > 0}>
        <SourcesPanel onCite={onCite} />
      </Disclosure>
      <Away />
    </div>
  )
}

/** Where the article goes from here. */
function Away() {
  const { saved, content, saveNow } = useArticle()
  const isAsked = useAsksForPublishing()
  if (saved === null) return null
  const { id: articleId, revision } = saved
  const { title, slug } = content
  return (
    <>
      <Disclosure title={messages.articlePublishing.download}>
        <ExportPanel {...{ articleId, title, slug }} onSave={saveNow} />
      </Disclosure>
      <Disclosure title={messages.articlePublishing.publish} isOpenAtFirst={isAsked}>
        <PublishPanel {...{ articleId, revision }} onSave={saveNow} />
      </Disclosure>
    </>
  )
}
