import { samplePictures, sampleUrl, sampleVideos } from '../../lib/samples.ts'

export interface LibrarySample {
  name: string
  title: string
  url: string
}

/** The eight placeholders of a library without files. */
export const librarySamples: readonly LibrarySample[] = [
  ...[...samplePictures, ...sampleVideos].map(({ name, title }) => ({
    name,
    title,
    url: sampleUrl(name, 'webp'),
  })),
  { name: 'abstract', title: 'Abstract shapes', url: '/presets/abstract.webp' },
]
