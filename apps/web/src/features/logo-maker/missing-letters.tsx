import type { LogoStyleId } from '@vivify/generators/logo/styles'
import * as messages from '@vivify/contract/messages'
import { Button } from '../../ui/button.tsx'
import { TriangleAlert } from '../../ui/icons.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import type { LogoState } from './use-logo.ts'
import type { LogoFormState } from './use-logo-form.ts'

const words = messages.logos

/** Says which letters the lettering lacks, and offers those that have them. */
export function MissingLetters(props: {
  missing: NonNullable<LogoState['missing']>
  change: LogoFormState['change']
}) {
  const { letters, style, others, areLeftOut } = props.missing
  const [first] = others
  const advice =
    first === undefined ? words.noStyle(letters.length) : words.tryStyle(others.map(({ label }) => label))
  return (
    <Notice
      tone="warning"
      icon={<TriangleAlert aria-hidden="true" />}
      action={
        first !== undefined && (
          <Button size="small" onClick={() => props.change({ style: first.id as LogoStyleId })}>
            {words.useStyle(first.label)}
          </Button>
        )
      }
    >
      <p role="status">
        {words.missingLetters(letters, style.label, areLeftOut)} {advice}
      </p>
    </Notice>
  )
}
