import { adScenes } from '@vivify/generators/ad/scene-list'
import type { AdFormat } from '@vivify/generators/ad/layout'
import type { CutView } from './ad-protocol.ts'
import type { AdSettings } from './ad-settings.ts'

/** Describes the edits of the photo in order; the list is saved with each ad. */
export function describeEdits(
  { useAsIs, strokes, scene }: AdSettings,
  { hasOwnAlpha }: Pick<CutView, 'hasOwnAlpha'>,
  format: AdFormat,
): string[] {
  const label = adScenes.find(({ id }) => id === scene)!.label
  const cut = useAsIs ? 'photo used as is' : hasOwnAlpha ? 'its own transparency used' : 'background removed'
  return [
    cut,
    ...(strokes.length > 0 ? ['outline corrected by hand'] : []),
    `scene “${label}” drawn behind it`,
    'words and logo set',
    `composed as ${format}`,
  ]
}
