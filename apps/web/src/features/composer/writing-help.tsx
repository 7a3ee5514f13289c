import * as messages from '@vivify/contract/messages'
import { useState } from 'react'
import { toast } from 'react-hot-toast'
import { usePostWriter, type PostAlternative } from '../../api/posts.ts'
import { useAlerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'
import { Hash, Sparkles, X } from '../../ui/icons.tsx'
import { toastWithUndo } from '../../ui/undo-toast.tsx'
import { addHashtags } from './post-content.ts'
import { useComposer } from './use-composer.ts'

const words = messages.composer

/** AI Enhance and Add Hashtags, and what they found. */
export function WritingHelp() {
  const help = useWritingHelp()
  const { offered, tagEngine } = help
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          size="small"
          icon={<Sparkles className="size-4" aria-hidden="true" />}
          isBusy={help.isEnhancing}
          onClick={help.enhance}
        >
          {words.enhance}
        </Button>
        <Button
          size="small"
          icon={<Hash className="size-4" aria-hidden="true" />}
          isBusy={help.isFindingTags}
          onClick={help.addTags}
        >
          {words.addHashtags}
        </Button>
        {tagEngine !== null && help.text !== '' && (
          <span className="text-xs text-muted">Hashtags by {tagEngine}</span>
        )}
      </div>
      {offered !== null && help.text !== '' && (
        <Alternatives
          {...offered}
          isOutdated={offered.of !== help.text}
          onUse={help.use}
          onClose={help.close}
        />
      )}
    </>
  )
}

interface Offered {
  /** The text that these are versions of. */
  of: string
  engine: string
  list: readonly PostAlternative[]
}

function useWritingHelp() {
  const { content, edit } = useComposer()
  const { enhance, suggest } = usePostWriter()
  const { alert } = useAlerts()
  const [offered, setOffered] = useState<Offered | null>(null)
  const [tagEngine, setTagEngine] = useState<string | null>(null)
  const { text, platforms } = content

  /** Replaces the text, with a way back. */
  function insert(change: (now: string) => string, said: string): void {
    let before = text
    edit((post) => {
      before = post.text
      return { ...post, text: change(before) }
    })
    toastWithUndo(said, () => edit((post) => ({ ...post, text: before })))
  }
  async function findAlternatives(): Promise<void> {
    const { alternatives, engine } = await enhance.mutateAsync({ text, platform: platforms[0] ?? 'twitter' })
    if (alternatives.length === 0) toast(words.nothingToEnhance)
    else setOffered({ of: text, engine, list: alternatives })
  }
  async function findTags(): Promise<void> {
    const { tags, engine } = await suggest.mutateAsync(text)
    const { added } = addHashtags(text, tags)
    if (added === 0) return void toast(words.noHashtags)
    setTagEngine(engine)
    // The person may have typed on meanwhile.
    insert((now) => addHashtags(now, tags).text, words.hashtagsAdded(added))
  }
  const run = (work: () => Promise<void>) => (): void => {
    if (text.trim() === '') return void alert(messages.posts.contentMissing)
    work().catch((error: unknown) =>
      toast.error(error instanceof Error ? error.message : 'That did not work. Try again.'),
    )
  }
  return {
    text,
    offered,
    tagEngine,
    enhance: run(findAlternatives),
    isEnhancing: enhance.isPending,
    addTags: run(findTags),
    isFindingTags: suggest.isPending,
    use: (next: string): void => {
      insert(() => next, words.enhanced)
      setOffered(null)
    },
    close: () => setOffered(null),
  }
}

interface AlternativesProps {
  engine: string
  list: readonly PostAlternative[]
  /** The text was changed since these were written. */
  isOutdated: boolean
  onUse: (text: string) => void
  onClose: () => void
}

function Alternatives({ engine, list, isOutdated, onUse, onClose }: AlternativesProps) {
  return (
    <section
      aria-label="Other versions"
      className="flex animate-rise flex-col gap-3 rounded-base border border-line bg-sunken p-3"
    >
      <div className="flex items-center justify-between gap-3">
        <p role="status" className="text-sm font-medium">
          {list.length === 1 ? 'Another version' : `${list.length} other versions`}
          {isOutdated && <span className="font-normal text-muted"> of the text before your last change</span>}
        </p>
        <Button
          size="small"
          variant="quiet"
          icon={<X className="size-4" aria-hidden="true" />}
          onClick={onClose}
        >
          Keep mine
        </Button>
      </div>
      <ul className="flex flex-col gap-3">
        {list.map(({ text, about }) => (
          <li key={text} className="flex flex-col gap-2 rounded-small border border-line bg-raised p-3">
            <p className="text-sm wrap-anywhere whitespace-pre-wrap">{text}</p>
            <div className="flex flex-wrap items-center justify-between gap-2">
              <span className="min-w-0 flex-1 basis-40 text-xs text-muted">{about}</span>
              <Button size="small" onClick={() => onUse(text)}>
                Use this version
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <p className="text-xs text-muted">Engine: {engine}</p>
    </section>
  )
}
