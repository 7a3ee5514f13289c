import path from 'node:path'

/** A path next to the video with another ending. */
export function besideOutput(outputPath: string, ending: string): string {
  const { dir, name } = path.parse(outputPath)
  return path.join(dir, `${name}${ending}`)
}

/** All files of a video that was written to `outputPath`. */
export function listOutputs(outputPath: string): string[] {
  const beside = ['.jpg', '.srt', '.vtt', '.report.json']
  return [outputPath, ...beside.map((ending) => besideOutput(outputPath, ending))]
}
