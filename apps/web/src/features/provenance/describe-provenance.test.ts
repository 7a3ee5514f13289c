import { describe, expect, test } from 'vitest'
import { digitalSourceTypes, type Provenance } from '@vivify/contract/provenance'
import { describeProvenance } from './describe-provenance.ts'

const upload: Provenance = {
  engine: null,
  aiSystem: null,
  prompt: null,
  seed: null,
  source: 'upload',
  sourceAssetIds: [],
  licence: 'Yours.',
  edits: [],
  digitalSourceType: null,
}

describe('the description of how a file was made', () => {
  test('lists everything that is known', () => {
    const painted: Provenance = {
      ...upload,
      engine: 'Remix studio',
      prompt: 'A fox',
      seed: 0,
      source: 'made here from fox.jpg',
      edits: ['cropped to 1:1', 'duotone'],
      digitalSourceType: 'algorithmicMedia',
    }
    expect(describeProvenance(painted)).toMatchObject({
      headline: 'Made by Remix studio · seed 0',
      label: 'Drawn by algorithm',
      rows: [
        { name: 'Prompt', value: 'A fox' },
        { name: 'Seed', value: '0' },
        { name: 'Source', value: 'Made here from fox.jpg' },
        { name: 'Edits', value: 'Cropped to 1:1, duotone' },
        { name: 'License', value: 'Yours.' },
        { name: 'File metadata', value: 'IPTC algorithmicMedia' },
      ],
    })
  })

  test('makes no claims about an upload without information', () => {
    expect(describeProvenance(upload)).toMatchObject({
      headline: 'Uploaded by you',
      label: 'Origin not stated',
      rows: [
        { name: 'Source', value: 'Upload' },
        { name: 'License', value: 'Yours.' },
      ],
    })
  })

  test('mentions AI for exactly the source types that involve a model', () => {
    const named = digitalSourceTypes.filter((digitalSourceType) =>
      describeProvenance({ ...upload, digitalSourceType }).label.includes('AI'),
    )
    expect(named).toEqual([
      'trainedAlgorithmicMedia',
      'compositeWithTrainedAlgorithmicMedia',
      'compositeSynthetic',
    ])
  })
})
