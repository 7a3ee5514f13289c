import { useRef, type ReactNode } from 'react'
import { GenerateProvider } from '../generate/use-generate.tsx'
import { Skeleton } from '../../ui/surfaces.tsx'
import { ProjectBar } from '../project/project-bar.tsx'
import { ScreenListsContext, type ScreenLists } from '../project/screen-lists.ts'
import { useProject } from '../project/use-project.ts'
import { FirstVisit } from './first-visit.tsx'
import { GenerateDock } from './generate-dock.tsx'
import {
  BookendSwitches,
  BrandKitButton,
  CaptionPicker,
  Creations,
  FindInspiration,
  FormatPicker,
  LatestProjects,
  MusicPicker,
  Part,
  PersonaChoice,
  ScriptEditor,
  VisualStylePicker,
  VoicePicker,
} from './parts.tsx'
import { PreviewDock } from './preview-dock.tsx'
import { Step } from './step.tsx'
import { StudioFrame } from './studio-frame.tsx'
import { CreationsSkeleton, studioClasses } from './studio-skeleton.tsx'
import { summarizeInspiration, summarizeScript, summarizeStyle } from './summaries.ts'

interface VideoStudioProps {
  lists: ScreenLists
  /** The screen's heading, above the steps. */
  intro: ReactNode
}

/** The three steps from an idea to a video, with the video beside them. */
export function VideoStudio({ lists, intro }: VideoStudioProps) {
  const end = useRef<HTMLDivElement>(null)
  return (
    <ScreenListsContext value={lists}>
      <GenerateProvider>
        <div className={studioClasses}>
          <div className="flex flex-col min-w-0 gap-5">
            {intro}
            <ProjectBar />
            <Steps isHome={lists.screen === 'dashboard'} />
          </div>
          {/* `contents` in the one-column layout lets the dock stick within the whole studio. */}
          <div className="max-lg:contents lg:sticky lg:top-18 lg:min-w-0 lg:self-start">
            <div className="max-lg:contents lg:grid lg:grid-cols-[minmax(0,1fr)] lg:gap-4">
              <PreviewDock end={end}>
                <StudioFrame />
              </PreviewDock>
              <GenerateDock />
            </div>
          </div>
        </div>
        <div ref={end} className="pt-16">
          <Part isBelow skeleton={<CreationsSkeleton />}>
            <Creations />
          </Part>
        </div>
      </GenerateProvider>
    </ScreenListsContext>
  )
}

function Steps({ isHome }: { isHome: boolean }) {
  const { document, notes, settings } = useProject()
  return (
    <>
      <Step
        number={1}
        title="Find inspiration"
        summary={summarizeInspiration({ document, notes })}
        isDone={document !== null}
      >
        <Part skeleton={<Skeleton className="h-41" />}>
          <FindInspiration />
        </Part>
      </Step>
      <FirstVisit />
      {isHome && (
        <Part skeleton={null}>
          <LatestProjects />
        </Part>
      )}
      <Step number={2} title="Script, voice and music" summary={summarizeScript({ document, settings })}>
        <div className="flex flex-col gap-8">
          <div className="flex flex-col gap-5">
            <BrandRow />
            <Part>
              <ScriptEditor />
            </Part>
          </div>
          <Part isBelow skeleton={<Skeleton className="h-6" />}>
            <BookendSwitches />
          </Part>
          <Part isBelow skeleton={null}>
            <PersonaChoice />
          </Part>
          <Part isBelow>
            <VoicePicker />
          </Part>
          <Part isBelow>
            <MusicPicker />
          </Part>
        </div>
      </Step>
      <Step number={3} title="Visual style" summary={summarizeStyle(settings)}>
        <StyleParts />
      </Step>
    </>
  )
}

function StyleParts() {
  return (
    <div className="flex flex-col gap-8">
      <Part isBelow>
        <VisualStylePicker />
      </Part>
      <Part isBelow>
        <CaptionPicker />
      </Part>
      <Part isBelow>
        <FormatPicker />
      </Part>
    </div>
  )
}

function BrandRow() {
  return (
    <div className="flex min-h-8 items-center justify-between gap-4">
      <p className="min-w-0 text-sm text-muted">Your colors, font, logo and watermark.</p>
      <Part skeleton={<Skeleton className="h-8 w-32" />}>
        <BrandKitButton />
      </Part>
    </div>
  )
}
