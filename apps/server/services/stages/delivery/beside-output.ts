import path from 'node:path'

/** A path beside the video with another ending. */
export function besideOutput(outputPath: string, ending: string): string {
  const { dir, name } = path.parse(outputPath)
  return path.join(dir, `${name}${ending}`)
}
