import * as messages from '@vivify/contract/messages'
import { useState } from 'react'
import { toast } from 'react-hot-toast'
import { useNavigate } from 'react-router'
import { openKitScript, type KitScript } from '../../../api/kits.ts'
import { Button } from '../../../ui/button.tsx'
import { Clapperboard } from '../../../ui/icons.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useKit } from '../use-kit.ts'
import { Section, textLimits, type PartProps } from './part.tsx'
import { TextCard } from './text-card.tsx'

const words = messages.kit
/** Of a calm voice. */
const wordsPerSecond = 2.6

/** Short video scripts, one sentence a line. */
export function ScriptsPart({ texts }: PartProps) {
  return (
    <div className="flex flex-col gap-7">
      {texts.scripts.map((script, at) => (
        <Script key={script.id} script={script} name={script.title || `${words.script} ${at + 1}`} />
      ))}
    </div>
  )
}

function Script({ script, name }: { script: KitScript; name: string }) {
  const { editTexts } = useKit()
  const { id, title, text } = script
  const change = (changes: Partial<KitScript>, group: string): void =>
    editTexts(
      ({ scripts }) => ({ scripts: scripts.map((one) => (one.id === id ? { ...one, ...changes } : one)) }),
      `script ${id} ${group}`,
    )
  return (
    <Section title={name} aside={<span className="text-xs text-muted">{describeLength(text)}</span>}>
      <TextField
        label={words.scriptTitle}
        data-undo="document"
        maxLength={textLimits.title}
        value={title}
        onChange={({ target }) => change({ title: target.value }, 'title')}
      />
      <TextCard
        label={words.script}
        rows={7}
        maxLength={textLimits.long}
        value={text}
        onChange={(value) => change({ text: value }, 'text')}
        actions={<OpenButton scriptId={id} name={name} isEmpty={text.trim() === ''} />}
      />
    </Section>
  )
}

function OpenButton({ scriptId, name, isEmpty }: { scriptId: string; name: string; isEmpty: boolean }) {
  const { saveNow } = useKit()
  const navigate = useNavigate()
  const [isOpening, setIsOpening] = useState(false)
  async function open(): Promise<void> {
    setIsOpening(true)
    try {
      const { id } = await saveNow()
      const projectId = await openKitScript(id, scriptId)
      await navigate(`/video-generator?project=${projectId}`)
    } catch (error) {
      toast.error(error instanceof Error ? error.message : 'Something went wrong. Try again.')
      setIsOpening(false)
    }
  }
  return (
    <Button
      size="small"
      icon={<Clapperboard className="size-4" />}
      aria-label={`${words.openScript}: ${name}`}
      isBusy={isOpening}
      disabled={isEmpty}
      onClick={() => void open()}
    >
      {words.openScript}
    </Button>
  )
}

function describeLength(text: string): string {
  const count = text.split(/\s+/).filter(Boolean).length
  return words.seconds(Math.max(1, Math.round(count / wordsPerSecond)))
}
