import { useLayoutEffect, useRef, type CanvasHTMLAttributes } from 'react'

export interface BitmapCanvasProps extends CanvasHTMLAttributes<HTMLCanvasElement> {
  bitmap: ImageBitmap | null
  /** Draws over the bitmap, in its pixels. */
  draw?: (context: CanvasRenderingContext2D) => void
}

/** Draws a bitmap on a canvas; a closed bitmap leaves the canvas unchanged. */
export function BitmapCanvas({ bitmap, draw, ...rest }: BitmapCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    if (bitmap === null || bitmap.width === 0) return
    const element = canvas.current!
    element.width = bitmap.width
    element.height = bitmap.height
    const context = element.getContext('2d')!
    context.drawImage(bitmap, 0, 0)
    draw?.(context)
  }, [bitmap, draw])
  return <canvas ref={canvas} {...rest} />
}
