import { ArticleChip } from './article-chip.tsx'
import { isArticle, type CalendarEntry } from './calendar-entries.ts'
import type { ChipLook } from './chip-look.ts'
import { PostChip } from './post-chip.tsx'

export interface EntryChipProps {
  entry: CalendarEntry
  look: ChipLook
  /** Called for a post. */
  onOpen: (postId: string, chip: HTMLElement) => void
}

/** A post or an article on the calendar. */
export function EntryChip({ entry, look, onOpen }: EntryChipProps) {
  if (isArticle(entry)) return <ArticleChip placed={entry} look={look} />
  return <PostChip placed={entry} look={look} onOpen={onOpen} />
}
