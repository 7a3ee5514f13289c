import { createCanvas } from '@napi-rs/canvas'
import { spawn } from 'node:child_process'
import { createI420Converter } from './i420/converter.ts'
const W = 1080,
  H = 1920
const c = createCanvas(W, H),
  x = c.getContext('2d')
const conv = await createI420Converter({ width: W, height: H, slotCount: 2 })
async function m(name: string, f: (i: number) => unknown, n = 100) {
  for (let i = 0; i < 5; i++) {
    await f(i)
    await new Promise((r) => setImmediate(r))
  }
  const u = process.cpuUsage(),
    t = performance.now(),
    r0 = process.resourceUsage().minorPageFault
  for (let i = 0; i < n; i++) {
    await f(i)
    await new Promise((r) => setImmediate(r))
  }
  const d = process.cpuUsage(u)
  console.log(
    name.padEnd(22),
    'wall',
    ((performance.now() - t) / n).toFixed(2),
    'user',
    (d.user / 1e3 / n).toFixed(2),
    'sys',
    (d.system / 1e3 / n).toFixed(2),
    'flt',
    ((process.resourceUsage().minorPageFault - r0) / n) | 0,
  )
}
const fill = (i: number) => {
  x.fillStyle = `rgb(${i},3,4)`
  x.fillRect(0, 0, W, H)
  x.fillStyle = '#fff'
  x.fillRect(i, i, 50, 50)
}
const px = x.getImageData(0, 0, W, H).data
const p8 = new Uint8Array(px.buffer)
await m('fill+1px', (i) => {
  fill(i)
  x.getImageData(0, 0, 1, 1)
})
await m('fill+getImageData', (i) => {
  fill(i)
  x.getImageData(0, 0, W, H)
})
await m('fill+data', (i) => {
  fill(i)
  c.data()
})
await m('convert', (i) => {
  conv.convert(p8, i & 1)
})
const sink = spawn(
  'ffmpeg',
  [
    '-v',
    'error',
    '-f',
    'rawvideo',
    '-pix_fmt',
    'yuv420p',
    '-s',
    '1080x1920',
    '-i',
    'pipe:0',
    '-f',
    'null',
    '-',
  ],
  { stdio: ['pipe', 'inherit', 'inherit'] },
)
const cat = spawn('sh', ['-c', 'cat >/dev/null'], { stdio: ['pipe', 'inherit', 'inherit'] })
const frame = conv.convert(p8, 0)
await m('write to cat', () => new Promise<void>((r) => cat.stdin.write(frame, () => r())))
await m('write to ffmpeg null', () => new Promise<void>((r) => sink.stdin.write(frame, () => r())))
sink.stdin.end()
cat.stdin.end()
