import {
  maxDescriptionCharacters,
  maxSeoTitleCharacters,
  maxSlugCharacters,
} from '@vivify/contract/article-choices'
import { toSlug } from '@vivify/contract/article-markdown'
import * as messages from '@vivify/contract/messages'
import { useState } from 'react'
import { IconButton } from '../../../ui/button.tsx'
import { Globe, WandSparkles } from '../../../ui/icons.tsx'
import { TextArea, TextField } from '../../../ui/text-field.tsx'
import { useArticle } from '../use-article.ts'
import { useField } from './use-field.ts'

const words = messages.articleEditor

/** What search engines read, with counters and a picture of a result. */
export function SearchPanel() {
  const { content } = useArticle()
  const setTitle = useField('seoTitle')
  const setDescription = useField('description')
  return (
    <>
      <SearchResult {...content} />
      <TextField
        label={words.seoTitle}
        data-undo="document"
        maxLength={maxSeoTitleCharacters}
        aside={`${content.seoTitle.length}/${maxSeoTitleCharacters}`}
        value={content.seoTitle}
        onChange={({ target }) => setTitle(target.value)}
      />
      <TextArea
        label={words.description}
        data-undo="document"
        rows={3}
        maxLength={maxDescriptionCharacters}
        aside={`${content.description.length}/${maxDescriptionCharacters}`}
        value={content.description}
        onChange={({ target }) => setDescription(target.value.replace(/\s*\n\s*/g, ' '))}
      />
      <SlugField />
    </>
  )
}

/** Only a finished slug is saved; a dash that was typed last waits for the next letter. */
function SlugField() {
  const { content } = useArticle()
  const setSlug = useField('slug')
  const [typed, setTyped] = useState(content.slug)
  const shown = finish(typed) === content.slug ? typed : content.slug
  const write = (text: string): void => {
    setTyped(text)
    setSlug(finish(text))
  }
  return (
    <TextField
      label={words.slug}
      data-undo="document"
      spellCheck={false}
      autoCapitalize="off"
      hint={words.slugHint}
      maxLength={maxSlugCharacters}
      aside={`${content.slug.length}/${maxSlugCharacters}`}
      value={shown}
      onChange={({ target }) => write(clean(target.value))}
      action={
        <IconButton
          size="small"
          label={words.fromTitle}
          title={words.fromTitle}
          disabled={toSlug(content.title) === ''}
          icon={<WandSparkles className="size-4" />}
          onClick={() => write(toSlug(content.title))}
        />
      }
    />
  )
}

function clean(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
}

function finish(typed: string): string {
  return typed.replace(/-$/, '')
}

interface SearchResultProps {
  title: string
  seoTitle: string
  description: string
  slug: string
}

function SearchResult({ title, seoTitle, description, slug }: SearchResultProps) {
  const headline = seoTitle.trim() || title.trim().slice(0, maxSeoTitleCharacters)
  return (
    <figure className="grid gap-2">
      <figcaption className="text-xs text-muted">{words.result}</figcaption>
      <div className="grid gap-1 rounded-base border border-line bg-sunken p-4">
        <span className="flex min-w-0 items-center gap-2 text-xs text-muted">
          <span className="grid size-6 shrink-0 place-items-center rounded-full bg-hover">
            <Globe className="size-3.5" />
          </span>
          <span className="truncate">example.com › {slug === '' ? '…' : slug}</span>
        </span>
        <p className="text-base leading-snug font-medium break-words text-second-text">
          {headline === '' ? words.resultNoTitle : headline}
        </p>
        <p className="text-xs leading-relaxed break-words text-muted">
          {description.trim() === '' ? words.resultNoDescription : description}
        </p>
      </div>
    </figure>
  )
}
