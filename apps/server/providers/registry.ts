// What the screens are told about engines: those that are built in, those that a key turns on.

import { engineKinds, type EngineStatus } from '@vivify/contract/routes/engines'

/** A vendor of any kind; each has a port of its own besides. */
export interface DescribedEngine {
  status(): EngineStatus
}

/** The statuses of all engines, kind by kind, the built-in ones first. */
export function describeEngines(vendors: readonly DescribedEngine[]): EngineStatus[] {
  const all = [...builtInEngines, ...vendors.map((vendor) => vendor.status())]
  return engineKinds.flatMap((kind) => all.filter((engine) => engine.kind === kind))
}

export const builtInPainterStatus = describeBuiltIn(
  'image',
  'Built-in painter',
  'Paints the six preset styles on this server.',
)

const builtInEngines: readonly EngineStatus[] = [
  describeBuiltIn(
    'text',
    'Built-in writer',
    'Condenses your text, and offers ready scripts with checked facts.',
  ),
  builtInPainterStatus,
  describeBuiltIn('speech', 'Offline draft voice', 'Speaks English on this server.'),
  describeBuiltIn('music', 'Built-in composer', 'Composes six moods to the length of the video.'),
]

function describeBuiltIn(kind: EngineStatus['kind'], name: string, sentence: string): EngineStatus {
  return { kind, id: 'built-in', name, isBuiltIn: true, state: 'ready', sentence, credits: 0 }
}
