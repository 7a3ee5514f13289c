import type { RemixRecipe } from '@vivify/generators/remix/recipe'
import { useEffect, useState } from 'react'
import { fitInside } from './engine/decode-size.ts'
import { keyOfPixels } from './engine/recipe-parts.ts'
import { RemixClient } from './engine/remix-client.ts'
import type { OpenSource } from './open-source.ts'

export interface MotionLoop {
  /** The evenly spaced frames of one loop; null until all are drawn. */
  frames: readonly ImageBitmap[] | null
  /** Share of frames that are drawn, 0 to 1. */
  share: number
  problem: string | null
}

const resting: MotionLoop = { frames: null, share: 0, problem: null }
const loopSide = 600
const sourceSide = 1200
const framesPerSecond = 15
/** Waits until a slider stops moving. */
const settleMs = 250

/** Draws the loop, small enough that the wait is short. */
export function useMotionLoop(source: OpenSource, recipe: RemixRecipe, isOn: boolean): MotionLoop {
  const [loop, setLoop] = useState<MotionLoop>(resting)
  const key = isOn ? `${keyOfPixels(recipe)} ${JSON.stringify(recipe.motion)}` : ''
  useEffect(() => {
    setLoop(resting)
    if (key === '' || recipe.motion === null) return
    const client = new RemixClient()
    const frames: ImageBitmap[] = []
    const count = Math.round(recipe.motion.durationSeconds * framesPerSecond)
    const drawAll = async (): Promise<void> => {
      await client.request({ type: 'open', picture: source.picture, size: fitInside(source, sourceSide) })
      while (frames.length < count) {
        const time = frames.length / count
        frames.push(await client.request({ type: 'move', recipe, maxSide: loopSide, time }))
        if (frames.length % 5 === 0) setLoop({ ...resting, share: frames.length / count })
      }
      client.close()
      setLoop({ frames, share: 1, problem: null })
    }
    const timer = setTimeout(() => {
      drawAll().catch((error: unknown) => {
        if (error instanceof DOMException && error.name === 'AbortError') return
        setLoop({ ...resting, problem: error instanceof Error ? error.message : String(error) })
      })
    }, settleMs)
    return () => {
      clearTimeout(timer)
      client.close()
      for (const frame of frames) frame.close()
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key stands for all of the recipe that frames show
  }, [source, key])
  return loop
}
