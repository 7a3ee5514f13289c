import { Link } from 'react-router'
import { PageSection, PublicPage } from '../../features/public-page/public-page.tsx'

/** What there is of a community, honestly. */
export function CommunityScreen() {
  return (
    <PublicPage
      title="Community"
      lead="Community access is part of every plan. This installation has not named a meeting place yet."
    >
      <PageSection title="Where people meet">
        <p>
          A forum or chat is chosen by whoever operates an installation. Ask your operator on the way that{' '}
          <Link to="/contact">Contact</Link> describes.
        </p>
      </PageSection>
      <PageSection title="Share what you make">
        <p>
          A project can be exported as one file. Send it to someone, and they can open it in their own Vivify,
          change a word, and get their own video of it.
        </p>
      </PageSection>
    </PublicPage>
  )
}
