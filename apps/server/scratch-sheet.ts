// usage: node scratch-sheet.ts OUT SPEC.json ; spec: [{name, topic|file, style, preset, format}]
import { readFileSync, writeFileSync, mkdirSync, mkdtempSync } from 'node:fs'
import path from 'node:path'
import { createCanvas, type Canvas } from '@napi-rs/canvas'
import { createCompositor } from '@vivify/timeline/compositor/compositor'
import { parseProject } from '@vivify/timeline/document/edit'
import { timeForReading } from '@vivify/timeline/document/reading-times'
import { createNodeStudio } from '@vivify/timeline/node/studio'
import { buildTimeline } from '@vivify/timeline/timeline'
import { createClipReader } from './rendering/video/clip-decoder.ts'
import { createLoadedPictures } from './rendering/video/pictures.ts'
import { describeJob } from './services/stages/render/describe-job.ts'
import { planPictures } from './services/stages/pictures/illustrate.ts'
import { paintPictures } from './services/stages/pictures/tasks/paint-pictures.ts'
import { findStarters } from '@vivify/generators/script/starters/find-starters'
import { starters } from '@vivify/generators/script/starters/index'
import { fromSource } from '@vivify/generators/script/from-source'
import { toProjectScenes } from '@vivify/generators/script/types'

const [out, specFile] = process.argv.slice(2)
mkdirSync(out!, { recursive: true })
const specs = JSON.parse(readFileSync(specFile!, 'utf8'))
for (const spec of specs) {
  let draft: any
  if (spec.topic) {
    const s: any = starters.find((each: any) => each.id === spec.topic) ?? findStarters(spec.topic)[0]?.starter
    if (!s) { console.log('none for', spec.topic); continue }
    draft = { ...s, hook: { text: s.hook }, callToAction: s.callToAction ?? '' }
  } else draft = await fromSource(readFileSync(spec.file, 'utf8'), { targetSeconds: 35 })
  const project = parseProject({
    version: 1, title: draft.title, seed: spec.seed ?? 7, style: spec.style ?? 'AI Generation', preset: spec.preset ?? 'Cinematic',
    format: spec.format ?? '9:16', resolution: 720, scenes: toProjectScenes(draft).slice(0, 10),
  } as any)
  const data = path.join(out!, 'data')
  mkdirSync(data, { recursive: true })
  const t = process.cpuUsage()
  const { missing, ...pictures } = await planPictures(project, new Map(), data)
  await paintPictures({ pictures: [...missing.values()] })
  const cpu = process.cpuUsage(t)
  const speech = project.scenes.map((scene: any) => ({ sceneId: scene.id, ...timeForReading(scene.say), timing: 'estimated' as const }))
  const timeline = buildTimeline(project, speech, pictures.scenes)
  const scratch = mkdtempSync('/tmp/scenes27/plan-')
  const job: any = await describeJob({ timeline, pictures, clips: [], sound: null, dataFolder: data, planFile: path.join(scratch, 'plan.json') })
  const loaded = createLoadedPictures(job, createClipReader(job))
  const studio = createNodeStudio()
  const tiles: Canvas[] = []
  for (const [i, scene] of timeline.scenes.entries()) {
    const frame = scene.startFrame + Math.floor(scene.frameCount * (i === 0 ? 0.3 : 0.5))
    await loaded.load(...timeline.scenes)
    const surface = studio.createSurface(timeline.width, timeline.height)
    createCompositor({ timeline, studio, pictures: loaded } as any).draw(surface.getContext('2d'), frame)
    tiles.push(surface as unknown as Canvas)
  }
  const th = spec.format === '16:9' ? 250 : spec.format === '1:1' ? 330 : 440
  const tw = Math.round((tiles[0]!.width / tiles[0]!.height) * th)
  const per = spec.format === '16:9' ? 4 : spec.format === '1:1' ? 5 : 7
  const rows = Math.ceil(tiles.length / per)
  const sheet = createCanvas(per * (tw + 6), rows * (th + 48))
  const c = sheet.getContext('2d')
  c.fillStyle = '#12151c'; c.fillRect(0, 0, sheet.width, sheet.height)
  tiles.forEach((tile, i) => {
    const x = (i % per) * (tw + 6), y = Math.floor(i / per) * (th + 48)
    c.drawImage(tile as any, x, y + 48, tw, th)
    c.fillStyle = '#fff'; c.font = '11px Geist'
    const s: any = project.scenes[i]
    const text = s.say + ' [' + s.visual.prompt + ']'
    let line = '', ly = y + 13
    for (const w of text.split(' ')) { if (c.measureText(line + w).width > tw - 4) { c.fillText(line, x + 2, ly); ly += 12; line = '' } line += w + ' ' }
    c.fillText(line, x + 2, ly)
  })
  writeFileSync(path.join(out!, `${spec.name}.jpg`), await sheet.encode('jpeg', 82))
  for (const m of missing.values()) console.log('   ', m.prompt, '|', (m as any).shot?.view, (m as any).shot?.hour); console.log(spec.name, draft.title, tiles.length, Math.round((cpu.user + cpu.system) / 1000 / Math.max(1, missing.size)), 'ms CPU a picture')
}
process.exit(0)
