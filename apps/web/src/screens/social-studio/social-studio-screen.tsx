import * as messages from '@vivify/contract/messages'
import { IdeaEngine } from '../../features/idea-engine/idea-engine.tsx'

/** The idea engine: five video ideas for a topic. */
export function SocialStudioScreen() {
  return (
    <div className="flex flex-col gap-7 py-8">
      <header className="flex flex-col gap-1.5">
        <h1 className="text-3xl sm:text-4xl">Social Studio</h1>
        <p className="text-base text-muted">{messages.ideas.intro}</p>
      </header>
      <IdeaEngine />
    </div>
  )
}
