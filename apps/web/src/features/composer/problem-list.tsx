import { platformNames, type PlatformId } from '@vivify/contract/platforms'
import type { PostProblem } from '@vivify/social/check-post'
import { joinClasses } from '../../ui/class-names.ts'
import { Ban, CircleCheck, Info } from '../../ui/icons.tsx'
import { PlatformIcon } from '../../ui/platform-icons.tsx'

/** What each platform would refuse, and what is fitted for it when the post is published. */
export function ProblemList({ problems }: { problems: readonly PostProblem[] }) {
  const platforms = [...new Set(problems.map(({ platform }) => platform))]
  if (platforms.length === 0) return null
  return (
    <ul aria-label="Checks by platform" className="flex flex-col gap-2">
      {platforms.map((platform) => (
        <PlatformProblems
          key={platform}
          platform={platform}
          problems={problems.filter((problem) => problem.platform === platform)}
        />
      ))}
    </ul>
  )
}

function PlatformProblems({
  platform,
  problems,
}: {
  platform: PlatformId
  problems: readonly PostProblem[]
}) {
  const isBlocked = problems.some(({ kind }) => kind === 'blocks')
  const sentences = new Map(problems.map((problem) => [problem.message, problem.kind]))
  return (
    <li
      className={joinClasses(
        'flex items-start gap-3 rounded-base px-3 py-2.5 text-sm',
        isBlocked ? 'bg-danger-soft' : 'bg-hover',
      )}
    >
      <PlatformIcon platform={platform} className="mt-0.5 size-4.5" />
      <div className="min-w-0 flex-1">
        <p className={joinClasses('font-medium', isBlocked && 'text-danger-text')}>
          {`${platformNames[platform]}${isBlocked ? ' would refuse this post' : ' is ready'}`}
        </p>
        <ul className="mt-0.5 flex flex-col gap-0.5 text-xs">
          {[...sentences].map(([message, kind]) => (
            <li key={message} className="flex items-start gap-1.5">
              {kind === 'blocks' ? (
                <Ban className="mt-px size-3.5 shrink-0 text-danger-text" aria-label="Blocks" />
              ) : (
                <Info className="mt-px size-3.5 shrink-0 text-muted" aria-label="Fitted" />
              )}
              <span>{message}</span>
            </li>
          ))}
        </ul>
      </div>
      {!isBlocked && <CircleCheck className="mt-0.5 size-4 shrink-0 text-good-text" aria-hidden="true" />}
    </li>
  )
}
