import type { PlatformId } from '@vivify/contract/platforms'

export interface SamplePost {
  id: string
  text: string
  platforms: readonly PlatformId[]
  /** A picture of lib/samples.ts. */
  picture: string
}

/** What a new account sees under Recent Posts. */
export const samplePosts: readonly SamplePost[] = [
  {
    id: 'sample-1',
    text: 'Three years of early mornings, one camera, and this is still my favorite light. Which one would you hang on your wall?',
    platforms: ['twitter', 'instagram'],
    picture: 'mountains',
  },
  {
    id: 'sample-2',
    text: 'Small habit, big difference: I write the first line of tomorrow’s post before I close the laptop today.',
    platforms: ['linkedin', 'facebook'],
    picture: 'street',
  },
  {
    id: 'sample-3',
    text: 'Behind the scenes: how a five-second clip went from a sketch to the finished video. Ask me anything about it.',
    platforms: ['tiktok', 'youtube'],
    picture: 'sea',
  },
]
