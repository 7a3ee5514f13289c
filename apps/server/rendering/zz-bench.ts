// oxlint-disable
import { createCanvas } from '@napi-rs/canvas'
import { readFileSync, rmSync } from 'node:fs'
import { renderVideo } from './render-video.ts'
const [enc = 'ffmpeg', scenes = '6', per = '60', mode = 'ken'] = process.argv.slice(2)
const W = 1080,
  H = 1920
const img = createCanvas(1350, 2400)
{
  const c = img.getContext('2d')
  for (let i = 0; i < 400; i++) {
    c.fillStyle = `hsl(${(i * 37) % 360} 70% ${30 + (i % 40)}%)`
    c.beginPath()
    c.arc((i * 97) % 1350, (i * 211) % 2400, 60 + (i % 90), 0, 7)
    c.fill()
  }
}
img.data()
const canvas = createCanvas(W, H),
  x = canvas.getContext('2d')
const t = { draw: 0, read: 0 }
const draw = (f: number) => {
  if (mode === 'kinetic') {
    x.fillStyle = '#123'
    x.fillRect(0, 0, W, H)
  } else {
    x.imageSmoothingQuality = 'low'
    const z = 0.8 + f * 0.001
    x.setTransform(z, 0, 0, z, -f * 0.3, -f * 0.2)
    x.drawImage(img, 0, 0)
    x.setTransform(1, 0, 0, 1, 0, 0)
  }
  x.font = '80px Anton'
  x.fillStyle = '#fff'
  x.fillText('hello ' + (f >> 3), 200 + (mode === 'kinetic' ? f : 0), 1150)
}
const segments = Array.from({ length: +scenes }, (_, s) => ({
  key: 's' + s,
  frameCount: +per,
  open: () => ({
    width: W,
    height: H,
    fps: 30,
    frameCount: +per,
    draw(f: number) {
      const a = performance.now()
      draw(f + s * 7)
      t.draw += performance.now() - a
    },
    pixels() {
      const a = performance.now()
      const p = new Uint8Array(x.getImageData(0, 0, W, H).data.buffer)
      t.read += performance.now() - a
      return p
    },
  }),
}))
rmSync('/tmp/render/data', { recursive: true, force: true })
let peak = 0,
  peakSelf = 0
const kb = (pid: string | number, k: string) => {
  try {
    return +(new RegExp(k + ':\\s+(\\d+)').exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0)
  } catch {
    return 0
  }
}
const kids = () =>
  readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(/\s+/).filter(Boolean)
const timer = setInterval(() => {
  const self = kb('self', 'Rss')
  const sum = self + kids().reduce((a, p) => a + kb(p, 'Rss'), 0)
  peakSelf = Math.max(peakSelf, self)
  peak = Math.max(peak, sum)
}, 50)
const T = performance.now()
await renderVideo({
  source: { width: W, height: H, fps: 30, segments, sound: null },
  dataFolder: '/tmp/render/data',
  maxSegmentBytes: 1e9,
  outputPath: '/tmp/render/bench.mp4',
  encoder: { encoder: enc as any, ffmpegProgram: 'ffmpeg' },
  signal: new AbortController().signal,
  onProgress() {},
})
clearInterval(timer)
const N = +scenes * +per,
  wall = performance.now() - T,
  cpu = process.cpuUsage()
const ru = process.resourceUsage()
console.log(
  'self user',
  (ru.userCPUTime / 1e3 / N).toFixed(2),
  'sys',
  (ru.systemCPUTime / 1e3 / N).toFixed(2),
  'minflt/frame',
  (ru.minorPageFault / N) | 0,
)
console.log(
  enc,
  mode,
  `fps ${((N / wall) * 1e3).toFixed(1)} wall ${(wall / 1e3).toFixed(2)} draw ${(t.draw / N).toFixed(2)} read ${(t.read / N).toFixed(2)} selfcpu/frame ${((cpu.user + cpu.system) / 1e3 / N).toFixed(2)} peak tree ${(peak / 1e3).toFixed(0)} self ${(peakSelf / 1e3).toFixed(0)}`,
)
