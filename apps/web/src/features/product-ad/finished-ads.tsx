import type { Format } from '@vivify/contract/project'
import { adSizes, type AdFormat } from '@vivify/generators/ad/layout'
import { Clapperboard, Download, FileArchive } from '../../ui/icons.tsx'
import { useState, type ReactNode } from 'react'
import { assetContentUrl } from '../../api/assets.ts'
import { readFile } from '../../api/client.ts'
import type { Creation } from '../../api/creations.ts'
import { Button, buttonClasses } from '../../ui/button.tsx'
import { Progress } from '../../ui/progress.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { downloadUrl, saveAs } from '../../lib/save-as.ts'
import { stageLabel } from '../../lib/jobs/video-progress.ts'
import { ScheduleLink } from '../../lib/schedule-link.tsx'
import { formatNames } from './ad-board.tsx'
import { adFormats } from './ad-settings.ts'
import type { AdsByFormat } from './find-ads.ts'
import { shareWhileMaking, shareWhileSending } from './ad-video-progress.ts'
import { useAdVideo, type AdToMove, type AdVideo } from './use-ad-video.ts'

export interface FinishedAdsProps {
  pictures: AdsByFormat
  moving: AdsByFormat
  toMove: AdToMove
  title: string
}

/** The finished ads: each can be downloaded or turned into a video, and all download as one ZIP. */
export function FinishedAds({ pictures, moving, toMove, title }: FinishedAdsProps) {
  const [isZipping, setIsZipping] = useState(false)
  const [error, setError] = useState<string | null>(null)
  async function zip(): Promise<void> {
    setIsZipping(true)
    setError(null)
    try {
      await saveZip(pictures, title)
    } catch (problem) {
      setError(problem instanceof Error ? problem.message : 'The ZIP could not be made.')
    } finally {
      setIsZipping(false)
    }
  }
  return (
    <Card className="flex flex-col gap-1 p-4! sm:p-5!">
      <div className="flex flex-wrap items-center justify-between gap-3 pb-2">
        <h3 className="text-lg">Your ads</h3>
        <Button
          size="small"
          icon={<FileArchive className="size-4" aria-hidden="true" />}
          isBusy={isZipping}
          onClick={() => void zip()}
        >
          Download all (ZIP)
        </Button>
      </div>
      {error !== null && (
        <p role="alert" className="text-sm text-danger-text">
          {error}
        </p>
      )}
      <ul className="grid divide-y divide-line">
        {adFormats.map((format) => {
          const picture = pictures[format]
          if (picture === undefined) return null
          const shown = { format, picture, moving: moving[format] }
          if (format !== '4:5') return <MovingAdRow key={format} {...shown} format={format} toMove={toMove} />
          return (
            <AdRow
              key={format}
              {...shown}
              action={<span className="text-xs text-muted">Still image only</span>}
            />
          )
        })}
      </ul>
    </Card>
  )
}

interface AdRowProps {
  format: AdFormat
  picture: Creation
  moving: Creation | undefined
  action: ReactNode
  /** Shown below the row. */
  children?: ReactNode
}

function AdRow({ format, picture, moving, action, children }: AdRowProps) {
  const { width, height } = adSizes[format]
  return (
    <li aria-label={`${format} ad`} className="flex flex-col gap-2 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="grid min-w-0 flex-1 basis-36">
          <span className="text-sm font-semibold">{format}</span>
          <span className="truncate text-xs text-muted">
            {width} × {height} · {formatNames[format]}
          </span>
        </span>
        <a
          href={downloadUrl(picture.files.image!, picture.title)}
          download
          className={buttonClasses({ size: 'small' })}
        >
          <Download className="size-4" aria-hidden="true" />
          Download
        </a>
        <ScheduleAd creation={picture} assetId={picture.files.image!} label="Schedule" />
        {action}
        {moving !== undefined && (
          <a
            href={downloadUrl(moving.files.video!, moving.title)}
            download
            className={buttonClasses({ size: 'small' })}
          >
            <Download className="size-4" aria-hidden="true" />
            Download video
          </a>
        )}
        {moving?.files.video !== undefined && (
          <ScheduleAd creation={moving} assetId={moving.files.video} label="Schedule video" />
        )}
      </div>
      {children}
    </li>
  )
}

function ScheduleAd(props: { creation: Creation; assetId: string; label: string }) {
  const { creation, assetId, label } = props
  const { id, title } = creation
  return (
    <ScheduleLink
      size="small"
      label={label}
      post={{ media: [assetId], from: { kind: 'creation', id, title } }}
    />
  )
}

interface MovingAdRowProps extends Omit<AdRowProps, 'action' | 'children'> {
  format: Format
  toMove: AdToMove
}

function MovingAdRow({ toMove, ...shown }: MovingAdRowProps) {
  const video = useAdVideo(shown.format, toMove)
  const action = (
    <Button
      size="small"
      icon={<Clapperboard className="size-4" aria-hidden="true" />}
      isBusy={video.isBusy}
      onClick={video.start}
    >
      Animate (6 s)
    </Button>
  )
  return (
    <AdRow {...shown} action={action}>
      <VideoProgress {...video} />
    </AdRow>
  )
}

function VideoProgress({ sending, error, isBusy, progress, isCanceling, cancel }: AdVideo) {
  if (error !== null) {
    return (
      <p role="alert" className="text-sm text-danger-text">
        {error}
      </p>
    )
  }
  if (sending !== null) return <Progress stage="Drawing the layers" share={shareWhileSending(sending)} />
  if (!isBusy) return null
  return (
    <Progress
      stage={isCanceling ? 'Canceling' : progress === null ? 'Waiting in line' : stageLabel(progress)}
      share={shareWhileMaking(progress)}
      onCancel={cancel}
    />
  )
}

/** Packs the files from the server, because those carry the provenance marks. */
async function saveZip(pictures: AdsByFormat, title: string): Promise<void> {
  const name = title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '') || 'product-ad'
  const entries = await Promise.all(
    adFormats.flatMap((format) => {
      const picture = pictures[format]
      if (picture === undefined) return []
      return [readEntry(`${name}-${format.replace(':', 'x')}`, picture)]
    }),
  )
  const { makeZip } = await import('./zip.ts')
  const url = URL.createObjectURL(makeZip(entries))
  saveAs(url, `${name}.zip`)
  setTimeout(() => URL.revokeObjectURL(url), zipLifeMs)
}

/** Long enough for a browser that asks where to save the file. */
const zipLifeMs = 60_000

async function readEntry(name: string, { files }: Creation) {
  const response = await readFile(assetContentUrl(files.image!))
  const ending = response.headers.get('content-type')?.includes('jpeg') ? 'jpg' : 'png'
  return { name: `${name}.${ending}`, bytes: new Uint8Array(await response.arrayBuffer()) }
}
