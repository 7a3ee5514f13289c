// Logos for tests, made of the real fonts and motifs.

import { readLogoMarks } from './logo-marks.ts'
import { readOutlineFace } from './outline-face.ts'
import type { Logo } from '../logo/logo.ts'
import type { OutlineFace } from '../logo/outline-font.ts'
import { findStyle, type FaceId } from '../logo/styles.ts'

const faces = new Map<FaceId, OutlineFace>()
let marksOnce: ReturnType<typeof readLogoMarks> | undefined

/** A face with the letters of Western Europe. */
export function readFace(id: FaceId): OutlineFace {
  const known = faces.get(id)
  if (known !== undefined) return known
  const at = id.lastIndexOf('-')
  const [family, weight] = [id.slice(0, at), id.slice(at + 1)]
  const face = readOutlineFace([`@fontsource/${family}/files/${family}-latin-${weight}-normal.woff2`])
  faces.set(id, face)
  return face
}

/** A logo with an owl; `changes` say what else it is. */
export async function buildLogo(
  changes: Partial<Pick<Logo, 'name' | 'tagline' | 'colors' | 'seed'>> & {
    style?: string
    mark?: string | null
  } = {},
): Promise<Logo> {
  const { style: styleId = 'modern', mark = 'owl', ...rest } = changes
  const style = findStyle(styleId)
  marksOnce ??= readLogoMarks()
  const { marks } = await marksOnce
  return {
    name: 'Night Owl',
    tagline: 'Coffee roasters',
    colors: { primary: '#5b2fa8', accent: '#f5b83d' },
    seed: 1,
    ...rest,
    style,
    mark: mark === null ? null : marks.get(mark)!,
    faces: { name: readFace(style.nameFace), tagline: readFace(style.taglineFace) },
  }
}
