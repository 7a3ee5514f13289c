import { Link } from 'react-router'
import { PageSection, PublicPage } from '../../features/public-page/public-page.tsx'

/** Lists whom to contact. */
export function ContactScreen() {
  return (
    <PublicPage title="Contact" lead="For help, ask the person who runs this Vivify server.">
      <PageSection title="Accounts, credits, the Scale plan">
        <p>
          Whoever runs this server sets up accounts, issues license keys and arranges plans. If you installed
          Vivify yourself, that is you.
        </p>
      </PageSection>
      <PageSection title="Something isn’t working">
        <p>
          The <Link to="/guide">user guide</Link> explains what each part does. If you found a bug, tell the
          person who runs your server what you did and what the screen said. You can open the error details
          under the message.
        </p>
      </PageSection>
    </PublicPage>
  )
}
