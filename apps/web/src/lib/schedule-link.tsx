import { ButtonLink, type ButtonLinkProps } from '../ui/button.tsx'
import { CalendarPlus } from '../ui/icons.tsx'
import { postLink, type NewPost } from './post-link.ts'

export interface ScheduleLinkProps extends Pick<ButtonLinkProps, 'size' | 'variant'> {
  post: NewPost
  /** Default: Schedule. */
  label?: string
}

/** Opens a new post with a finished work in it; stands beside Download. */
export function ScheduleLink({ post, label = 'Schedule', ...look }: ScheduleLinkProps) {
  return (
    <ButtonLink {...look} to={postLink(post)} icon={<CalendarPlus className="size-4" aria-hidden="true" />}>
      {label}
    </ButtonLink>
  )
}
