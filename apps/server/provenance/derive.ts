// What is to be said of how a file came to be: one that was brought, one that a tool made of others.

import type { DigitalSourceType, Provenance } from '@vivify/contract/provenance'

const maxEdits = 100
const maxLicenceCharacters = 500
const ownLicence = 'Yours, or used under its own terms.'

/** Terms that say a trained model had a part in it. */
const trained: ReadonlySet<DigitalSourceType> = new Set([
  'trainedAlgorithmicMedia',
  'compositeWithTrainedAlgorithmicMedia',
  'compositeSynthetic',
])

/**
 * IPTC's term for what was made of several elements, each with its own term or null when nobody knows.
 * - Everything from a trained model stays `trainedAlgorithmicMedia`, whatever a person does to it with filters and
 *   scissors: the content is still the model's.
 * - Anything of a model among other things is `compositeWithTrainedAlgorithmicMedia`, the term that platforms read.
 * - Procedural elements alone stay `algorithmicMedia`: our filters are algorithms too.
 * - Other elements of different terms, or of unknown ones beside known, are a `composite`: IPTC's word for a mix whose
 *   parts may or may not be of a model.
 * - What nobody can tell of stays untold. Calling an upload of unknown origin `humanEdits` would deny a model that may
 *   have made it; what was done stands in `edits`, in words.
 * - A known original that a person changed is `humanEdits`; unchanged it keeps its term.
 */
export function combineSourceTypes(
  types: readonly (DigitalSourceType | null)[],
  isEdited: boolean,
): DigitalSourceType | null {
  const known = new Set(types)
  const [only] = types
  if (only === undefined) return null
  if (types.some((type) => type !== null && trained.has(type))) {
    return known.size === 1 ? only : 'compositeWithTrainedAlgorithmicMedia'
  }
  if (known.size > 1) return 'composite'
  if (only === null) return null
  return isEdited && only !== 'algorithmicMedia' ? 'humanEdits' : only
}

/** Of a file that a person brought; `digitalSourceType` is what the file itself says. */
export function describeUpload(digitalSourceType: DigitalSourceType | null): Provenance {
  return {
    engine: null,
    aiSystem: null,
    prompt: null,
    seed: null,
    source: 'upload',
    sourceAssetIds: [],
    licence: ownLicence,
    edits: [],
    digitalSourceType,
  }
}

/** A file that something was made of. */
export interface SourceFile {
  id: string
  name: string
  /** null for what was kept before this was noted. */
  provenance: Provenance | null
}

/**
 * Of what a tool made of files. One source hands on its prompt, seed and earlier edits. Without any, what the result
 * says of itself counts.
 */
export function describeToolResult(made: {
  tool: string
  own?: DigitalSourceType | null
  /** What the tool drew itself, beside its sources. */
  adds?: DigitalSourceType | null
  sources: readonly SourceFile[]
  edits: readonly string[]
}): Provenance {
  const { tool, own = null, adds = null, sources, edits } = made
  const brought = sources.map(({ provenance }) => provenance?.digitalSourceType ?? null)
  const types = [...(brought.length > 0 ? brought : [own]), ...(adds === null ? [] : [adds])]
  const only = sources.length === 1 ? (sources[0]!.provenance ?? null) : null
  return {
    engine: tool,
    aiSystem: nameSystems(sources),
    prompt: only?.prompt ?? null,
    seed: only?.seed ?? null,
    source: nameSources(sources),
    sourceAssetIds: sources.map(({ id }) => id),
    licence: combineLicences(sources),
    edits: [...(only?.edits ?? []), ...edits].slice(-maxEdits),
    digitalSourceType: combineSourceTypes(types, edits.length > 0),
  }
}

const maxNameCharacters = 200

/** The trained models that had a part in any of the sources. */
function nameSystems(sources: readonly Pick<SourceFile, 'provenance'>[]): string | null {
  const systems = new Set(sources.flatMap(({ provenance }) => provenance?.aiSystem ?? []))
  return systems.size === 0 ? null : [...systems].join(', ').slice(0, maxNameCharacters)
}

const maxNamedSources = 3

/** Where it came from, in words. */
function nameSources(sources: readonly { name: string }[]): string {
  const names = [...new Set(sources.map(({ name }) => name))]
  if (names.length === 0) return 'made here'
  const more = names.length > maxNamedSources ? ` and ${names.length - maxNamedSources} more` : ''
  return `made here from ${names.slice(0, maxNamedSources).join(', ')}${more}`
}

function combineLicences(sources: readonly SourceFile[]): string {
  const licences = new Set(sources.map(({ provenance }) => provenance?.licence ?? ownLicence))
  return licences.size === 0 ? ownLicence : [...licences].join(' ').slice(0, maxLicenceCharacters)
}
