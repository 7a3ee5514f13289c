import { TriangleAlert } from '../../ui/icons.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { BuiltInVoiceButton } from '../project/built-in-voice-button.tsx'
import type { Preview } from './use-preview.ts'

/** Says what is missing in the preview. The video can be generated anyway. */
export function PreviewNotices({ preview }: { preview: Preview }) {
  const sentence = describeProblem(preview)
  if (sentence === null) return null
  return (
    <Notice
      tone="warning"
      icon={<TriangleAlert />}
      action={
        <span className="flex flex-wrap gap-2">
          <Button size="small" onClick={preview.retry}>
            Try again
          </Button>
          {preview.parts?.speech.failure !== null && <BuiltInVoiceButton size="small" />}
        </span>
      }
    >
      {sentence}
    </Notice>
  )
}

function describeProblem({ parts, state }: Preview): string | null {
  if (!parts || !state) return null
  if (parts.speech.failure !== null) return parts.speech.failure
  if (parts.pictures.failure !== null) return parts.pictures.failure
  if (parts.sound.failure !== null) return `${parts.sound.failure} Until then you hear only the voice.`
  const { failed } = state.pictures
  if (failed > 0)
    return failed === 1 ? 'One picture could not be shown.' : `${failed} pictures could not be shown.`
  if (state.hasUnshownClip)
    return 'This browser can’t show one of the clips. It will still be in the finished video.'
  return null
}
