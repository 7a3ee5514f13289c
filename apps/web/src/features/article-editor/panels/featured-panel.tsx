import { maxAltTextCharacters, maxCaptionCharacters } from '@vivify/contract/article-choices'
import * as messages from '@vivify/contract/messages'
import { lazy, Suspense, useState } from 'react'
import type { ArticleDocument } from '../../../api/articles.ts'
import { useTypingGroup } from '../../../lib/document/use-typing-group.ts'
import { loadChunk } from '../../../lib/load-chunk.ts'
import { Button } from '../../../ui/button.tsx'
import { Images, Trash2 } from '../../../ui/icons.tsx'
import { TextArea, TextField } from '../../../ui/text-field.tsx'
import { PreviewPicture } from '../preview/preview-picture.tsx'
import { useArticle } from '../use-article.ts'

const words = messages.articleEditor

const CreationChooser = lazy(() =>
  loadChunk('The chooser', async () => ({
    default: (await import('../../own-media/creation-chooser.tsx')).CreationChooser,
  })),
)

type Featured = NonNullable<ArticleDocument['featured']>

/** The picture above the title, with its alternative text and caption. */
export function FeaturedPanel() {
  const { content, edit } = useArticle()
  const { featured } = content
  const [isChoosing, setIsChoosing] = useState(false)
  const set = (next: Featured | null, group?: string): void =>
    edit((now) => ({ ...now, featured: next }), group)
  return (
    <>
      {featured !== null && <FeaturedFields featured={featured} onChange={set} />}
      <div className="flex flex-wrap gap-2">
        <Button size="small" icon={<Images className="size-3.5" />} onClick={() => setIsChoosing(true)}>
          {featured === null ? words.chooseFeatured : words.replaceFeatured}
        </Button>
        {featured !== null && (
          <Button size="small" icon={<Trash2 className="size-3.5" />} onClick={() => set(null)}>
            {words.removeFeatured}
          </Button>
        )}
      </div>
      {isChoosing && (
        <Suspense fallback={null}>
          <CreationChooser
            description={words.choosePicture}
            kind="image"
            onClose={() => setIsChoosing(false)}
            onChosen={({ id, name }) => {
              setIsChoosing(false)
              set({ assetId: id, altText: name.slice(0, maxAltTextCharacters), caption: '' })
            }}
          />
        </Suspense>
      )}
    </>
  )
}

interface FeaturedFieldsProps {
  featured: Featured
  onChange: (featured: Featured, group: string) => void
}

function FeaturedFields({ featured, onChange }: FeaturedFieldsProps) {
  const { altText, caption } = featured
  const altGroup = useTypingGroup('featured alt text')
  const captionGroup = useTypingGroup('featured caption')
  return (
    <>
      <PreviewPicture key={featured.assetId} picture={{ ...featured, caption: '' }} />
      <TextArea
        label={words.altText}
        data-undo="document"
        rows={2}
        maxLength={maxAltTextCharacters}
        hint={words.altTextHint}
        error={altText.trim() === '' ? words.altTextMissing : undefined}
        value={altText}
        onChange={({ target }) => onChange({ ...featured, altText: target.value }, altGroup())}
      />
      <TextField
        label={words.caption}
        data-undo="document"
        maxLength={maxCaptionCharacters}
        hint={words.captionHint}
        value={caption}
        onChange={({ target }) => onChange({ ...featured, caption: target.value }, captionGroup())}
      />
    </>
  )
}
