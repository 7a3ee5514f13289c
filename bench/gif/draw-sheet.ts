import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const columns = 3

/** The middle of one frame of each film, at twice the size, side by side in the given order. */
export async function drawSheet(files: readonly string[], frame: number, target: string): Promise<void> {
  const cells = files.map(
    (_, index) =>
      `[${index}]fps=15,select=eq(n\\,${frame}),setpts=0,crop=320:200,scale=640:400:flags=neighbor,format=rgb24[c${index}]`,
  )
  const places = files.map((_, index) => `${(index % columns) * 640}_${Math.floor(index / columns) * 400}`)
  const labels = files.map((_, index) => `[c${index}]`).join('')
  const filter = `${cells.join(';')};${labels}xstack=inputs=${files.length}:layout=${places.join('|')}:fill=black`
  const inputs = files.flatMap((file) => ['-i', file])
  await promisify(execFile)('ffmpeg', [
    '-v',
    'error',
    '-y',
    ...inputs,
    '-filter_complex',
    filter,
    '-frames:v',
    '1',
    target,
  ])
}
