// Describes for the owner how a file was made.

import type { DigitalSourceType, Provenance } from '@vivify/contract/provenance'
import type { BadgeTone } from '../../ui/surfaces.tsx'

export interface DescribedProvenance {
  /** One line, such as "Made by Built-in painter Cinematic · seed 7". */
  headline: string
  /** The source type that the file declares to platforms, in two or three words. */
  label: string
  tone: BadgeTone
  /** Everything that is known, most interesting first. */
  rows: { name: string; value: string }[]
}

interface Term {
  label: string
  tone: BadgeTone
}

const drawn: Term = { label: 'Drawn by algorithm', tone: 'second' }
const generated: Term = { label: 'AI-generated', tone: 'primary' }
const partlyGenerated: Term = { label: 'Partly AI-generated', tone: 'primary' }
const recorded: Term = { label: 'Recorded', tone: 'neutral' }
const composed: Term = { label: 'Composite', tone: 'neutral' }
const unknown: Term = { label: 'Origin not stated', tone: 'neutral' }

const terms: Record<DigitalSourceType, Term> = {
  algorithmicMedia: drawn,
  dataDrivenMedia: drawn,
  trainedAlgorithmicMedia: generated,
  compositeWithTrainedAlgorithmicMedia: partlyGenerated,
  compositeSynthetic: partlyGenerated,
  composite: composed,
  compositeCapture: composed,
  digitalCapture: recorded,
  computationalCapture: recorded,
  multiFrameComputationalCapture: recorded,
  negativeFilm: recorded,
  positiveFilm: recorded,
  print: recorded,
  screenCapture: recorded,
  virtualRecording: recorded,
  digitalCreation: { label: 'Made by hand', tone: 'neutral' },
  algorithmicallyEnhanced: { label: 'Enhanced', tone: 'neutral' },
  humanEdits: { label: 'Edited by hand', tone: 'neutral' },
}

/** Describes the record of a file. */
export function describeProvenance(provenance: Provenance): DescribedProvenance {
  const { engine, aiSystem, prompt, seed, source, licence, edits, digitalSourceType } = provenance
  const maker = engine === null ? 'Uploaded by you' : `Made by ${engine}`
  const rows = [
    { name: 'Prompt', value: prompt },
    { name: 'Model', value: aiSystem },
    { name: 'Seed', value: seed === null ? null : String(seed) },
    { name: 'Source', value: capitalize(source) },
    { name: 'Edits', value: capitalize(edits.join(', ')) },
    { name: 'License', value: licence },
    { name: 'File metadata', value: digitalSourceType && `IPTC ${digitalSourceType}` },
  ]
  return {
    headline: [maker, ...(seed === null ? [] : [`seed ${seed}`])].join(' · '),
    ...(digitalSourceType === null ? unknown : terms[digitalSourceType]),
    rows: rows.flatMap(({ name, value }) => (value === null || value === '' ? [] : [{ name, value }])),
  }
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
