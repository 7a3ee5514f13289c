import { useEffect, useRef } from 'react'
import { joinClasses } from '../../../ui/class-names.ts'
import { Skeleton } from '../../../ui/surfaces.tsx'

export interface PictureCanvasProps {
  picture: ImageBitmap | undefined
  /** Accessible name. */
  label: string
  className?: string
}

/** A picture from the worker; shows a skeleton until it is drawn. */
export function PictureCanvas({ picture, label, className }: PictureCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current === null || picture === undefined) return
    canvas.current.width = picture.width
    canvas.current.height = picture.height
    canvas.current.getContext('2d')!.drawImage(picture, 0, 0)
  }, [picture])
  return (
    <span className={joinClasses('relative block overflow-hidden', className)}>
      {picture === undefined && <Skeleton className="absolute inset-0 rounded-none" />}
      <canvas
        ref={canvas}
        role="img"
        aria-label={label}
        data-drawn={picture !== undefined}
        className={joinClasses('block size-full', picture === undefined && 'opacity-0')}
      />
    </span>
  )
}
