import { Newspaper } from '../../ui/icons.tsx'
import { PublicPage } from '../../features/public-page/public-page.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/surfaces.tsx'

/** Announces the blog, which has no articles yet. */
export function BlogScreen() {
  return (
    <PublicPage title="Blog" lead="Notes on making shorts, and on what is new in Vivify.">
      <EmptyState
        icon={<Newspaper />}
        title="Nothing published yet"
        action={<ButtonLink to="/guide">Read the user guide</ButtonLink>}
      >
        Our first article will appear here. In the meantime, the guide explains how everything works.
      </EmptyState>
    </PublicPage>
  )
}
