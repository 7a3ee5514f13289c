import * as messages from '@vivify/contract/messages'
import { useRef } from 'react'
import { useLongerThanASecond } from '../../lib/use-longer-than-a-second.ts'
import { Button } from '../../ui/button.tsx'
import { ChevronDown, Info, Lightbulb, RefreshCw, Sparkles } from '../../ui/icons.tsx'
import { Progress } from '../../ui/progress.tsx'
import { Card, EmptyState, Notice } from '../../ui/surfaces.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { FoundTitles, TitleIdea } from '../../api/ideas.ts'
import { IdeaCard } from './idea-card.tsx'
import { maxTopicCharacters, useIdeas, type IdeaEngineState } from './use-ideas.ts'

const words = messages.ideas
const exampleTopics = [
  'Meal prep for busy people',
  'How to wake up earlier',
  'Houseplants',
  'Notion vs Obsidian',
]

/** A topic, five video ideas for it, and where each idea can lead. */
export function IdeaEngine() {
  const state = useIdeas()
  const field = useRef<HTMLInputElement>(null)
  return (
    <div className="flex flex-col gap-8">
      <TopicForm state={state} field={field} />
      {state.found === null && !state.isBusy && (
        <EmptyState icon={<Lightbulb aria-hidden="true" />} title={words.emptyTitle}>
          {words.emptyAbout}
        </EmptyState>
      )}
      {state.found !== null && (
        <Ideas
          found={state.found}
          onClear={() => {
            state.clear()
            field.current?.focus()
          }}
        />
      )}
    </div>
  )
}

function TopicForm({
  state,
  field,
}: {
  state: IdeaEngineState
  field: React.RefObject<HTMLInputElement | null>
}) {
  const { topic, setTopic, isBusy, generate, cancel, found } = state
  const isSlow = useLongerThanASecond(isBusy)
  return (
    <Card className="glow flex flex-col gap-4 sm:p-8">
      <div className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <TextField
          ref={field}
          label={words.topic}
          value={topic}
          maxLength={maxTopicCharacters}
          placeholder={words.placeholder}
          disabled={isBusy}
          onChange={(event) => setTopic(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            void generate()
          }}
        />
        <Button
          variant="primary"
          icon={<Sparkles className="size-4" />}
          className="h-11 md:h-10"
          disabled={topic.trim() === ''}
          isBusy={isBusy}
          busyLabel={words.generating}
          onClick={() => void generate()}
        >
          {words.generate}
        </Button>
      </div>
      {isSlow && <Progress stage={words.writing} share={null} onCancel={cancel} />}
      {found === null && !isBusy && (
        <div className="flex flex-wrap items-center gap-2">
          <span className="text-sm text-muted">{words.try}</span>
          {exampleTopics.map((example) => (
            <Button
              key={example}
              size="small"
              onClick={() => {
                setTopic(example)
                field.current?.focus()
              }}
            >
              {example}
            </Button>
          ))}
        </div>
      )}
    </Card>
  )
}

function Ideas({ found, onClear }: { found: FoundTitles; onClear: () => void }) {
  const { ideas, engine, areTemplates, templates, notice } = found
  return (
    <section aria-labelledby="ideas-heading" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="grid gap-1">
          <h2 id="ideas-heading" className="text-2xl">
            {words.heading}
          </h2>
          <p className="text-sm text-muted">
            {areTemplates ? `${engine}. ${words.templatesAbout}` : words.writtenBy(engine)}
          </p>
        </div>
        <Button icon={<RefreshCw className="size-4" />} onClick={onClear}>
          {words.generateNew}
        </Button>
      </div>
      {notice !== null && (
        <Notice tone="warning" icon={<Info />}>
          {notice}
        </Notice>
      )}
      <IdeaList label={words.heading} ideas={ideas} areTemplates={areTemplates} />
      {templates.length > 0 && (
        <details className="group flex flex-col gap-4">
          <summary className="flex w-max list-none items-center gap-2 rounded-small py-1 text-sm font-medium text-muted hover:text-text [&::-webkit-details-marker]:hidden">
            {words.templates}
            <ChevronDown className="size-4 transition-transform duration-150 group-open:rotate-180" />
          </summary>
          <div className="pt-4">
            <IdeaList label={words.templates} ideas={templates} areTemplates />
          </div>
        </details>
      )}
    </section>
  )
}

function IdeaList({
  label,
  ideas,
  areTemplates,
}: {
  label: string
  ideas: TitleIdea[]
  areTemplates: boolean
}) {
  return (
    <ol aria-label={label} className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
      {ideas.map((idea, index) => (
        <li key={idea.id}>
          <IdeaCard idea={idea} number={index + 1} isTemplate={areTemplates} />
        </li>
      ))}
    </ol>
  )
}
