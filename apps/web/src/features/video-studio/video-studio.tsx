import { ScreenListsContext, type ScreenLists } from '../project/screen-lists.ts'
import { ProjectBar } from '../project/project-bar.tsx'
import { useProject } from '../project/use-project.ts'
import { GeneratePanel } from '../generate/generate-panel.tsx'
import { GenerateProvider } from '../generate/use-generate.tsx'
import { FirstVisit } from './first-visit.tsx'
import { FindInspiration, Part } from './parts.tsx'
import { Step } from './step.tsx'
import { summarizeInspiration, summarizeScript, summarizeStyle } from './summaries.ts'

/** The three steps from an idea to a video, and beside them the video itself. */
export function VideoStudio({ lists }: { lists: ScreenLists }) {
  return (
    <ScreenListsContext value={lists}>
      <GenerateProvider>
        <div className="grid gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_22rem] xl:grid-cols-[minmax(0,1fr)_24rem]">
          <div className="grid min-w-0 content-start gap-5">
            <ProjectBar />
            <FirstVisit />
            <Steps />
          </div>
          {/* Without a box of its own on small screens: the panel then sticks within the whole studio. */}
          <div className="max-lg:contents lg:sticky lg:top-18 lg:self-start">
            <div className="grid gap-5">
              <div className="max-lg:sticky max-lg:bottom-0 max-lg:z-10 max-lg:-mx-4 max-lg:border-t max-lg:border-line max-lg:bg-surface/95 max-lg:px-4 max-lg:py-3 max-lg:backdrop-blur-md sm:max-lg:-mx-6 sm:max-lg:px-6">
                <GeneratePanel />
              </div>
            </div>
          </div>
        </div>
      </GenerateProvider>
    </ScreenListsContext>
  )
}

function Steps() {
  const { document, notes, settings } = useProject()
  return (
    <>
      <Step
        number={1}
        title="Find inspiration"
        summary={summarizeInspiration({ document, notes })}
        isDone={document !== null}
      >
        <Part>
          <FindInspiration />
        </Part>
      </Step>
      <Step number={2} title="Script, voice and music" summary={summarizeScript({ document, settings })}>
        {null}
      </Step>
      <Step number={3} title="Visual style" summary={summarizeStyle(settings)}>
        {null}
      </Step>
    </>
  )
}
