import type { ReactNode } from 'react'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { formatSeconds } from '../../lib/format-seconds.ts'
import { footClasses } from './masonry.tsx'
import { Poster } from './poster.tsx'
import { sampleUrl, type SamplePicture, type SampleVideo } from '../../lib/samples.ts'

/** A sample picture, shown until the person has a picture. */
export function SamplePictureCard({ sample, onOpen }: { sample: SamplePicture; onOpen: () => void }) {
  const { name, title, width, height } = sample
  return (
    <SampleCard
      title={title}
      action={
        <ButtonLink
          size="small"
          to={`/image-remix-studio?sample=${encodeURIComponent(name)}`}
          className="px-2!"
        >
          Remix Image
        </ButtonLink>
      }
    >
      <Poster label={`Open ${title}`} ratio={width / height} badge="Sample" onOpen={onOpen}>
        <SampleStill name={name} />
      </Poster>
    </SampleCard>
  )
}

/** A sample short, shown until the person has a video. */
export function SampleVideoCard(props: { sample: SampleVideo; onOpen: () => void; onUse: () => void }) {
  const { sample, onOpen, onUse } = props
  const { name, title, width, height, durationSeconds } = sample
  return (
    <SampleCard
      title={title}
      action={
        <Button size="small" onClick={onUse} className="px-2!">
          Use Script
        </Button>
      }
    >
      <Poster
        label={`Open ${title}`}
        ratio={width / height}
        videoUrl={sampleUrl(name, 'mp4')}
        mark={formatSeconds(durationSeconds)}
        badge="Sample"
        onOpen={onOpen}
      >
        <SampleStill name={name} />
      </Poster>
    </SampleCard>
  )
}

function SampleCard(props: { title: string; action: ReactNode; children: ReactNode }) {
  return (
    <article
      aria-label={`Sample: ${props.title}`}
      className="overflow-hidden rounded-base border border-line bg-raised transition-colors duration-150 hover:border-control-line"
    >
      {props.children}
      <div className={footClasses}>
        <p className="flex h-8 min-w-0 items-center truncate text-sm font-medium">{props.title}</p>
        {props.action}
      </div>
    </article>
  )
}

function SampleStill({ name }: { name: string }) {
  return <img src={sampleUrl(name, 'webp')} alt="" loading="lazy" className="size-full object-cover" />
}
