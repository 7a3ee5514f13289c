import { expect, test } from 'vitest'
import { writeKitTexts } from '@vivify/generators/kit/write-kit'
import { testProducts } from '@vivify/generators/kit/testing'
import { strFromU8, unzipSync } from 'fflate'
import { emptyKit } from '../kit-store.ts'
import { packKit } from './export-kit.ts'

const form = testProducts.hardware
const texts = writeKitTexts({ form, countOnX: (text) => text.length, writtenBy: 'test' })
const document = { ...emptyKit, form, texts }
const options = { kitId: 'k1', document, zone: 'Europe/Berlin' }
const png = new Uint8Array([1, 2, 3])

test('a kit is packed with its texts and pictures, and with a calendar once there is a day', () => {
  const files = unzipSync(packKit(options, { cover: png }, new Date(0)))
  expect(Object.keys(files)).toEqual(['launch-kit.md', 'pictures/cover.png'])
  expect(strFromU8(files['launch-kit.md']!)).toContain('# Dimmo: launch kit')
  expect(files['pictures/cover.png']).toEqual(png)
  const dated = { ...options, document: { ...document, launchDate: '2026-12-08' } }
  expect(Object.keys(unzipSync(packKit(dated, {}, new Date(0))))).toEqual([
    'launch-kit.md',
    'launch-plan.ics',
  ])
})

test('a kit without texts can’t be packed', () => {
  expect(() => packKit({ ...options, document: emptyKit }, {}, new Date(0))).toThrow('Write this kit first.')
})
