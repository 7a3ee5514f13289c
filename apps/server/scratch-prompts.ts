import { readFileSync, writeFileSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import { createNodeStudio } from '@vivify/timeline/node/studio'
import { paintPicture } from '@vivify/generators/image/paint'
const [out, file, from = '0'] = process.argv.slice(2)
mkdirSync(out!, { recursive: true })
const prompts = readFileSync(file!, 'utf8').trim().split('\n')
const presets = ['Cinematic', 'Anime', 'Pixar', 'Claymation', 'Vintage Film'] as const
const studio = createNodeStudio()
const per = 5, count = 15, w = 288, h = 400
for (let s = Number(from); s * count < prompts.length; s++) {
  const sheet = createCanvas(per * (w + 6), Math.ceil(count / per) * (h + 50))
  const c = sheet.getContext('2d'); c.fillStyle = '#12151c'; c.fillRect(0, 0, sheet.width, sheet.height)
  for (const [i, prompt] of prompts.slice(s * count, s * count + count).entries()) {
    const t = process.cpuUsage()
    const p = await paintPicture({ prompt, preset: presets[(s * count + i) % 5]!, width: 432, height: 600, seed: 11, studio })
    const cpu = process.cpuUsage(t)
    const x = (i % per) * (w + 6), y = Math.floor(i / per) * (h + 50)
    c.drawImage(p.surface as any, x, y + 48, w, h)
    c.fillStyle = '#fff'; c.font = '13px Geist'; c.fillText(`${s * count + i + 1} ${prompt}`, x + 2, y + 14, w)
    c.fillStyle = '#8f8'; c.fillText('+ ' + p.understood.join(' · '), x + 2, y + 29, w)
    c.fillStyle = '#f88'; c.fillText('- ' + p.missing.join(' · '), x + 2, y + 43, w)
    console.log(s * count + i + 1, prompt, '|', p.understood.join(' · '), '| MISSING', p.missing.join(' · '), Math.round((cpu.user + cpu.system) / 1000))
  }
  writeFileSync(path.join(out!, `prompts-${s + 1}.jpg`), await sheet.encode('jpeg', 85))
}
process.exit(0)
