// The engines of all vendors, from the configuration or from an account's own keys.

import path from 'node:path'
import type { Config } from './config.ts'
import { createGuardedFetch, type GuardedFetch } from './lib/guarded-fetch.ts'
import { nameAgent } from './lib/name-agent.ts'
import type { Vendors } from './providers/registry.ts'
import { createEngines, keyOf, type SettingsByVendor } from './providers/vendor.ts'
import { decodeSpeech } from './services/stages/voice/decode-speech.ts'

export type VendorEngines = ReturnType<typeof createVendorEngines>

/** The engines of all vendors, set up or not. */
export function createVendorEngines(
  config: Config,
  lists: Vendors,
  settings: SettingsByVendor = config.vendors,
  fetch = createVendorFetch(config, lists),
) {
  const { videoModelMaxClips: maxClips } = config
  const text = createEngines(lists.text, settings, {})
  const image = createEngines(lists.image, settings, { fetch })
  const speech = createEngines(lists.speech, settings, { prices: config.voicePrices, decode: decodeSpeech })
  const video = createEngines(lists.video, settings, { maxClips })
  const stock = createEngines(lists.stock, settings, {
    isOn: config.findsStock,
    userAgent: nameAgent(config.facts.contact),
    cacheFolder: path.join(config.dataFolder, 'cache', 'stock'),
  })
  const all = [...text, ...image, ...speech, ...video, ...stock]
  return { text, image, speech, video, stock, fetch, all }
}

/** Fetches addresses from vendors' answers, which may be on this machine. */
function createVendorFetch(
  { vendors: settings, privateHosts }: Config,
  { image, video }: Vendors,
): GuardedFetch {
  const bases = [...image, ...video].flatMap((vendor) => settings[keyOf(vendor)]?.baseUrl || [])
  return createGuardedFetch({ exemptHosts: [...privateHosts, ...bases.map((base) => new URL(base).host)] })
}
