import * as messages from '@vivify/contract/messages'
import { presetOf, voiceOf } from '@vivify/generators/persona/look'
import { PersonaPicker } from '../persona-picker/persona-picker.tsx'
import { useProject } from '../project/use-project.ts'

/** Chooses the persona of the video, whose voice and look the video takes on. */
export function PersonaChoice() {
  const { notes, changeNotes, changeSettings } = useProject()
  return (
    <PersonaPicker
      value={notes.personaId ?? null}
      hint={messages.persona.useInVideo}
      onChange={(persona) => {
        if (persona === null) return changeNotes({ personaId: '' })
        const { form } = persona.document
        changeNotes({ personaId: persona.id, visualPrompt: form.visualStyle })
        changeSettings({
          voice: voiceOf(form),
          vendorVoice: null,
          preset: presetOf(form.visualStyle),
          visualPrompt: form.visualStyle,
        })
      }}
    />
  )
}
