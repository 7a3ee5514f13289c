import * as messages from '@vivify/contract/messages'
import type { PictureWords } from '@vivify/generators/kit/pictures/picture-words'
import { Button } from '../../../ui/button.tsx'
import { RotateCcw } from '../../../ui/icons.tsx'
import { TextArea, TextField } from '../../../ui/text-field.tsx'
import { textLimits } from '../parts/part.tsx'
import { useKit } from '../use-kit.ts'
import type { DrawnPicture, PictureChoice } from './picture-protocol.ts'

const words = messages.kit
/** Initials, or a short word. */
const maxInitials = 4

export interface PictureWordsFieldsProps {
  choice: PictureChoice
  tooLong: DrawnPicture['tooLong']
}

/** The words of one picture. */
export function PictureWordsFields({ choice, tooLong }: PictureWordsFieldsProps) {
  const { content, edit } = useKit()
  const { id, words: shown } = choice
  const name = words.pictures[id]
  const change = (changes: Partial<PictureWords>): void =>
    edit(
      (kit) => ({
        ...kit,
        pictures: { ...kit.pictures, words: { ...kit.pictures.words, [id]: { ...shown, ...changes } } },
      }),
      `words ${id} ${Object.keys(changes).join()}`,
    )
  const errorOf = (part: 'headline' | 'body') => (tooLong.includes(part) ? words.shortened : undefined)
  const isThumbnail = id === 'thumbnail'
  const hasCards = id === 'features' || id === 'launch'
  return (
    <div role="group" aria-label={words.wordsOf(name)} className="grid gap-3 sm:grid-cols-2">
      <TextField
        label={isThumbnail ? words.initials : words.headline}
        data-undo="document"
        maxLength={isThumbnail ? maxInitials : textLimits.line}
        value={shown.headline}
        error={errorOf('headline')}
        onChange={({ target }) => change({ headline: target.value })}
      />
      {!isThumbnail && (
        <TextArea
          label={hasCards ? words.cardLines : words.lines}
          rows={2}
          data-undo="document"
          maxLength={textLimits.about}
          value={shown.body}
          error={errorOf('body')}
          onChange={({ target }) => change({ body: target.value })}
        />
      )}
      {content.pictures.words[id] !== undefined && (
        <Button
          variant="quiet"
          size="small"
          className="self-start justify-self-start"
          icon={<RotateCcw className="size-3.5" />}
          aria-label={`${words.ownWordsBack}: ${name}`}
          onClick={() =>
            edit((kit) => {
              const { [id]: _, ...others } = kit.pictures.words
              return { ...kit, pictures: { ...kit.pictures, words: others } }
            })
          }
        >
          {words.ownWordsBack}
        </Button>
      )}
    </div>
  )
}
