import * as messages from '@vivify/contract/messages'
import { Reference } from '../../features/api-reference/reference.tsx'
import { PublicPage } from '../../features/public-page/public-page.tsx'

/** The API reference of this installation, from its server's OpenAPI document. */
export function ApiScreen() {
  return (
    <PublicPage title="API" lead={messages.reference.lead}>
      <Reference />
    </PublicPage>
  )
}
