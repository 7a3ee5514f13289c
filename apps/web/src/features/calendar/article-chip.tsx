import { memo } from 'react'
import { Link } from 'react-router'
import * as messages from '@vivify/contract/messages'
import { articleSiteLink } from '../../lib/article-links.ts'
import { joinClasses } from '../../ui/class-names.ts'
import { Newspaper } from '../../ui/icons.tsx'
import type { PlacedArticle } from './calendar-entries.ts'
import { chipClasses, type ChipLook } from './chip-look.ts'

const words = messages.articlePublishing

export interface ArticleChipProps {
  placed: PlacedArticle
  look: ChipLook
}

/** An article at a person's site. It leads to where its moment is changed, in the editor. */
export const ArticleChip = memo(function ArticleChip({ placed, look }: ArticleChipProps) {
  const { article, id, day, time, tone } = placed
  const { title, siteName, state, status } = article
  const stateName = state === 'published' && status === 'draft' ? words.draftThere : words.states[state]
  const isWide = look === 'wide'
  const site = `${siteName} · ${stateName}`
  const isWaiting = state === 'scheduled' || state === 'publishing'
  const notes = [article.message, isWaiting ? messages.calendar.articleNotMovable : null].filter(Boolean)
  return (
    <Link
      to={articleSiteLink(article.articleId)}
      data-chip={id}
      data-on={day}
      title={[title, site, ...notes].join('\n')}
      className={chipClasses(look, tone, false)}
    >
      <span aria-hidden="true" className="absolute inset-y-0 left-0 w-0.75 bg-text" />
      <span className="shrink-0 font-medium tabular-nums max-sm:text-[11px]">{time}</span>{' '}
      <Newspaper
        aria-hidden="true"
        className={joinClasses('shrink-0', isWide ? 'size-4' : 'size-3 max-sm:hidden')}
      />
      <span className={joinClasses('min-w-0 flex-1 truncate', !isWide && 'max-sm:sr-only')}>{title}</span>{' '}
      <span className={isWide ? 'max-w-1/2 shrink-0 truncate text-xs' : 'sr-only'}>{site}</span>
    </Link>
  )
})
