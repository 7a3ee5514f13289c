import { maxArticleTitleCharacters, maxQueuedTitles } from '@vivify/contract/article-choices'
import * as messages from '@vivify/contract/messages'
import { useState } from 'react'
import { toast } from 'react-hot-toast'
import { useLongerThanASecond } from '../../../lib/use-longer-than-a-second.ts'
import { Button } from '../../../ui/button.tsx'
import { Info, Plus, Sparkles } from '../../../ui/icons.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { TextArea, TextField } from '../../../ui/text-field.tsx'
import { addTitles } from '../queue/queue-edits.ts'
import { StepCard } from '../step-card.tsx'
import type { WriterFormState } from '../use-writer-form.ts'
import { splitLines } from './read-titles.ts'
import { maxTopicCharacters, useTitles } from './use-titles.ts'

const words = messages.autoWriter

/** Step 1: ideas from a topic, and the field whose lines go into the queue. */
export function TitlesCard({ state }: { state: WriterFormState }) {
  const { form, change } = state
  const titles = useTitles(state)
  const isSlow = useLongerThanASecond(titles.isBusy)
  const lines = splitLines(form.titles).length
  const { problem, add } = useAdding(state)
  return (
    <StepCard number={1} title={words.titlesStep} about={words.titlesStepAbout}>
      <div className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <TextField
          label={words.topic}
          placeholder={words.topicPlaceholder}
          value={form.topic}
          maxLength={maxTopicCharacters}
          onChange={(event) => change({ topic: event.target.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            void titles.generate()
          }}
        />
        <Button
          className="h-11 md:h-10"
          icon={<Sparkles className="size-4" />}
          isBusy={titles.isBusy}
          busyLabel={words.generatingTitles}
          onClick={() => void titles.generate()}
        >
          {words.generateTitles}
        </Button>
      </div>
      {isSlow && <Progress stage={words.generatingTitles} share={null} onCancel={titles.cancel} />}
      <TextArea
        label={words.titles}
        placeholder={words.titlesPlaceholder}
        hint={words.titlesHint}
        error={problem}
        aside={lines === 0 ? undefined : words.queueCount(lines)}
        rows={5}
        className="[&_textarea]:max-h-96"
        value={form.titles}
        onChange={(event) => change({ titles: event.target.value })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          add()
        }}
      />
      {titles.notice !== null && lines > 0 && (
        <p role="status" className="-mt-2 flex items-start gap-1.5 text-xs text-muted">
          <Info className="mt-px size-3.5 shrink-0" />
          {titles.notice}
        </p>
      )}
      <Button className="self-start" icon={<Plus className="size-4" />} onClick={add}>
        {words.addToQueue}
      </Button>
    </StepCard>
  )
}

/** Moves the lines of the field into the queue; lines that can't be queued stay in the field. */
function useAdding({ form, change }: WriterFormState) {
  const [problem, setProblem] = useState<string>()
  function add(): void {
    const lines = splitLines(form.titles)
    if (lines.length === 0) return setProblem(words.noNewTitles)
    const { queue, tooLong, noRoom } = addTitles(form.queue, lines)
    const added = queue.length - form.queue.length
    change({ queue, titles: [...tooLong, ...noRoom].join('\n') })
    if (added > 0) toast.success(words.added(added))
    setProblem(
      [
        tooLong.length > 0 && words.titlesTooLong(maxArticleTitleCharacters, tooLong.length),
        noRoom.length > 0 && words.queueFull(maxQueuedTitles, noRoom.length),
      ]
        .filter(Boolean)
        .join(' ') || undefined,
    )
  }
  return { problem: form.titles.trim() === '' && problem !== words.noNewTitles ? undefined : problem, add }
}
