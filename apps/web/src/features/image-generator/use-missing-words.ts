import type { PresetStyle } from '@vivify/contract/project'
import { useEffect, useState } from 'react'

/** A pause in typing after which the prompt is read. */
const pauseMs = 300

/** Words of a prompt that the built-in painter can't draw. Its reader is loaded with the first prompt. */
export function useMissingWords(prompt: string, preset: PresetStyle, isAsked: boolean): readonly string[] {
  const [missing, setMissing] = useState<readonly string[]>([])
  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(() => {
      if (!isAsked || prompt.trim() === '') {
        setMissing([])
        return
      }
      readMissing(prompt, preset).then(
        (words) => {
          if (isCurrent) setMissing(words)
        },
        // Without a connection, the reader can't be loaded; the words are only a hint.
        () => undefined,
      )
    }, pauseMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [prompt, preset, isAsked])
  return missing
}

async function readMissing(prompt: string, preset: PresetStyle): Promise<readonly string[]> {
  const [{ understandPrompt }, { sayWhatIsSeen }] = await Promise.all([
    import('@vivify/generators/image/understand/understand-prompt'),
    import('@vivify/generators/image/understand/scene/scene'),
  ])
  return sayWhatIsSeen(preset, understandPrompt(prompt)).missing
}
