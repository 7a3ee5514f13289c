import { platformNames, type PlatformId } from '@vivify/contract/platforms'
import type { PostContent } from '@vivify/contract/post'
import { countText } from '@vivify/social/count-text'
import { platformRules } from '@vivify/social/rules'
import { splitThread } from '@vivify/social/split-thread'
import { Button, IconButton } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Plus, Rows3, Trash2 } from '../../ui/icons.tsx'
import { TextArea } from '../../ui/text-field.tsx'
import { changeVersion } from './post-content.ts'
import { Counter } from './text-editor.tsx'
import { useComposer } from './use-composer.ts'
import { useTypingGroup } from '../../lib/document/use-typing-group.ts'

const maxFurther = 24

/** Further posts of a thread, on platforms that have threads; nothing while none is selected. */
export function ThreadEditor() {
  const { content, edit } = useComposer()
  const platforms = content.platforms.filter((platform) => platformRules[platform].hasThreads)
  if (platforms.length === 0) return null
  const { thread } = content
  const isTooLong = platforms.some((platform) => {
    const rules = platformRules[platform].text
    return countText(content.text, rules) > rules.max
  })
  return (
    <Disclosure
      key={isTooLong ? 'too long' : 'fits'}
      title="Thread"
      isOpenAtFirst={isTooLong || thread.length > 0}
      aside={
        thread.length > 0 ? `${thread.length + 1} posts` : platforms.map((id) => platformNames[id]).join(', ')
      }
    >
      {thread.map((text, index) => (
        <ThreadPost key={index} index={index} text={text} platforms={platforms} />
      ))}
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          icon={<Plus className="size-4" aria-hidden="true" />}
          disabled={thread.length >= maxFurther}
          onClick={() => edit((post) => ({ ...post, thread: [...post.thread, ''] }))}
        >
          Add a post
        </Button>
        {isTooLong && (
          <Button
            size="small"
            icon={<Rows3 className="size-4" aria-hidden="true" />}
            onClick={() => edit((post) => splitIntoThread(post, platforms))}
          >
            Split into a thread
          </Button>
        )}
      </div>
    </Disclosure>
  )
}

function ThreadPost(props: { index: number; text: string; platforms: readonly PlatformId[] }) {
  const { index, text, platforms } = props
  const { edit } = useComposer()
  const group = useTypingGroup(`thread ${index}`)
  return (
    <div className="flex items-start gap-2">
      <TextArea
        label={`Post ${index + 2}`}
        data-undo="document"
        rows={3}
        className="min-w-0 flex-1"
        value={text}
        aside={
          <span className="flex gap-3">
            {platforms.map((platform) => (
              <Counter key={platform} platform={platform} text={text} />
            ))}
          </span>
        }
        onChange={(event) => {
          const typed = event.target.value
          const change = (post: PostContent) => ({
            ...post,
            thread: post.thread.map((each, at) => (at === index ? typed : each)),
          })
          edit(change, group())
        }}
      />
      <IconButton
        size="small"
        className="mt-6"
        label={`Remove post ${index + 2}`}
        icon={<Trash2 className="size-4" />}
        onClick={() => edit((post) => ({ ...post, thread: post.thread.filter((_, at) => at !== index) }))}
      />
    </div>
  )
}

/** Splits the text by the strictest of these platforms; platforms without threads keep all of it. */
export function splitIntoThread(content: PostContent, platforms: readonly PlatformId[]): PostContent {
  const whole = [content.text, ...content.thread].filter((text) => text.trim() !== '').join('\n\n')
  const splits = platforms.map((platform) => splitThread(whole, platformRules[platform].text))
  const [first = '', ...thread] = splits.reduce((most, each) => (each.length > most.length ? each : most), [])
  const others = content.platforms.filter(
    (platform) => !platformRules[platform].hasThreads && content.versions[platform]?.text === undefined,
  )
  return others.reduce<PostContent>(
    (next, platform) => changeVersion(next, platform, { text: content.text }),
    { ...content, text: first, thread: thread.slice(0, maxFurther) },
  )
}
