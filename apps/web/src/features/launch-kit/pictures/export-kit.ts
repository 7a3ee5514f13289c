// Packs a kit as one ZIP: its texts as Markdown, its pictures as PNG, and the plan as a calendar file.

import { toCalendar, toMarkdown } from '@vivify/generators/kit/kit-files'
import { slugOf } from '@vivify/generators/kit/launch-links'
import * as messages from '@vivify/contract/messages'
import { strToU8, zipSync, type Zippable } from 'fflate'
import type { KitDocument } from '../../../api/kits.ts'
import { saveBlob } from '../../../lib/save-as.ts'
import { openPictureClient, showHero, showLogo } from './picture-client.ts'
import { listChoices } from './use-drawn-pictures.ts'

export interface ExportOptions {
  kitId: string
  document: KitDocument
  /** The person's zone, such as `Europe/Berlin`. */
  zone: string
}

/** Downloads the kit. Throws Error when a picture can't be drawn, or when the kit has no texts. */
export async function exportKit(options: ExportOptions): Promise<void> {
  const { document } = options
  const pictures = await renderAll(document)
  const zip = packKit(options, pictures, new Date())
  saveBlob(new Blob([zip], { type: 'application/zip' }), `${nameOf(document)}-launch-kit.zip`)
}

/** The files of the ZIP. Throws Error when the kit has no texts. */
export function packKit(
  { kitId, document, zone }: ExportOptions,
  pictures: Readonly<Record<string, Uint8Array<ArrayBuffer>>>,
  now: Date,
): Uint8Array<ArrayBuffer> {
  const { texts, launchDate, form } = document
  if (texts === null) throw new Error(messages.kit.noTexts)
  const files: Zippable = { 'launch-kit.md': strToU8(toMarkdown(document, texts, zone)) }
  if (launchDate !== null) {
    files['launch-plan.ics'] = strToU8(toCalendar({ name: form.name, date: launchDate, kitId, now }))
  }
  // PNG is compressed already.
  for (const [name, bytes] of Object.entries(pictures)) files[`pictures/${name}.png`] = [bytes, { level: 0 }]
  return zipSync(files)
}

function nameOf({ form }: KitDocument): string {
  return slugOf(form.name) || 'product'
}

async function renderAll(document: KitDocument): Promise<Record<string, Uint8Array<ArrayBuffer>>> {
  using client = openPictureClient()
  await showHero(client, document.pictures.heroAssetId)
  await showLogo(client, document.pictures.brand?.logoAssetId ?? null)
  const pictures: Record<string, Uint8Array<ArrayBuffer>> = {}
  for (const choice of listChoices(document)) {
    const png = await client.request({ type: 'render', choice })
    pictures[choice.id] = new Uint8Array(await png.arrayBuffer())
  }
  return pictures
}
