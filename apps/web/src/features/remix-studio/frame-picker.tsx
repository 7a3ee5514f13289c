import { ImageIcon } from '../../ui/icons.tsx'
import { useRef, useState } from 'react'
import { uploadAsset } from '../../api/assets.ts'
import { Button } from '../../ui/button.tsx'
import { SliderField } from '../../ui/slider-field.tsx'
import { Card, Notice } from '../../ui/surfaces.tsx'
import { formatSeconds } from '../../lib/format-seconds.ts'
import { encodeDrawing } from './encode-drawing.ts'
import type { OpenClip } from './open-source.ts'

export interface FramePickerProps {
  clip: OpenClip
  /** Called with the asset id of the chosen frame. */
  onFrame: (assetId: string) => void
}

/** Turns one frame of a video into the picture to remix. */
export function FramePicker({ clip, onFrame }: FramePickerProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [durationSeconds, setDuration] = useState<number | null>(null)
  const [seconds, setSeconds] = useState(0)
  const { isBusy, problem, setProblem, take } = useFrame(clip, onFrame)
  return (
    <Card className="mx-auto flex flex-col w-full max-w-3xl gap-5">
      <div className="flex flex-col gap-1">
        <h2 className="text-xl">Choose a frame</h2>
        <p className="text-sm text-muted">Move to the moment of “{clip.title}” that you want to remix.</p>
      </div>
      <video
        ref={video}
        src={clip.url}
        muted
        playsInline
        preload="auto"
        aria-label={clip.title}
        className="mx-auto max-h-[56dvh] max-w-full rounded-base bg-sunken"
        onLoadedMetadata={() => setDuration(video.current!.duration)}
        onError={() => setProblem('This browser can’t show the clip. Choose another one.')}
      />
      <SliderField
        label="Moment"
        min={0}
        max={durationSeconds ?? 1}
        step={0.01}
        value={seconds}
        format={(value) => `${value.toFixed(2)} s`}
        isDisabled={durationSeconds === null}
        onChange={(value) => {
          setSeconds(value)
          video.current!.currentTime = value
        }}
      />
      {problem !== null && (
        <Notice tone="danger" icon={<ImageIcon aria-hidden="true" />}>
          {problem}
        </Notice>
      )}
      <Button
        variant="primary"
        size="large"
        isBusy={isBusy}
        busyLabel="Getting the frame..."
        disabled={durationSeconds === null}
        onClick={() => void take(video.current!, seconds)}
      >
        Use this frame
      </Button>
    </Card>
  )
}

/** Uploads a frame as a picture. */
function useFrame(clip: OpenClip, onFrame: (assetId: string) => void) {
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  async function take(video: HTMLVideoElement, seconds: number): Promise<void> {
    setIsBusy(true)
    setProblem(null)
    try {
      const drawing = await encodeDrawing(drawFrame(video))
      const { id } = await uploadAsset(drawing, `${clip.title}, frame at ${formatSeconds(seconds)}.png`)
      onFrame(id)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
      setIsBusy(false)
    }
  }
  return { isBusy, problem, setProblem, take }
}

function drawFrame(video: HTMLVideoElement): OffscreenCanvas {
  const canvas = new OffscreenCanvas(video.videoWidth, video.videoHeight)
  canvas.getContext('2d')!.drawImage(video, 0, 0)
  return canvas
}
