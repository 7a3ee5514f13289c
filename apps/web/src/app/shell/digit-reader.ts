// Reads `g`, then one or two digits. Several codes begin with 1, so such a digit waits for a possible second one.

/** How long the reader waits for a second digit, and for the first digit after `g`. */
export const digitWaitMs = 600
const leadWaitMs = 1500

export interface DigitReader {
  /** Reads one key; a key that is not part of a code resets the reader. */
  read: (key: string) => void
  reset: () => void
}

/** Calls `onCode` when one of `codes` is typed after `g`. */
export function createDigitReader(options: {
  codes: readonly string[]
  onCode: (code: string) => void
}): DigitReader {
  const { codes, onCode } = options
  /** Digits typed since `g`; null before `g` is pressed. */
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
