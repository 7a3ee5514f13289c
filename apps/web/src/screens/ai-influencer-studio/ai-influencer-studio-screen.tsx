import * as messages from '@vivify/contract/messages'
import { PersonaStudio } from '../../features/persona-studio/persona-studio.tsx'

/** Creates virtual influencers and shows what was made for each. */
export function AiInfluencerStudioScreen() {
  return (
    <div className="flex flex-col gap-7 py-8">
      <header className="flex flex-col gap-1.5">
        <h1 className="text-3xl sm:text-4xl">{messages.persona.heading}</h1>
        <p className="text-base text-muted">{messages.persona.intro}</p>
      </header>
      <PersonaStudio />
    </div>
  )
}
