import { ProjectProvider } from '../../features/project/project-provider.tsx'
import { videoGeneratorLists } from '../../features/project/screen-lists.ts'
import { StudioSkeleton } from '../../features/video-studio/studio-skeleton.tsx'
import { VideoStudio } from '../../features/video-studio/video-studio.tsx'

const intro = (
  <>
    <header className="flex flex-col gap-1.5">
      <h1 className="text-2xl sm:text-3xl">Video Generator</h1>
      <p className="text-sm text-muted">From an idea to a finished short, in three steps.</p>
    </header>
    <h2 className="sr-only">Your video in three steps</h2>
  </>
)

/** Turns a topic, a link or a transcript into a short, with a live preview next to the script. */
export function VideoGeneratorScreen() {
  return (
    <div className="py-4 sm:py-6">
      <ProjectProvider skeleton={<StudioSkeleton intro={intro} />}>
        <VideoStudio lists={videoGeneratorLists} intro={intro} />
      </ProjectProvider>
    </div>
  )
}
