/** A frame lasts 33 ms; drawing may take only part of it, because the page needs time too. */
const budgetMs = 12
const countedFrames = 45

export interface DrawMeter {
  /** Records how long a frame took to draw. */
  add(milliseconds: number): void
}

/** Watches how long frames take; calls `onSlow` once, when half of the latest frames are over budget. */
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
