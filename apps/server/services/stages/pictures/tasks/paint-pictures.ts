import type { Count } from '../../../../processes/contract.ts'
import type { Canvas } from '@napi-rs/canvas'
import { paintPicture } from '@vivify/generators/image/paint'
import { createNodeStudio } from '@vivify/timeline/node/studio'
import { writeWholeFile } from '../../../../lib/whole-file.ts'
import type { PaintRequest, PaintResult } from './paint-contract.ts'

/** High enough that the second compression, in the video, stays invisible. */
const jpegQuality = 94

/** Paints pictures in the built-in styles. Each file appears when it is complete. */
export async function paintPictures(
  { pictures }: PaintRequest,
  report: (count: Count) => void = () => {},
): Promise<PaintResult> {
  const studio = createNodeStudio()
  const understood: Record<string, string[]> = {}
  const missing: Record<string, string[]> = {}
  for (const [index, { file, ...request }] of pictures.entries()) {
    const painted = await paintPicture({ ...request, studio })
    const bytes = await (painted.surface as unknown as Canvas).encode('jpeg', jpegQuality)
    await writeWholeFile(file, bytes)
    understood[file] = [...painted.understood]
    missing[file] = [...painted.missing]
    report({ done: index + 1, total: pictures.length })
  }
  return { understood, missing }
}
