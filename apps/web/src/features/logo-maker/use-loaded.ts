import { useEffect, useState } from 'react'

export type Loaded<Value> =
  | { status: 'loading'; value: Value | undefined }
  | { status: 'ready'; value: Value }
  | { status: 'failed'; value: Value | undefined; retry: () => void }

/**
 * Loads a part of the app, again whenever `key` changes. Meanwhile `value` is what was loaded before, so that a picture
 * stays until the next one is there.
 */
export function useLoaded<Value>(key: string, load: () => Promise<Value>): Loaded<Value> {
  const [state, setState] = useState<{ key: string; value?: Value; hasFailed?: true }>({ key: '' })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isCurrent = true
    load().then(
      (value) => {
        if (isCurrent) setState({ key, value })
      },
      () => {
        if (isCurrent) setState((before) => ({ ...before, key, hasFailed: true }))
      },
    )
    return () => {
      isCurrent = false
    }
    // `load` does what `key` says.
  }, [key, attempt])
  if (state.key !== key || (state.value === undefined && !state.hasFailed)) {
    return { status: 'loading', value: state.value }
  }
  if (state.hasFailed) {
    return { status: 'failed', value: state.value, retry: () => setAttempt((count) => count + 1) }
  }
  return { status: 'ready', value: state.value! }
}
