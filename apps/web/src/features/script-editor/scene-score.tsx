import { goodScore } from '@vivify/contract/choices'
import { useId, useState } from 'react'
import { joinClasses } from '../../ui/class-names.ts'

export interface SceneScoreProps {
  /** undefined until it is loaded. */
  score: { score: number; reasons: string[]; seconds: number } | undefined
  number: number
  /** True for the first scene, which has to make viewers stop scrolling. */
  isHook: boolean
}

/** The primary color of the `pixar` theme is red and would look like a warning, so that theme uses its second color. */
const strongTone =
  'bg-primary-soft text-primary-text [[data-theme=pixar]_&]:bg-second-soft [[data-theme=pixar]_&]:text-second-text'

const fairFrom = 45

/** How well a scene keeps viewers watching; pressing it shows the reasons. */
export function SceneScore({ score, number, isHook }: SceneScoreProps) {
  const [isOpen, setIsOpen] = useState(false)
  const reasonsId = useId()
  if (score === undefined) return null
  const value = Math.round(score.score)
  const tone =
    value >= goodScore
      ? strongTone
      : value >= fairFrom
        ? 'bg-warning-soft text-warning-text'
        : 'bg-hover text-muted'
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={reasonsId}
        aria-label={`${isHook ? 'Hook' : 'Hold'} ${value} of 100 in scene ${number}: why`}
        onClick={() => setIsOpen(!isOpen)}
        className={joinClasses(
          'inline-flex h-6 items-center gap-1.5 rounded-full px-2 text-xs font-semibold tabular-nums transition-[filter] hover:brightness-110',
          tone,
        )}
      >
        {isHook ? 'Hook' : 'Hold'} {value}
      </button>
      <ul
        id={reasonsId}
        hidden={!isOpen}
        className="order-last flex flex-col w-full list-disc gap-0.5 py-1 pr-2 pl-6 text-xs text-muted"
      >
        {score.reasons.length === 0 && <li>Nothing stands out, for better or worse.</li>}
        {score.reasons.map((reason) => (
          <li key={reason} className="first-letter:uppercase">
            {reason}
          </li>
        ))}
      </ul>
    </>
  )
}
