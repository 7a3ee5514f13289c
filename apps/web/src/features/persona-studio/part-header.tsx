import * as messages from '@vivify/contract/messages'
import type { PersonaPart } from '@vivify/contract/persona-choices'
import type { PersonaDetails } from '../../api/personas.ts'
import { Button } from '../../ui/button.tsx'
import { RefreshCw } from '../../ui/icons.tsx'

const words = messages.persona

export interface PartProps {
  persona: PersonaDetails
  /** Makes a part again. */
  make: (part: PersonaPart) => void
  isMaking: boolean
}

/** Which engine made a part, and the button that makes it again. */
export function PartHeader({
  part,
  persona,
  make,
  isMaking,
  children,
}: PartProps & { part: PersonaPart; children?: React.ReactNode }) {
  const engine = persona.document.engines[part]
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-sm text-muted">
        {engine === undefined ? `${words.notMade}.` : words.madeWith(engine)}
      </p>
      <div className="flex flex-wrap gap-2">
        {children}
        <Button
          size="small"
          icon={<RefreshCw className="size-4" />}
          disabled={isMaking}
          aria-label={`${engine === undefined ? words.make : words.makeAgain}: ${words.tabs[part]}`}
          onClick={() => make(part)}
        >
          {engine === undefined ? words.make : words.makeAgain}
        </Button>
      </div>
    </div>
  )
}
