import { projectSchema } from '@vivify/contract/project'
import { expect, test } from 'vitest'
import { thumbnailRatio } from './thumbnail-ratio.ts'

test.each([
  { format: '9:16', style: 'AI Generation', kind: 'auto', ratio: 9 / 16 },
  { format: '16:9', style: 'AI Generation', kind: 'auto', ratio: 16 / 9 },
  { format: '1:1', style: 'Kinetic Text', kind: 'auto', ratio: 1 },
  { format: '9:16', style: 'Storyboard', kind: 'auto', ratio: 1.33 },
  { format: '9:16', style: 'Kinetic Text', kind: 'storyboard', ratio: 1.33 },
  { format: '16:9', style: 'Storyboard', kind: 'image', ratio: 16 / 9 },
  { format: '16:9', style: 'Storyboard', kind: 'auto', ratio: 0.91 },
] as const)('a thumbnail of $style, $kind in $format has the shape of its picture', (row) => {
  const project = projectSchema.parse({
    version: 1,
    title: 'Sea',
    seed: 1,
    style: row.style,
    format: row.format,
    scenes: [{ id: 'a', say: 'A lighthouse.', visual: { kind: row.kind } }],
  })
  expect(thumbnailRatio(project, project.scenes[0]!)).toBeCloseTo(row.ratio, 1)
})
