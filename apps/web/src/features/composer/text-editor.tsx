import { platformNames, type PlatformId } from '@vivify/contract/platforms'
import { countText } from '@vivify/social/count-text'
import { versionFor } from '@vivify/social/check-post'
import { platformRules } from '@vivify/social/rules'
import type { RefObject } from 'react'
import { joinClasses } from '../../ui/class-names.ts'
import { PlatformIcon } from '../../ui/platform-icons.tsx'
import { TextArea } from '../../ui/text-field.tsx'
import { useComposer } from './use-composer.ts'
import { useTypingGroup } from '../../lib/document/use-typing-group.ts'
import { WritingHelp } from './writing-help.tsx'

/** The words of the post, how long they are for each platform, and help with them. */
export function TextEditor({ field }: { field: RefObject<HTMLTextAreaElement | null> }) {
  const { content, edit } = useComposer()
  const group = useTypingGroup('text')
  return (
    <div className="flex flex-col gap-3">
      <TextArea
        ref={field}
        label="Post Content"
        placeholder="What do you want to share?"
        rows={5}
        data-undo="document"
        value={content.text}
        aside={`${countText(content.text, platformRules.twitter.text)}/280`}
        onChange={(event) => {
          const text = event.target.value
          edit((post) => ({ ...post, text }), group())
        }}
      />
      <Counters />
      <WritingHelp />
    </div>
  )
}

/** What each selected platform counts, of its own text. */
function Counters() {
  const { content } = useComposer()
  if (content.platforms.length === 0) return null
  return (
    <ul aria-label="Characters on each platform" className="flex flex-wrap gap-x-4 gap-y-1.5">
      {content.platforms.map((platform) => (
        <li key={platform}>
          <Counter platform={platform} text={versionFor(content, platform).text} />
        </li>
      ))}
    </ul>
  )
}

/** `120/3,000` beside the platform's icon; red when it is too long. */
export function Counter({ platform, text }: { platform: PlatformId; text: string }) {
  const rules = platformRules[platform].text
  const count = countText(text, rules)
  const isOver = count > rules.max
  return (
    <span
      className={joinClasses(
        'inline-flex items-center gap-1.5 text-xs tabular-nums',
        isOver ? 'font-semibold text-danger-text' : 'text-muted',
      )}
    >
      <PlatformIcon platform={platform} className="size-3.5" />
      <span className="sr-only">{platformNames[platform]}</span>
      {`${count.toLocaleString('en-US')}/${rules.max.toLocaleString('en-US')}`}
      {isOver && <span className="sr-only">too long</span>}
    </span>
  )
}
