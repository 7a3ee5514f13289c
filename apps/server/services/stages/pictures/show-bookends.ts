import type { Project } from '@vivify/contract/project'
import { listOwnBookends, type BookendPlace } from '@vivify/timeline/document/bookends'
import type { BookendPictures } from '@vivify/timeline/timeline'

/** Pictures and clips of intro and outro, and the files of the pictures by picture key. */
export interface ShownBookends {
  pictures: BookendPictures
  files: Record<string, string>
}

/** Finds what intro and outro show. A card needs neither pictures nor clips. */
export function showBookends(
  project: Project,
  clips: ReadonlyMap<BookendPlace, { key: string; durationSeconds: number }>,
): ShownBookends {
  const pictures: BookendPictures = {}
  const files: Record<string, string> = {}
  for (const { place, asset } of listOwnBookends(project)) {
    const clip = clips.get(place)
    if (clip) {
      pictures[place] = { pictures: [], clip: { key: clip.key, durationSeconds: clip.durationSeconds } }
    } else if (asset.kind === 'image' || asset.kind === 'logo') {
      pictures[place] = { pictures: [asset.sha256], clip: null }
      files[asset.sha256] = asset.source
    }
  }
  return { pictures, files }
}
