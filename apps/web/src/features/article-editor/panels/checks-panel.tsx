import * as messages from '@vivify/contract/messages'
import { useMemo } from 'react'
import type { ArticleDocument } from '../../../api/articles.ts'
import { Button } from '../../../ui/button.tsx'
import { Check, CircleCheck, Search } from '../../../ui/icons.tsx'
import { toastWithUndo } from '../../../ui/undo-toast.tsx'
import { createPassageFinder, type Passage } from '../find-passage.ts'
import { useArticle } from '../use-article.ts'

const words = messages.articleEditor

type Flag = ArticleDocument['flags'][number]

export interface ChecksPanelProps {
  /** Selects a part of the text. */
  onShow: (passage: Passage) => void
}

/** Statements to check before publishing, and what writing had to say. */
export function ChecksPanel({ onShow }: ChecksPanelProps) {
  const { content, saved, edit } = useArticle()
  const { flags, sources } = content
  const find = useMemo(() => createPassageFinder(content.markdown), [content.markdown])
  const warnings = saved?.warnings ?? []

  function settle(flag: Flag): void {
    const before = flags
    edit((now) => ({ ...now, flags: now.flags.filter(({ text }) => text !== flag.text) }))
    toastWithUndo(words.flagChecked, () => edit((now) => ({ ...now, flags: before })))
  }

  return (
    <>
      {flags.length === 0 ? (
        <p className="flex items-start gap-2 text-sm text-muted">
          <CircleCheck className="mt-0.5 size-4 shrink-0 text-good-text" />
          {sources.length === 0 ? words.noFlagsWithoutSources : words.noFlags}
        </p>
      ) : (
        <p className="text-xs text-muted">{words.flagsAbout}</p>
      )}
      {flags.length > 0 && (
        <ul className="flex flex-col gap-3">
          {flags.map((flag) => (
            <FlagEntry
              key={flag.text}
              flag={flag}
              passage={find(flag.text)}
              onShow={onShow}
              onSettle={() => settle(flag)}
            />
          ))}
        </ul>
      )}
      {warnings.length > 0 && <Warnings warnings={warnings} />}
    </>
  )
}

interface FlagEntryProps {
  flag: Flag
  /** Where it stands in the text; null when it is not there any more. */
  passage: Passage | null
  onShow: (passage: Passage) => void
  onSettle: () => void
}

function FlagEntry({ flag: { text, reason }, passage, onShow, onSettle }: FlagEntryProps) {
  return (
    <li className="flex flex-col gap-2 rounded-base border border-line bg-sunken p-3 text-sm">
      <p className="break-words">{text}</p>
      <p className="text-xs break-words text-warning-text">{passage === null ? words.flagGone : reason}</p>
      <span className="flex flex-wrap gap-2">
        {passage !== null && (
          <Button size="small" icon={<Search className="size-3.5" />} onClick={() => onShow(passage)}>
            {words.showInText}
          </Button>
        )}
        <Button size="small" icon={<Check className="size-3.5" />} onClick={onSettle}>
          {words.checked}
        </Button>
      </span>
    </li>
  )
}

function Warnings({ warnings }: { warnings: readonly string[] }) {
  return (
    <div className="grid gap-1 text-xs text-muted">
      <p className="font-medium text-text">{words.warnings}</p>
      <ul className="flex list-disc flex-col gap-1 pl-4 break-words">
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </div>
  )
}
