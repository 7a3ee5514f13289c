import * as messages from '@vivify/contract/messages'
import { TextField } from '../../../ui/text-field.tsx'
import { useKit } from '../use-kit.ts'
import { textLimits, type PartProps } from './part.tsx'
import { TextCard } from './text-card.tsx'

const words = messages.kit

/** What to post before and after the launch. */
export function IdeasPart({ texts }: PartProps) {
  const { editTexts } = useKit()
  const change = (id: string, changes: { title?: string; about?: string }): void =>
    editTexts(
      ({ ideas }) => ({ ideas: ideas.map((idea) => (idea.id === id ? { ...idea, ...changes } : idea)) }),
      `idea ${id} ${Object.keys(changes).join()}`,
    )
  return (
    <ol aria-label={words.parts.ideas} className="grid gap-5">
      {texts.ideas.map(({ id, title, about }, at) => (
        <li key={id} className="flex flex-col gap-2">
          <TextField
            label={`${words.ideaTitle} ${at + 1}`}
            data-undo="document"
            maxLength={textLimits.line}
            value={title}
            onChange={({ target }) => change(id, { title: target.value })}
          />
          <TextCard
            label={`${words.body} ${at + 1}`}
            rows={2}
            maxLength={textLimits.about}
            value={about}
            onChange={(value) => change(id, { about: value })}
          />
        </li>
      ))}
    </ol>
  )
}
