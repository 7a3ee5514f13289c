// Derives how a file came to be, for files that a person uploaded and for files that a tool made from others.

import type { DigitalSourceType, Provenance } from '@vivify/contract/provenance'
import type { StockOrigin } from '@vivify/contract/stock'

const maxEdits = 100
const maxLicenceCharacters = 500
const ownLicence = 'Yours, or used under its own terms.'

/** Terms for files that a trained model made in part or in full. */
const trained: ReadonlySet<DigitalSourceType> = new Set([
  'trainedAlgorithmicMedia',
  'compositeWithTrainedAlgorithmicMedia',
  'compositeSynthetic',
])

/**
 * IPTC's term for a file made of several elements, each with its own term, or null when unknown.
 * - If a trained model made every element, the result keeps their term, whatever filters and cuts a person applies: the
 *   content is still the model's.
 * - If models made only some elements, or the elements have different such terms, the result is
 *   `compositeWithTrainedAlgorithmicMedia`, the term that platforms read.
 * - Procedural elements alone stay `algorithmicMedia`, even when edited: our filters are algorithms too.
 * - Other elements with different terms, or with known and unknown terms, are a `composite`. IPTC uses this word for a
 *   mix whose parts may or may not come from a model.
 * - If all terms are unknown, so is the result. Calling an edited upload of unknown origin `humanEdits` would deny that a
 *   model may have made it. `edits` lists the changes in words.
 * - A known original that a person changed is `humanEdits`; unchanged, it keeps its term.
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

/** Describes a file that a person uploaded. `digitalSourceType` is the term that the file itself names. */
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

/** Describes a file of a stock library. */
export function describeStock(digitalSourceType: DigitalSourceType | null, stock: StockOrigin): Provenance {
  const by = stock.author === '' ? '' : `${stock.author}, `
  return {
    ...describeUpload(digitalSourceType),
    source: `${stock.sourceName}: ${stock.pageUrl}`,
    licence: `${by}${stock.licence}.`,
    stock,
  }
}

/** A file that a tool used as a source. */
export interface SourceFile {
  id: string
  name: string
  /** null for files stored before provenance was recorded. */
  provenance: Provenance | null
}

/**
 * Describes a file that a tool made from other files. A single source passes on its prompt, seed and earlier edits.
 * Without any source, `own` counts as the term.
 */
export function describeToolResult(made: {
  tool: string
  own?: DigitalSourceType | null
  /** The term for content that the tool drew itself, in addition to its sources. */
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

/** The names of all trained models that had a part in the sources. */
function nameSystems(sources: readonly Pick<SourceFile, 'provenance'>[]): string | null {
  const systems = new Set(sources.flatMap(({ provenance }) => provenance?.aiSystem ?? []))
  return systems.size === 0 ? null : [...systems].join(', ').slice(0, maxNameCharacters)
}

const maxNamedSources = 3

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
