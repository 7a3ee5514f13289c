import type { Asset, Scene } from '@vivify/contract/project'
import { lazy, Suspense, useState } from 'react'
import { joinClasses } from '../../ui/class-names.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Skeleton } from '../../ui/surfaces.tsx'
import { MediaThumbnail } from '../../lib/media/media-thumbnail.tsx'
import { bareWord, stressedWords, wordsOf } from './scene-text.ts'

const OwnMedia = lazy(async () => ({ default: (await import('../own-media/own-media.tsx')).OwnMedia }))

export interface SceneThumbnailProps {
  scene: Scene
  number: number
  /** Address of the painted picture; null for a scene of animated words, or until it is known. */
  url: string | null
  /** The person's own picture or clip. */
  asset: Asset | undefined
  /** Width divided by height. */
  ratio: number
}

/** Shows a scene's picture; pressing it opens a dialog to change the picture. */
export function SceneThumbnail({ scene, number, url, asset, ratio }: SceneThumbnailProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <div
        style={{ aspectRatio: ratio }}
        className={joinClasses(
          'relative grid shrink-0 place-items-center self-start overflow-hidden rounded-small border border-line bg-sunken transition-[border-color,filter] duration-150 hover:border-control-line hover:brightness-110',
          ratio > 0.8 ? 'w-16 @md:w-22' : 'w-11 @md:w-12',
        )}
      >
        {asset ? (
          <MediaThumbnail asset={asset} className="absolute inset-0" />
        ) : (
          <Painted scene={scene} url={url} ratio={ratio} />
        )}
        {/* The button covers the drawing instead of containing it, because the word in the drawing is not a label. */}
        <button
          type="button"
          aria-label={`Picture of scene ${number}`}
          onClick={() => setIsOpen(true)}
          className="absolute inset-0 rounded-small"
        />
      </div>
      {isOpen && (
        <Dialog isOpen onClose={() => setIsOpen(false)} title={`Picture of scene ${number}`}>
          <Suspense fallback={<Skeleton className="h-48" />}>
            <OwnMedia sceneId={scene.id} />
          </Suspense>
        </Dialog>
      )}
    </>
  )
}

/** The painted picture, or the strongest word of a scene of animated words. */
function Painted({ scene, url, ratio }: Pick<SceneThumbnailProps, 'scene' | 'url' | 'ratio'>) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null)
  if (url !== null && url !== failedUrl) {
    return (
      <>
        {/* Visible until the server has painted the picture, which may take a second. */}
        <Skeleton className="absolute inset-0 size-full" />
        <img
          src={url}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setFailedUrl(url)}
          className="absolute inset-0 size-full object-cover"
        />
      </>
    )
  }
  const word = strongestWord(scene)
  // A tall thumbnail shows a long word from the bottom to the top, where it has twice the room.
  const isUpended = ratio < 0.8 && word.length > 6
  const room = isUpended ? 'upended' : ratio < 0.8 ? 'tall' : 'wide'
  return (
    <span
      aria-hidden="true"
      className="absolute inset-0 grid place-items-center bg-linear-to-br from-primary-soft to-second-soft px-0.5 text-center font-display leading-tight font-bold text-text uppercase"
      style={{ fontSize: `${Math.min(13, Math.max(7, wordPixels[room] / word.length))}px` }}
    >
      <span className={isUpended ? 'rotate-180 [writing-mode:vertical-rl]' : ''}>{word}</span>
    </span>
  )
}

/** Room for a word, in pixels, divided by the average width of a letter in ems. */
const wordPixels = { tall: 58, wide: 76, upended: 98 }

function strongestWord(scene: Scene): string {
  const words = wordsOf(scene.say)
  const stressed = stressedWords(scene.emphasis)
  const strong = words.find((word) => stressed.has(bareWord(word)))
  return (strong ?? words.toSorted((one, other) => other.length - one.length)[0] ?? '').replace(
    /[.,!?;:]+$/,
    '',
  )
}
