import * as messages from '@vivify/contract/messages'
import { Button } from '../../ui/button.tsx'
import { useProject } from './use-project.ts'
import { speakingVendorVoice } from './vendor-voice.ts'

/** Offered where a vendor's voice failed; nothing where another voice speaks. */
export function BuiltInVoiceButton({ size, onUse }: { size?: 'small'; onUse?: () => void }) {
  const { settings, changeSettings } = useProject()
  if (speakingVendorVoice(settings) === null) return null
  return (
    <Button
      {...(size && { size })}
      onClick={() => {
        changeSettings({ vendorVoice: null })
        onUse?.()
      }}
    >
      {messages.voices.useBuiltIn}
    </Button>
  )
}
