import type { PlatformId } from '@vivify/contract/platforms'
import { useState } from 'react'
import { joinClasses } from '../../../ui/class-names.ts'
import { cutText, splitText } from './text-parts.ts'

/** Where each platform's feed cuts a text; absent where it shows all of it. */
const cuts: Partial<Record<PlatformId, { characters: number; lines: number }>> = {
  linkedin: { characters: 210, lines: 3 },
  facebook: { characters: 477, lines: 5 },
  instagram: { characters: 125, lines: 2 },
  tiktok: { characters: 80, lines: 2 },
  youtube: { characters: 80, lines: 2 },
}

export interface PostTextProps {
  platform: PlatformId
  text: string
  /** Placed before the text, as Instagram does with the name. */
  author?: string
  className?: string
}

/** The words of a post as the platform's feed shows them. */
export function PostText({ platform, text, author, className }: PostTextProps) {
  const [isWhole, setIsWhole] = useState(false)
  const cut = cuts[platform]
  const short = cut === undefined || isWhole ? null : cutText(text, cut.characters, cut.lines)
  return (
    <p className={joinClasses('text-sm leading-snug wrap-anywhere whitespace-pre-wrap', className)}>
      {author !== undefined && <strong className="font-semibold">{author} </strong>}
      {splitText(short ?? text).map((part, index) =>
        part.kind === 'plain' ? (
          part.text
        ) : (
          <span key={index} className="text-(--tint)">
            {part.text}
          </span>
        ),
      )}
      {short !== null && (
        <button
          type="button"
          className="ml-1 rounded-small opacity-75 hover:opacity-100"
          onClick={() => setIsWhole(true)}
        >
          … more
        </button>
      )}
    </p>
  )
}
