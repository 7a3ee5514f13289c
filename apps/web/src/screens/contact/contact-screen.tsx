import { Link } from 'react-router'
import { PageSection, PublicPage } from '../../features/public-page/public-page.tsx'

/** Who to turn to. */
export function ContactScreen() {
  return (
    <PublicPage
      title="Contact"
      lead="Vivify runs where it was installed, so the person who runs it for you is the one to ask."
    >
      <PageSection title="Accounts, credits, the Scale plan">
        <p>
          Whoever operates this installation sets up accounts, issues license keys and arranges plans. If you
          started it yourself, that is you: the first account registered here is its operator.
        </p>
      </PageSection>
      <PageSection title="Something does not work">
        <p>
          The <Link to="/guide">user guide</Link> explains what each part does. For a fault in the program,
          tell your operator what you did and what the screen said; error details can be opened under the
          message.
        </p>
      </PageSection>
    </PublicPage>
  )
}
