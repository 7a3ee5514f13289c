// Reads files into texts, one after the other, on the server.

import { maxFactFileBytes, maxFactFileCharacters, maxFactFiles } from '@vivify/contract/fact-limits'
import * as messages from '@vivify/contract/messages'
import { useEffect, useRef, useState } from 'react'
import { readFactFile } from '../../../api/facts.ts'
import { useLatest } from '../../../lib/use-latest.ts'
import type { WriterFormState } from '../use-writer-form.ts'
import type { SourceFile } from '../writer-form.ts'

const words = messages.autoWriter

const endings = ['txt', 'md', 'markdown', 'html', 'htm', 'pdf', 'docx']
/** Value for the `accept` attribute of the file chooser. */
export const acceptedFiles = endings.map((ending) => `.${ending}`).join(',')

export function useSourceFiles({ form, change }: WriterFormState) {
  const [reading, setReading] = useState<string | null>(null)
  const [problems, setProblems] = useState<readonly string[]>([])
  const latest = useLatest(form.files)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function take(files: readonly File[]): Promise<void> {
    if (running.current !== null || files.length === 0) return
    const request = new AbortController()
    running.current = request
    setProblems([])
    let known = latest.current
    for (const file of files) {
      if (request.signal.aborted) break
      setReading(file.name)
      try {
        known = [...known, await readOne(file, known, request.signal)]
        change({ files: known })
      } catch (error) {
        if (request.signal.aborted) break
        setProblems((before) => [
          ...before,
          error instanceof Error ? error.message : words.fileWrong(file.name),
        ])
      }
    }
    running.current = null
    setReading(null)
  }

  return {
    /** Name of the file that is being read. */
    reading,
    /** Sentences about files that could not be read. */
    problems,
    take,
    cancel: () => running.current?.abort(),
    dismiss: () => setProblems([]),
    remove: (name: string) => change(({ files }) => ({ files: files.filter((file) => file.name !== name) })),
  }
}

/** Throws Error with a sentence for the person, and ApiError. */
async function readOne(file: File, known: readonly SourceFile[], signal: AbortSignal): Promise<SourceFile> {
  const refusal = refuse(file, known)
  if (refusal !== null) throw new Error(refusal)
  const { text, warnings } = await readFactFile(file, signal)
  const isCut = text.length > maxFactFileCharacters
  return {
    name: file.name,
    text: text.slice(0, maxFactFileCharacters),
    warnings: isCut ? [...warnings, words.fileTooLong(file.name)] : warnings,
  }
}

function refuse({ name, size }: File, known: readonly SourceFile[]): string | null {
  if (known.length >= maxFactFiles) return words.filesTooMany(maxFactFiles)
  if (known.some((file) => file.name === name)) return words.fileTwice(name)
  if (!endings.includes(name.toLowerCase().split('.').at(-1) ?? '')) return words.fileWrong(name)
  return size > maxFactFileBytes ? words.fileTooLarge(name) : null
}
