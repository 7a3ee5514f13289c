import { GifMaker } from '../../features/gif-maker/gif-maker.tsx'

/** Converts videos to GIFs. */
export function GifGeneratorScreen() {
  return (
    <div className="mx-auto flex flex-col w-full max-w-7xl gap-6 py-8 sm:py-10">
      <header className="flex flex-col gap-2">
        <h1 className="text-3xl sm:text-4xl">Video to GIF</h1>
        <p className="max-w-2xl text-muted">
          Cut a moment out of a video and make it loop. Everything happens in your browser.
        </p>
      </header>
      <GifMaker />
    </div>
  )
}
