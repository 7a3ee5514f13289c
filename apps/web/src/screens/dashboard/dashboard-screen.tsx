import { ArrowRight } from '../../ui/icons.tsx'
import { ThemeSwitch } from '../../lib/theme/theme-switch.tsx'
import { useTheme } from '../../lib/theme/theme.tsx'
import { ProjectProvider } from '../../features/project/project-provider.tsx'
import { dashboardLists } from '../../features/project/screen-lists.ts'
import { StudioSkeleton } from '../../features/video-studio/studio-skeleton.tsx'
import { VideoStudio } from '../../features/video-studio/video-studio.tsx'
import { ButtonLink } from '../../ui/button.tsx'

const words = {
  viral: {
    heading: 'Faceless AI Video Generator',
    lead: 'Type a topic and get a short that is ready to post, with script, voice, music and pictures. You stay off camera.',
  },
  pixar: {
    heading: 'AI Story Studio',
    lead: 'Share an idea and watch it become a story, with warm pictures, a narrator and music to match.',
  },
} as const

/** Leads from an idea to a video on one page, and shows earlier work. */
export function DashboardScreen() {
  return (
    <div className="relative isolate flex flex-col gap-12 py-4 sm:py-8 lg:py-10">
      <div
        aria-hidden="true"
        className="glow absolute top-0 left-1/2 -z-10 h-96 w-screen -translate-x-1/2 [mask-image:linear-gradient(#000,transparent)]"
      />
      <ProjectProvider skeleton={<StudioSkeleton intro={<Intro />} />}>
        <VideoStudio lists={dashboardLists} intro={<Intro />} />
      </ProjectProvider>
    </div>
  )
}

function Intro() {
  const { theme } = useTheme()
  const { heading, lead } = words[theme]
  return (
    <>
      <header className="flex flex-col gap-2 sm:gap-2.5">
        <h1 className="text-3xl sm:text-5xl">{heading}</h1>
        <p className="max-w-xl text-sm text-muted sm:text-lg">{lead}</p>
        <div className="flex flex-wrap sm:mt-2 items-center gap-3">
          <ThemeSwitch />
          <ButtonLink to="/video-generator">
            Open Video Generator
            <ArrowRight className="size-4" aria-hidden="true" />
          </ButtonLink>
        </div>
      </header>
      <h2 className="text-xl sm:mt-3 sm:text-2xl">How It Works</h2>
    </>
  )
}
