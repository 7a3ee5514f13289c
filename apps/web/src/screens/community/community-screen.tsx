import { Link } from 'react-router'
import { PageSection, PublicPage } from '../../features/public-page/public-page.tsx'

/** States honestly how much of a community exists. */
export function CommunityScreen() {
  return (
    <PublicPage
      title="Community"
      lead="Every plan includes community access. This server has no community link yet."
    >
      <PageSection title="Where to meet">
        <p>
          Whoever runs a server chooses its forum or chat. To reach them, see{' '}
          <Link to="/contact">Contact</Link>.
        </p>
      </PageSection>
      <PageSection title="Share what you make">
        <p>
          Export a project as a single file and send it to someone. They can open it in their own Vivify,
          change it, and make their own video.
        </p>
      </PageSection>
    </PublicPage>
  )
}
