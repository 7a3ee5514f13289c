import * as messages from '@vivify/contract/messages'
import { RemixStudio } from '../../features/remix-studio/remix-studio.tsx'

/** Gives a picture another style, shape or mood. */
export function ImageRemixStudioScreen() {
  return (
    <div className="flex flex-col gap-6 py-8">
      <header className="flex flex-col gap-1.5">
        <h1 className="text-3xl sm:text-4xl">{messages.remix.heading}</h1>
        <p className="text-base text-muted">
          Turn any picture into another style, shape or mood. The original stays as it is.
        </p>
      </header>
      <div>
        <RemixStudio />
      </div>
    </div>
  )
}
