import * as messages from '@vivify/contract/messages'
import { maxAddressCharacters } from '@vivify/contract/kit-choices'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { CircleAlert, Info, Link2, RefreshCw, Rocket } from '../../../ui/icons.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { Card, Notice } from '../../../ui/surfaces.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useKit } from '../use-kit.ts'
import { FactsForm } from './facts-form.tsx'
import { useGenerate, type Generating } from './use-generate.ts'

const words = messages.kit

/** The address and the facts, and the button that makes the kit. */
export function StartPanel({ onWritten }: { onWritten: () => void }) {
  const { form, texts } = useKit().content
  const [isAsked, setIsAsked] = useState(false)
  const showsFacts = isAsked || texts !== null || form.name !== '' || form.summary !== ''
  const facts = useRef<HTMLDivElement>(null)
  const generating = useGenerate({ showsFacts, onFactsNeeded: () => setIsAsked(true), onWritten })
  const { stage, missing, generate } = generating
  const isBusy = stage !== null
  useEffect(() => {
    // While busy, the fields are disabled and can't take the focus.
    if (missing === null || isBusy) return
    facts.current?.querySelector<HTMLElement>(`[data-fact="${missing}"]`)?.focus()
  }, [missing, isBusy])

  return (
    <form
      aria-label={words.title}
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        // Enter in a field must not replace texts that the person may have edited.
        if (!isBusy && texts === null) generate()
      }}
    >
      <Card className="flex flex-col gap-5">
        <AddressField isDisabled={isBusy} />
        {showsFacts ? (
          <FactsForm
            ref={facts}
            missing={missing}
            isDisabled={isBusy}
            onTyped={generating.dismissMissing}
            onReadPage={generating.readOwnPage}
          />
        ) : (
          <Button
            variant="quiet"
            size="small"
            className="-ml-3 h-auto! min-h-8 shrink! self-start text-left whitespace-normal!"
            onClick={() => setIsAsked(true)}
          >
            {words.withoutPage}
          </Button>
        )}
        <Reports generating={generating} />
        <MainButton hasTexts={texts !== null} isBusy={isBusy} onWriteAgain={generating.writeAgain} />
      </Card>
    </form>
  )
}

/** Progress, what was read and from where, and what failed. */
function Reports({ generating }: { generating: Generating }) {
  const { source } = useKit().content
  const { stage, share, notices, failure, cancel } = generating
  return (
    <>
      {stage !== null && <Progress stage={words.reading[stage]} share={share} onCancel={cancel} />}
      {stage === null && source !== null && (
        <p className="text-sm text-muted">{words.factsFrom(source.name)}.</p>
      )}
      {failure !== null && (
        <Notice tone="danger" icon={<CircleAlert />}>
          {failure}
        </Notice>
      )}
      {notices.length > 0 && (
        <Notice tone="second" icon={<Info />}>
          <ul className="grid gap-1">
            {notices.map((notice) => (
              <li key={notice}>{notice}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  )
}

function AddressField({ isDisabled }: { isDisabled: boolean }) {
  const { content, editForm } = useKit()
  return (
    <TextField
      label={words.address}
      placeholder={words.addressPlaceholder}
      hint={words.addressHint}
      icon={<Link2 />}
      inputMode="url"
      autoComplete="off"
      spellCheck={false}
      data-undo="document"
      maxLength={maxAddressCharacters}
      disabled={isDisabled}
      value={content.form.huntUrl}
      onChange={({ target }) => editForm({ huntUrl: target.value }, 'fact huntUrl')}
    />
  )
}

interface MainButtonProps {
  hasTexts: boolean
  isBusy: boolean
  onWriteAgain: () => void
}

function MainButton({ hasTexts, isBusy, onWriteAgain }: MainButtonProps) {
  const busy = { isBusy, busyLabel: words.generating, isFullWidth: true }
  if (hasTexts) {
    return (
      <Button {...busy} icon={<RefreshCw className="size-4" />} onClick={onWriteAgain}>
        {words.writeAgain}
      </Button>
    )
  }
  return (
    <div className="max-lg:sticky max-lg:bottom-3 max-lg:z-10">
      <Button {...busy} type="submit" variant="primary" size="large" icon={<Rocket className="size-4.5" />}>
        {words.generate}
      </Button>
    </div>
  )
}
