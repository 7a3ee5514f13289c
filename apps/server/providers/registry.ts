// All vendors by kind, and the list of engines that screens show.

import { engineKinds, type EngineStatus } from '@vivify/contract/routes/engines'
import { builtInId, describeBuiltIn, type DescribedEngine } from './engine.ts'
import { imageVendors } from './image/vendors.ts'
import { speechVendors } from './speech/vendors.ts'
import { stockVendors } from './stock/vendors.ts'
import { textVendors } from './text/vendors.ts'
import type { DeclaredVendor } from './vendor.ts'
import { videoVendors } from './video/vendors.ts'

export const vendors = {
  text: textVendors,
  image: imageVendors,
  speech: speechVendors,
  video: videoVendors,
  stock: stockVendors,
}

export type Vendors = typeof vendors

/** What the vendors of all kinds declare: their settings and descriptions. */
export function listVendors(lists: Vendors = vendors): DeclaredVendor[] {
  return Object.values(lists).flat()
}

/** The statuses of engines, grouped by kind, built-in ones first. */
export function describeEngines(engines: readonly DescribedEngine[]): EngineStatus[] {
  const all = engines.map((engine) => engine.status())
  const ordered = [...all.filter(({ isBuiltIn }) => isBuiltIn), ...all.filter(({ isBuiltIn }) => !isBuiltIn)]
  return engineKinds.flatMap((kind) => ordered.filter((engine) => engine.kind === kind))
}

const composer = describeBuiltIn(
  'music',
  'Built-in composer',
  'Composes six moods to the length of the video.',
)

/** The only composer, so there is no port for composers. */
export const builtInComposer: DescribedEngine = {
  id: builtInId,
  name: composer.name,
  status: () => composer,
}
