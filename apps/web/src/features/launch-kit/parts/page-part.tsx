import { kitLimits } from '@vivify/contract/kit-choices'
import * as messages from '@vivify/contract/messages'
import { TextField } from '../../../ui/text-field.tsx'
import { useKit } from '../use-kit.ts'
import { replaceAt, Section, textLimits, type PartProps } from './part.tsx'
import { TextCard } from './text-card.tsx'

const words = messages.kit

/** What the launch page itself asks for. */
export function PagePart({ texts }: PartProps) {
  const { editTexts } = useKit()
  return (
    <div className="flex flex-col gap-7">
      <Section title={words.taglines}>
        {texts.taglines.map((tagline, at) => (
          <TextCard
            key={at}
            label={words.tagline(at + 1)}
            rows={1}
            limit={kitLimits.taglineCharacters}
            maxLength={textLimits.line}
            value={tagline}
            onChange={(line) =>
              editTexts(({ taglines }) => ({ taglines: replaceAt(taglines, at, line) }), `tagline ${at}`)
            }
          />
        ))}
      </Section>
      <TextCard
        label={words.description}
        rows={3}
        limit={kitLimits.descriptionCharacters}
        maxLength={textLimits.long}
        value={texts.description}
        onChange={(description) => editTexts(() => ({ description }), 'description')}
      />
      <Topics texts={texts} />
      <TextCard
        label={words.firstComment}
        rows={9}
        limit={kitLimits.firstCommentMost}
        maxLength={textLimits.long}
        value={texts.firstComment}
        onChange={(firstComment) => editTexts(() => ({ firstComment }), 'first comment')}
      />
    </div>
  )
}

function Topics({ texts }: PartProps) {
  const { editTexts } = useKit()
  const topics = [...texts.topics, '', '', ''].slice(0, Math.max(kitLimits.topics, texts.topics.length))
  return (
    <Section title={words.topics}>
      <div className="grid gap-3 sm:grid-cols-3">
        {topics.map((topic, at) => (
          <TextField
            key={at}
            label={words.topic(at + 1)}
            data-undo="document"
            maxLength={textLimits.topic}
            value={topic}
            onChange={({ target }) =>
              editTexts(() => ({ topics: withoutEnd(replaceAt(topics, at, target.value)) }), `topic ${at}`)
            }
          />
        ))}
      </div>
    </Section>
  )
}

/** Without empty entries at the end. */
function withoutEnd(topics: readonly string[]): string[] {
  return topics.slice(0, topics.findLastIndex((topic) => topic !== '') + 1)
}
