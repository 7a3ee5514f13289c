import { asksForLogo, maxPrompt } from '@vivify/generators/logo/asks-for-logo'
import * as messages from '@vivify/contract/messages'
import { Stamp } from '../../ui/icons.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/surfaces.tsx'

/** Leads a prompt that asks for a logo to the logo maker, which reads the prompt again. */
export function LogoHint({ prompt }: { prompt: string }) {
  if (!asksForLogo(prompt)) return null
  return (
    <Notice
      tone="second"
      icon={<Stamp aria-hidden="true" />}
      action={
        <ButtonLink size="small" to={`/logo-maker?prompt=${encodeURIComponent(prompt.slice(0, maxPrompt))}`}>
          {messages.logos.openMaker}
        </ButtonLink>
      }
    >
      {messages.logos.madeThere}
    </Notice>
  )
}
