import { useEffect, useRef } from 'react'
import type { Film } from '../film/film.ts'

export interface FilmstripProps {
  film: Film
  /** Start of the visible part of the film. */
  fromSeconds: number
  toSeconds: number
  onFailure: (sentence: string) => void
}

const heightPixels = 56
const maxTiles = 24
const settleMs = 200

/** Small pictures of a film side by side; they appear one after the other. */
export function Filmstrip({ film, fromSeconds, toSeconds, onFailure }: FilmstripProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const report = useRef(onFailure)
  report.current = onFailure

  useEffect(() => {
    const element = canvas.current!
    const stop = new AbortController()
    const draw = async (): Promise<void> => {
      const scale = Math.min(2, devicePixelRatio)
      const width = Math.round(element.clientWidth * scale)
      const height = Math.round(heightPixels * scale)
      if (width === 0) return
      const usual = (height * film.width) / film.height
      const count = Math.max(1, Math.min(maxTiles, Math.round(width / Math.max(usual, height * 0.5))))
      const tile = { width: Math.max(1, Math.ceil(width / count)), height }
      const step = (toSeconds - fromSeconds) / count
      const seconds = Array.from({ length: count }, (_, index) => fromSeconds + (index + 0.5) * step)
      const context = sizeCanvas(element, { width, height })
      let index = 0
      const crop = coverCrop(film, tile)
      for await (const picture of film.frames({ seconds, crop, ...tile, signal: stop.signal })) {
        context.drawImage(picture, Math.round((index++ * width) / count), 0, tile.width, height)
      }
    }
    const timer = setTimeout(() => {
      draw().catch((error: unknown) => {
        if (!stop.signal.aborted) report.current(error instanceof Error ? error.message : String(error))
      })
    }, settleMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [film, fromSeconds, toSeconds])

  return <canvas ref={canvas} aria-hidden="true" className="block h-14 w-full" />
}

/** Setting the size of a canvas clears it, so it is set only when it changes. */
function sizeCanvas(element: HTMLCanvasElement, { width, height }: { width: number; height: number }) {
  if (element.width !== width || element.height !== height) Object.assign(element, { width, height })
  return element.getContext('2d')!
}

/** The center of the picture that fills a tile without distortion. */
function coverCrop(film: Film, tile: { width: number; height: number }) {
  const ratio = tile.width / tile.height
  const width = Math.max(1, Math.min(film.width, Math.round(film.height * ratio)))
  const height = Math.max(1, Math.min(film.height, Math.round(film.width / ratio)))
  return {
    left: Math.floor((film.width - width) / 2),
    top: Math.floor((film.height - height) / 2),
    width,
    height,
  }
}
