import { expect, test } from 'vitest'
import { imageSizes } from '@vivify/contract/routes/images'
import { describeModel, loginHeaders, sizeFor } from './diffusion.ts'

test.each([
  ['v1-5-pruned-emaonly.safetensors', 512],
  ['dreamshaper_8.safetensors', 512],
  ['dreamshaperXL_v21TurboDPMSDE.safetensors', 1024],
  ['v2-1_768-ema-pruned.ckpt', 768],
  ['sd_xl_base_1.0.safetensors', 1024],
  ['flux1-dev-fp8.safetensors', 1024],
  ['a-mix-of-mine.safetensors', 1024],
  ['a-mix-of-mine.safetensors @512', 512],
  ['flux1-dev-fp8.safetensors@768', 768],
])('%s paints squares of %i pixels', (name, side) => {
  expect(describeModel(name)).toMatchObject({ name: name.replace(/ ?@\d+/, ''), side })
})

test('models that are made for few steps get few, and those without guidance none', () => {
  expect(describeModel('sdxl_lightning_8step.safetensors')).toMatchObject({ side: 1024, steps: 8 })
  expect(describeModel('flux1-dev-fp8.safetensors')).toMatchObject({ guidance: 1, steps: 20 })
  expect(describeModel('v1-5-pruned.ckpt')).toMatchObject({ guidance: 7, steps: 25 })
})

test('what follows an @ and is no size belongs to the name', () => {
  for (const name of ['mix@home.safetensors', 'mix @', 'mix @12', 'mix @99999', '@512x512']) {
    expect(describeModel(name)).toMatchObject({ name, side: 1024 })
  }
})

test('sizes keep the shape and the number of pixels, in steps of 64', () => {
  const model = describeModel('sd_xl_base_1.0.safetensors')
  expect(Object.values(imageSizes).map((size) => sizeFor(model, size))).toEqual([
    { width: 1024, height: 1024 },
    { width: 768, height: 1344 },
    { width: 1344, height: 768 },
    { width: 896, height: 1152 },
  ])
  // A banner is not made wider than servers take.
  expect(sizeFor(model, { width: 10_000, height: 100 })).toEqual({ width: 2048, height: 256 })
})

test('a login is a user and a password, or a token', () => {
  expect(loginHeaders('')).toEqual({})
  expect(loginHeaders('user:pass:word')).toEqual({ authorization: `Basic ${btoa('user:pass:word')}` })
  expect(loginHeaders('token')).toEqual({ authorization: 'Bearer token' })
})
