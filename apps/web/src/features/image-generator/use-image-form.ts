import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { enginesQuery, type EngineStatus } from '../../api/engines.ts'
import type { ImageEntry } from '../../api/images.ts'
import { useAccountKey } from '../../lib/session/use-account-key.ts'
import { readForm, rollSeed, writeForm, type ImageForm } from './image-form.ts'

export interface ImageFormState {
  form: ImageForm
  change: (changes: Partial<ImageForm>) => void
  /** Sets a new random seed, unless the seed is locked. */
  rollUnlessLocked: () => void
  /** Copies the settings of a picture into the form and locks its seed. */
  reuse: (settings: ReusableSettings) => void
  /** The picture engines; undefined until they are loaded. */
  engines: readonly EngineStatus[] | undefined
  enginesError: Error | null
  retryEngines: () => void
  /** The chosen engine, or the built-in painter if the chosen one is not ready. */
  engine: EngineStatus
}

export type ReusableSettings = Pick<ImageEntry, 'prompt' | 'preset' | 'seed' | 'aspectRatio'> &
  Partial<Pick<ImageEntry, 'negativePrompt' | 'engine'>>

/** Used until the server's list of engines is loaded. */
const builtInPainter: EngineStatus = {
  kind: 'image',
  id: 'built-in',
  name: 'Built-in painter',
  isBuiltIn: true,
  state: 'ready',
  sentence: 'Paints the six preset styles on this server.',
  credits: 0,
}

/** The form of the image generator and the engines to choose from. */
export function useImageForm(): ImageFormState {
  const userId = useAccountKey()
  const [form, setForm] = useState(() => readForm(userId))
  useEffect(() => writeForm(userId, form), [userId, form])
  const { data, error, refetch } = useQuery(enginesQuery)
  const engines = data?.filter(({ kind }) => kind === 'image')
  const ready = engines?.filter(({ state }) => state === 'ready') ?? []

  const change = useCallback(
    (changes: Partial<ImageForm>) => setForm((known) => ({ ...known, ...changes })),
    [],
  )
  const rollUnlessLocked = useCallback(
    () => setForm((known) => (known.isSeedLocked ? known : { ...known, seed: rollSeed() })),
    [],
  )
  const reuse = useCallback(
    ({ prompt, preset, seed, aspectRatio, negativePrompt = '', engine = 'built-in' }: ReusableSettings) =>
      change({
        prompt,
        negativePrompt,
        preset,
        aspectRatio,
        engine,
        seed,
        isSeedLocked: true,
        count: 1,
      }),
    [change],
  )
  return {
    form,
    change,
    rollUnlessLocked,
    reuse,
    engines,
    enginesError: data === undefined ? error : null,
    retryEngines: () => void refetch(),
    engine:
      ready.find(({ id }) => id === form.engine) ??
      ready.find(({ isBuiltIn }) => isBuiltIn) ??
      builtInPainter,
  }
}
