import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const runFile = promisify(execFile)

interface Stream {
  codec_type: string
  codec_name: string
  width?: number
  height?: number
  avg_frame_rate?: string
  nb_read_packets?: string
}

/** Checks with ffprobe that a file is the expected video. Throws Error with the differences. */
export async function checkOutput(
  file: string,
  wanted: { width: number; height: number; fps: number; frameCount: number; hasSound: boolean },
): Promise<void> {
  const { stdout } = await runFile('ffprobe', [
    '-v',
    'error',
    '-count_packets',
    '-show_streams',
    '-of',
    'json',
    file,
  ])
  const { streams } = JSON.parse(stdout) as { streams: Stream[] }
  const video = streams.find((stream) => stream.codec_type === 'video')
  const sound = streams.find((stream) => stream.codec_type === 'audio')
  const found = [
    video?.codec_name,
    `${video?.width}x${video?.height}`,
    video?.avg_frame_rate,
    video?.nb_read_packets,
    wanted.hasSound ? sound?.codec_name : 'aac',
  ].join(' ')
  const { width, height, fps, frameCount } = wanted
  const expected = ['h264', `${width}x${height}`, `${fps}/1`, frameCount, 'aac'].join(' ')
  if (found !== expected) throw new Error(`${file} is ${found}, not ${expected}`)
}

/** Structural similarity of two videos' luma, 0 to 1, to check that two pipelines show the same video. */
export async function measureLikeness(file: string, otherFile: string): Promise<number> {
  const { stderr } = await runFile('ffmpeg', [
    '-i',
    file,
    '-i',
    otherFile,
    '-lavfi',
    'ssim',
    '-f',
    'null',
    '-',
  ])
  return Number(/SSIM Y:([\d.]+)/.exec(stderr)![1])
}
