import * as messages from '@vivify/contract/messages'
import { Link } from 'react-router'
import { ImageStudio } from '../../features/image-generator/image-studio.tsx'

/** Turns words into pictures, shown large next to the form; earlier pictures stay below. */
export function ImageGeneratorScreen() {
  return (
    <div className="flex flex-col gap-5 py-6">
      <header className="flex flex-col gap-1.5">
        <h1 className="text-3xl sm:text-4xl">Image Generator</h1>
        <p className="text-base text-muted">
          Turn words into pictures, in four shapes and six styles. {messages.logos.needLogo}{' '}
          <Link
            to="/logo-maker"
            className="rounded-small font-semibold text-primary-text underline underline-offset-4"
          >
            {messages.logos.toMaker}
          </Link>
          .
        </p>
      </header>
      <ImageStudio />
    </div>
  )
}
