import type { ReactNode } from 'react'
import { joinClasses } from '../../ui/class-names.ts'

export interface ScreenPlan {
  about: string
  /** The sketch to show. */
  shape: 'frame' | 'gallery' | 'document' | 'calendar'
}

/** A drawing of the future screen in the theme's colors. It is a picture, not a control. */
export function StudioSketch({ shape }: { shape: ScreenPlan['shape'] }) {
  return (
    <div
      aria-hidden="true"
      className="glow relative aspect-4/3 w-full overflow-hidden rounded-large border border-line bg-raised p-[5%] shadow-card"
    >
      <div className="h-full overflow-hidden rounded-base border border-line bg-surface p-[4%]">
        {sketches[shape]}
      </div>
    </div>
  )
}

function Line({ className }: { className?: string }) {
  return <span className={joinClasses('block h-2 rounded-full bg-line', className)} />
}

function Box({ className, children }: { className?: string; children?: ReactNode }) {
  return (
    <span className={joinClasses('block rounded-small border border-line bg-raised', className)}>
      {children}
    </span>
  )
}

function Lines() {
  return (
    <span className="grid h-full content-start gap-3 sm:gap-4">
      <Line className="h-3 w-2/3 bg-control-line/70" />
      <Line />
      <Line className="w-11/12" />
      <Line className="w-3/5" />
      <Box className="h-6 sm:h-12" />
      <Box className="h-6 sm:h-12" />
      <span className="block h-5 w-1/2 sm:h-9 rounded-small bg-action" />
    </span>
  )
}

const sketches: Record<ScreenPlan['shape'], ReactNode> = {
  frame: (
    <span className="grid h-full grid-cols-[1fr_auto] gap-[6%]">
      <Lines />
      <span className="relative block aspect-9/16 h-full overflow-hidden rounded-base bg-action">
        <span className="absolute inset-x-[14%] top-[40%] grid gap-2">
          <Line className="h-4 bg-on-primary/85" />
          <Line className="h-4 w-3/4 bg-on-primary/85" />
        </span>
        <Line className="absolute inset-x-[10%] bottom-[6%] bg-on-primary/30" />
      </span>
    </span>
  ),
  gallery: (
    <span className="grid h-full grid-cols-[1fr_1.5fr] gap-[6%]">
      <Lines />
      <span className="grid grid-cols-2 grid-rows-[1.5fr_1fr_1.2fr] gap-[5%]">
        <Box className="row-span-2 border-transparent bg-action" />
        <Box className="bg-second-soft" />
        <Box className="row-span-2 bg-primary-soft" />
        <Box className="bg-second-soft" />
      </span>
    </span>
  ),
  document: (
    <span className="grid h-full grid-cols-[1fr_1.5fr] gap-[6%]">
      <Lines />
      <Box className="flex flex-col gap-[5%] p-[8%]">
        <span className="mb-1 block h-4 w-3/5 rounded-full bg-action" />
        {['w-full', 'w-11/12', 'w-full', 'w-4/5', 'w-full', 'w-10/12', 'w-1/2'].map((width, index) => (
          <Line key={index} className={width} />
        ))}
      </Box>
    </span>
  ),
  calendar: (
    <span className="grid h-full grid-cols-7 grid-rows-5 gap-[2%]">
      {Array.from({ length: 35 }, (_, index) => (
        <Box key={index} className="flex flex-col gap-1 p-1.5">
          {index % 5 === 1 && <Line className="bg-primary" />}
          {index % 7 === 3 && <Line className="bg-second" />}
          {index === 17 && <Line className="w-2/3 bg-primary" />}
        </Box>
      ))}
    </span>
  ),
}
