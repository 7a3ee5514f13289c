import { maxNameLetters, maxTaglineLetters } from '@vivify/generators/logo/logo'
import { logoPalettes } from '@vivify/generators/logo/palettes'
import { logoStyles } from '@vivify/generators/logo/styles'
import * as messages from '@vivify/contract/messages'
import { Button } from '../../ui/button.tsx'
import { Dices } from '../../ui/icons.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toastWithUndo } from '../../ui/undo-toast.tsx'
import { ColorChoice } from './color-choice.tsx'
import { MarkField } from './mark-field.tsx'
import { StyleChoice } from './style-choice.tsx'
import type { LogoFormState } from './use-logo-form.ts'

const words = messages.logos

/** Everything that a logo is made of. */
export function Controls({ state }: { state: LogoFormState }) {
  const { form, change } = state
  return (
    <Card role="group" aria-label={words.settings} className="flex flex-col gap-5 self-start">
      <TextField
        label={words.name}
        value={form.name}
        maxLength={maxNameLetters}
        placeholder={words.namePlaceholder}
        autoComplete="organization"
        onChange={(event) => change({ name: event.target.value })}
      />
      <TextField
        label={words.tagline}
        aside={words.optional}
        value={form.tagline}
        maxLength={maxTaglineLetters}
        onChange={(event) => change({ tagline: event.target.value })}
      />
      <MarkField form={form} change={change} />
      <StyleChoice chosen={form.style} onChoose={(style) => change({ style })} />
      <ColorChoice state={state} />
      <Button
        icon={<Dices className="size-4" aria-hidden="true" />}
        onClick={() => {
          const { style, primary, accent, seed, hasOwnColors } = form
          change(surprise(state))
          toastWithUndo(words.shuffled, () => change({ style, primary, accent, seed, hasOwnColors }))
        }}
      >
        {words.shuffle}
      </Button>
    </Card>
  )
}

/** Another lettering, other colors and other shapes. Colors of the brand kit stay. */
function surprise({ form, brandColors }: LogoFormState): Partial<LogoFormState['form']> {
  const roll = crypto.getRandomValues(new Uint32Array(3))
  const styles = logoStyles.filter(({ id }) => id !== form.style)
  const palettes = logoPalettes.filter(({ primary }) => primary !== form.primary)
  const { primary, accent } = palettes[roll[1]! % palettes.length]!
  const isBrand =
    brandColors !== null && brandColors.primary === form.primary && brandColors.accent === form.accent
  return {
    style: styles[roll[0]! % styles.length]!.id,
    seed: roll[2]! % 1_000_000,
    ...(isBrand ? {} : { primary, accent, hasOwnColors: true }),
  }
}
