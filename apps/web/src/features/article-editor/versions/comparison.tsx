import * as messages from '@vivify/contract/messages'
import type { DiffPart } from '../../../lib/word-diff.ts'
import type { Difference } from './compare-texts.ts'

export interface ComparisonProps {
  differences: readonly Difference[]
  /** Unchanged paragraphs are counted instead of shown. */
  isShort?: boolean
}

/** Two versions of a text as one: what was removed is struck out, what was added stands out. */
export function Comparison({ differences, isShort = false }: ComparisonProps) {
  return (
    <div className="flex flex-col gap-3 text-sm leading-relaxed break-words">
      {differences.map((difference, index) => {
        const key = `${index} ${difference.kind}`
        if (difference.kind === 'changed') {
          return (
            <p key={key}>
              <Parts parts={difference.parts} />
            </p>
          )
        }
        if (isShort) {
          return (
            <p
              key={key}
              className="flex items-center gap-3 text-xs text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line"
            >
              {messages.articleEditor.unchanged(difference.paragraphs.length)}
            </p>
          )
        }
        return difference.paragraphs.map((paragraph, place) => <p key={`${key} ${place}`}>{paragraph}</p>)
      })}
    </div>
  )
}

function Parts({ parts }: { parts: readonly DiffPart[] }) {
  return parts.map(({ kind, text }, index) => {
    const key = `${index} ${kind}`
    if (kind === 'removed') {
      return (
        <del key={key} className="rounded-[3px] bg-danger-soft px-0.5 text-danger-text">
          {text}{' '}
        </del>
      )
    }
    if (kind === 'added') {
      return (
        <ins key={key} className="rounded-[3px] bg-good-soft px-0.5 text-good-text no-underline">
          {text}{' '}
        </ins>
      )
    }
    return <span key={key}>{text} </span>
  })
}
