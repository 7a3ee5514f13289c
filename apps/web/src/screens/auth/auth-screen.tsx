import { Navigate } from 'react-router'
import { useAuth } from '../../lib/session/auth-provider.tsx'
import { readNextPlace } from '../../lib/session/next-place.ts'
import { useTheme } from '../../lib/theme/theme.tsx'
import { LiveSample } from '../../features/live-sample/live-sample.tsx'
import { PageSpinner } from '../../ui/spinner.tsx'
import { AuthPanels, readResetToken } from './auth-panels.tsx'

/** Copied from the starter library, whose facts were checked. */
const sampleLines = [
  { say: 'An octopus thinks with its arms.', emphasis: ['octopus', 'arms'] },
  { say: "Three fifths of its neurons aren't in its brain at all.", emphasis: ['Three', 'fifths'] },
  { say: "They're in the arms, as if each one had its own mind.", emphasis: ['arms', 'mind'] },
] as const

/** Each sentence gets its own line where there is room. */
const headlines = {
  viral: ['Type a topic.', 'Post a short.'],
  pixar: ['Share an idea.', 'Watch a story.'],
} as const

/** Sign in, sign up, or continue as a guest. */
export function AuthScreen() {
  const { user, isLoading } = useAuth()
  const { theme } = useTheme()
  if (isLoading) return <PageSpinner label="Loading your session" />
  // Guests may open this screen, because signing up keeps their work; a link for a new password works for everybody.
  if (user !== null && !user.isGuest && readResetToken() === null)
    return <Navigate to={readNextPlace()} replace />
  return (
    <div className="relative isolate grid flex-1 items-center gap-10 py-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:gap-16 lg:py-12">
      <div aria-hidden="true" className="glow absolute inset-y-0 left-1/2 -z-10 w-screen -translate-x-1/2" />
      <section className="grid items-center gap-6 md:grid-cols-[minmax(0,1fr)_auto] md:gap-12">
        <div className="grid content-center gap-4 max-md:text-center">
          <h1 className="text-[clamp(2.25rem,4.2vw,3.75rem)] leading-[1.02]">
            {headlines[theme].map((sentence) => (
              <span key={sentence} className="inline-block">
                {sentence}&nbsp;
              </span>
            ))}
          </h1>
          <p className="max-w-md text-base text-muted max-md:mx-auto sm:text-lg">
            Script, voice, music, pictures and captions, all in one place. You stay off camera.
          </p>
        </div>
        <LiveSample lines={sampleLines} className="hidden w-[min(18rem,24vw)] md:block" />
      </section>
      <AuthPanels />
    </div>
  )
}
