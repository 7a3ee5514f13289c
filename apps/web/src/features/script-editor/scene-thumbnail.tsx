import type { Scene } from '@vivify/contract/project'
import { useState } from 'react'
import { bareWord, stressedWords, wordsOf } from './scene-text.ts'

/** A scene's picture; of a scene of moving words, its strongest word as it is set. */
export function SceneThumbnail({ scene, url }: { scene: Scene; url: string | null }) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null)
  return (
    <span className="relative grid aspect-9/16 max-h-28 w-full place-items-center overflow-hidden rounded-small border border-line bg-sunken">
      {url === null || url === failedUrl ? (
        <span
          aria-hidden="true"
          className="line-clamp-4 px-0.5 text-center font-display text-[10px] leading-tight font-bold break-all text-text uppercase @md:text-xs"
        >
          {strongestWord(scene)}
        </span>
      ) : (
        <img
          src={url}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setFailedUrl(url)}
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </span>
  )
}

function strongestWord(scene: Scene): string {
  const words = wordsOf(scene.say)
  const stressed = stressedWords(scene.emphasis)
  const strong = words.find((word) => stressed.has(bareWord(word)))
  return (strong ?? words.toSorted((one, other) => other.length - one.length)[0] ?? '').replace(
    /[.,!?;:]+$/,
    '',
  )
}
