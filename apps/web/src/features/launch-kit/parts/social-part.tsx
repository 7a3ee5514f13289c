import { kitLimits } from '@vivify/contract/kit-choices'
import * as messages from '@vivify/contract/messages'
import { countText } from '@vivify/social/count-text'
import { platformRules } from '@vivify/social/rules'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Plus, Trash2 } from '../../../ui/icons.tsx'
import { useKit } from '../use-kit.ts'
import { CopyButton } from './copy-button.tsx'
import { replaceAt, Section, textLimits, type PartProps } from './part.tsx'
import { TextCard } from './text-card.tsx'

const words = messages.kit
/** As many posts as a document keeps. */
const mostPosts = kitLimits.threadMost + 4

const countOnX = (text: string): number => countText(text, platformRules.twitter.text)
const onX = { count: countOnX, limit: kitLimits.xCharacters, maxLength: textLimits.long }
const onLinkedIn = {
  count: (text: string) => countText(text, platformRules.linkedin.text),
  limit: platformRules.linkedin.text.max,
  maxLength: textLimits.long,
}

/** What is posted on launch day. */
export function SocialPart({ texts }: PartProps) {
  const { editTexts } = useKit()
  return (
    <div className="flex flex-col gap-7">
      <Thread texts={texts} />
      <TextCard
        {...onLinkedIn}
        label={words.linkedIn}
        rows={9}
        hint={words.linkedInHint(kitLimits.linkedInHookCharacters)}
        value={texts.linkedIn}
        onChange={(linkedIn) => editTexts(() => ({ linkedIn }), 'LinkedIn')}
      />
      <TextCard
        {...onX}
        label={words.update}
        value={texts.update}
        onChange={(update) => editTexts(() => ({ update }), 'update')}
      />
      <TextCard
        {...onX}
        label={words.thanks}
        value={texts.thanks}
        onChange={(thanks) => editTexts(() => ({ thanks }), 'thanks')}
      />
    </div>
  )
}

function Thread({ texts: { thread } }: PartProps) {
  const { editTexts } = useKit()
  return (
    <Section
      title={words.thread}
      aside={<CopyButton name={words.thread} label={words.copyAll} text={thread.join('\n\n')} />}
    >
      <ol aria-label={words.thread} className="flex flex-col gap-3">
        {thread.map((post, at) => (
          <li key={at}>
            <TextCard
              {...onX}
              label={words.threadPost(at + 1)}
              rows={3}
              value={post}
              onChange={(text) =>
                editTexts((known) => ({ thread: replaceAt(known.thread, at, text) }), `thread ${at}`)
              }
              actions={
                thread.length > 1 && (
                  <IconButton
                    size="small"
                    label={words.removePost(at + 1)}
                    icon={<Trash2 className="size-4" />}
                    onClick={() =>
                      editTexts((known) => ({ thread: known.thread.filter((_, index) => index !== at) }))
                    }
                  />
                )
              }
            />
          </li>
        ))}
      </ol>
      {thread.length < mostPosts && (
        <Button
          size="small"
          className="self-start"
          icon={<Plus className="size-4" />}
          onClick={() => editTexts((known) => ({ thread: [...known.thread, ''] }))}
        >
          {words.addPost}
        </Button>
      )}
    </Section>
  )
}
