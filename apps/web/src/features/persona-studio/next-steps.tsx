import * as messages from '@vivify/contract/messages'
import type { JobProgress } from '@vivify/contract/jobs'
import { joinClasses } from '../../ui/class-names.ts'
import { Check } from '../../ui/icons.tsx'
import { Progress } from '../../ui/progress.tsx'
import { Card } from '../../ui/surfaces.tsx'
import type { PersonaFormState } from './use-persona-form.ts'

const words = messages.persona

const steps = [
  { stage: 'strategy', title: words.steps.strategy, about: words.stepsAbout.strategy, weight: 0.1 },
  { stage: 'pictures', title: words.steps.pictures, about: words.stepsAbout.pictures, weight: 0.7 },
  { stage: 'content', title: words.steps.content, about: words.stepsAbout.content, weight: 0.2 },
] as const

/** Steps 2 to 4, with the progress of the job that does them. */
export function NextSteps({ work }: Pick<PersonaFormState, 'work'>) {
  const { progress, isBusy, job, isCanceling, reason } = work
  const current = progress === null ? -1 : steps.findIndex(({ stage }) => stage === progress.stage)
  return (
    <Card className="flex flex-col gap-5">
      <h2 className="text-xl">{words.next}</h2>
      <ol start={2} className="flex flex-col gap-4" aria-label={words.next}>
        {steps.map(({ stage, title, about }, index) => (
          <li
            key={stage}
            className="flex gap-3.5"
            aria-current={isBusy && index === current ? 'step' : undefined}
          >
            <StepMark
              number={index + 2}
              isNow={isBusy && index === current}
              isDone={isBusy && index < current}
            />
            <div className="grid gap-0.5 pt-0.5">
              <h3 className="text-base">{title}</h3>
              <p className="text-sm text-muted">{about}</p>
            </div>
          </li>
        ))}
      </ol>
      {isBusy && job !== undefined && (
        <Progress
          stage={isCanceling ? 'Canceling' : describeStage(progress)}
          share={progress === null ? null : shareOf(progress)}
          note={reason ?? undefined}
          {...(isCanceling ? {} : { onCancel: () => void work.cancel().catch(() => undefined) })}
        />
      )}
    </Card>
  )
}

function StepMark({ number, isNow, isDone }: { number: number; isNow: boolean; isDone: boolean }) {
  return (
    <span
      className={joinClasses(
        'grid size-8 shrink-0 place-items-center rounded-full border text-sm font-semibold tabular-nums transition-colors',
        isDone && 'border-transparent bg-primary text-on-primary',
        isNow && 'border-primary bg-primary-soft text-primary-text ring-1 ring-primary',
        !isDone && !isNow && 'border-line text-muted',
      )}
    >
      {isDone ? <Check className="size-4" strokeWidth={3} aria-label="Done" /> : number}
    </span>
  )
}

function describeStage(progress: JobProgress | null): string {
  if (progress === null) return 'Waiting in line'
  const { stage, done, total } = progress
  const now = Math.min(done + 1, total)
  switch (stage) {
    case 'strategy':
      return 'Writing the content strategy'
    case 'pictures':
      return `Making picture ${now} of ${total}`
    case 'content':
      return `Saving post ${now} of ${total}`.replace(`post ${total} of ${total}`, 'the script')
    default:
      return 'Getting ready'
  }
}

function shareOf({ stage, done, total }: JobProgress): number {
  const index = steps.findIndex((step) => step.stage === stage)
  if (index < 0) return 0
  const before = steps.slice(0, index).reduce((sum, { weight }) => sum + weight, 0)
  return before + steps[index]!.weight * Math.min(1, done / total)
}
