// Reads `g`, then one or two digits. Several codes begin with 1, so a digit that could go on waits for the next one.

/** How long a digit waits for a second one, and `g` for the first. */
export const digitWaitMs = 600
const leadWaitMs = 1500

export interface DigitReader {
  /** Takes one key; anything that is no part of a code starts over. */
  read: (key: string) => void
  reset: () => void
}

/** Calls `onCode` with each of `codes` that is typed after `g`. */
export function createDigitReader(options: {
  codes: readonly string[]
  onCode: (code: string) => void
}): DigitReader {
  const { codes, onCode } = options
  /** null: `g` was not pressed. */
  let typed: string | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const reset = (): void => {
    clearTimeout(timer)
    typed = null
  }
  const finish = (): void => {
    const code = typed
    reset()
    if (code !== null && codes.includes(code)) onCode(code)
  }
  return {
    reset,
    read(key) {
      clearTimeout(timer)
      if (key === 'g') {
        typed = ''
        timer = setTimeout(reset, leadWaitMs)
        return
      }
      if (typed === null || !/^\d$/.test(key)) {
        reset()
        return
      }
      typed += key
      const mayGoOn = codes.some((code) => code !== typed && code.startsWith(typed!))
      if (mayGoOn) timer = setTimeout(finish, digitWaitMs)
      else finish()
    },
  }
}
