/** A frame has 33 ms, of which the page needs its share too. */
const budgetMs = 12
const countedFrames = 45

export interface DrawMeter {
  /** Adds the time that a frame took, in milliseconds. */
  add(milliseconds: number): void
}

/** Watches how long frames take; `onSlow` is told once when half of the latest ones are over budget. */
export function createDrawMeter(onSlow: () => void): DrawMeter {
  const recent: number[] = []
  let hasTold = false
  return {
    add(milliseconds) {
      recent.push(milliseconds)
      if (recent.length > countedFrames) recent.shift()
      if (hasTold || recent.length < countedFrames) return
      if (recent.filter((each) => each > budgetMs).length * 2 < countedFrames) return
      hasTold = true
      onSlow()
    },
  }
}
