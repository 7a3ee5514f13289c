// Opens the script of a creation in the editor. The previous project is saved and stays under Recent projects.

import * as messages from '@vivify/contract/messages'
import { toast } from 'react-hot-toast'
import { assetContentUrl } from '../../api/assets.ts'
import { readFile } from '../../api/client.ts'
import type { Creation } from '../../api/creations.ts'
import { isWorthSaving } from '../project/project-content.ts'
import { useProject } from '../project/use-project.ts'
import type { SampleVideo } from '../../lib/samples.ts'
import { useLatest } from '../../lib/use-latest.ts'

export interface UseScript {
  /** False when the creation has no script. */
  canUse: (creation: Creation) => boolean
  use: (creation: Creation) => Promise<void>
  useSample: (sample: SampleVideo) => Promise<void>
}

/** Functions that open scripts in the editor. */
export function useUseScript(): UseScript {
  const project = useProject()
  const latest = useLatest(project)

  const leave = (): string => {
    const { document, notes, startNew } = latest.current
    const hadWork = isWorthSaving({ document, notes })
    startNew()
    return hadWork ? messages.creations.scriptReplaced : messages.creations.scriptOpened
  }
  const tell = (message: string): void => {
    toast.success(message)
    showScriptEditor()
  }

  return {
    canUse: ({ projectId, files }) => projectId !== null || files.vtt !== undefined,
    use: (creation) =>
      telling(async () => {
        const { projectId, files } = creation
        if (projectId === latest.current.id && projectId !== null)
          return tell(messages.creations.scriptOpened)
        if (projectId !== null) {
          await latest.current.open(projectId)
          return tell(messages.creations.scriptOpened)
        }
        // Its project was deleted; the words that were spoken are still there.
        const subtitles = await (await readFile(assetContentUrl(files.vtt!))).text()
        const script = await readSpokenWords(subtitles)
        const message = leave()
        latest.current.changeNotes({ script })
        tell(message)
      }),
    useSample: (sample) =>
      telling(async () => {
        const { projectSchema } = await import('@vivify/contract/project')
        const message = leave()
        latest.current.replaceDocument(projectSchema.parse(sample.document))
        tell(message)
      }),
  }
}

async function telling(act: () => Promise<void>): Promise<void> {
  try {
    await act()
  } catch (error) {
    toast.error(error instanceof Error ? error.message : 'The script can’t be opened.')
  }
}

/** The words of WebVTT subtitles as one text. */
export async function readSpokenWords(subtitles: string): Promise<string> {
  const { readCues } = await import('@vivify/generators/script/cleaning/cues')
  return readCues(subtitles)
    .flatMap(({ lines }) => lines.map(({ text }) => text))
    .filter(Boolean)
    .join(' ')
}

/** How many frames to wait for the editor, which may still be loading. */
const maxFrames = 240

function showScriptEditor(frame = 0): void {
  requestAnimationFrame(() => {
    const editor = document.getElementById('script-editor')
    if (editor === null) {
      if (frame < maxFrames) showScriptEditor(frame + 1)
      return
    }
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    editor.scrollIntoView({ block: 'start', behavior: isCalm ? 'auto' : 'smooth' })
  })
}
