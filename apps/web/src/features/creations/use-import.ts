import * as messages from '@vivify/contract/messages'
import { useState } from 'react'
import { toast } from 'react-hot-toast'
import { ApiError } from '../../api/client.ts'
import { useImports } from '../../api/creations.ts'
import { acceptOf, guessKind, type MediaKind } from '../../lib/media/check-file.ts'
import { useUpload, type Upload } from '../../lib/media/use-upload.ts'
import { looksLikeProject, projectFileEnding, readProjectFile } from './project-file.ts'

const kinds: readonly MediaKind[] = ['image', 'clip']
export const importAccept = `${acceptOf(kinds)},${projectFileEnding},.json`

export interface Import extends Pick<Upload, 'sending' | 'cancel'> {
  /** Reasons why files were refused. */
  failures: readonly string[]
  /** Parts that could not be imported while the rest was. */
  warnings: readonly string[]
  take: (files: readonly File[]) => void
  dismiss: () => void
}

/** Imports pictures, clips and project files. */
export function useImport(): Import {
  const { importAsset, importProject } = useImports()
  const [failures, setFailures] = useState<readonly string[]>([])
  const [warnings, setWarnings] = useState<readonly string[]>([])
  const fail = (sentence: string): void => setFailures((known) => [...known, sentence])
  const upload = useUpload(kinds, (saved) => {
    importAsset.mutateAsync(saved.id).then(
      () => toast.success(messages.creations.imported),
      (error: unknown) => fail(sentenceOf(error)),
    )
  })

  async function takeProject(file: File): Promise<void> {
    try {
      const answer = await importProject.mutateAsync(await readProjectFile(file))
      toast.success(messages.creations.projectImported)
      setWarnings((known) => [...known, ...answer.warnings])
    } catch (error) {
      const isBroken = error instanceof ApiError && error.code === 'bad_input'
      fail(isBroken ? messages.creations.brokenProjectFile : sentenceOf(error))
    }
  }

  return {
    sending: upload.sending,
    cancel: upload.cancel,
    failures: [...failures, ...upload.failures],
    warnings,
    take(files) {
      setFailures([])
      setWarnings([])
      const media: File[] = []
      for (const file of files) {
        const kind = guessKind(file)
        if (looksLikeProject(file)) void takeProject(file)
        else if (kind === 'image' || kind === 'clip') media.push(file)
        else fail(messages.creations.notImportable)
      }
      upload.send(media)
    },
    dismiss() {
      setFailures([])
      setWarnings([])
      upload.dismiss()
    },
  }
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : 'The import failed. Try again.'
}
