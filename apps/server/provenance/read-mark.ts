// Reads how a file came to be from the file itself. IPTC's terms are web addresses, which appear as plain text in XMP
// packets and in signed credentials (C2PA) of every format, so finding them needs no knowledge of the format.

import { open } from 'node:fs/promises'
import { digitalSourceTypes, type DigitalSourceType } from '@vivify/contract/provenance'

/** Searched at each end of a file, because packets come before or after the content. */
const searchedBytes = 2_000_000

/** Terms that IPTC has retired, with today's replacement. */
const retired: Readonly<Record<string, DigitalSourceType>> = {
  digitalArt: 'digitalCreation',
  minorHumanEdits: 'humanEdits',
  softwareImage: 'algorithmicMedia',
}

/** Where credentials list several steps, a step with a trained model decides. */
const strongest: readonly DigitalSourceType[] = [
  'compositeWithTrainedAlgorithmicMedia',
  'compositeSynthetic',
  'trainedAlgorithmicMedia',
]

/**
 * The term that a file names, or null. `packet` is XMP that a decoder extracted, for packets that are compressed in the
 * file.
 */
export async function readSourceType(file: string, packet?: Uint8Array): Promise<DigitalSourceType | null> {
  const handle = await open(file)
  try {
    const { size } = await handle.stat()
    const starts = size > searchedBytes ? [0, Math.max(searchedBytes, size - searchedBytes)] : [0]
    const parts = [Buffer.from(packet ?? [])]
    for (const start of starts) {
      const part = Buffer.alloc(Math.min(searchedBytes, size - start))
      const { bytesRead } = await handle.read(part, 0, part.length, start)
      parts.push(part.subarray(0, bytesRead))
    }
    return findTerm(parts.map((part) => part.toString('latin1')).join('\n'))
  } finally {
    await handle.close()
  }
}

function findTerm(text: string): DigitalSourceType | null {
  const found: DigitalSourceType[] = []
  for (const [, term = ''] of text.matchAll(/newscodes\/digitalsourcetype\/(\w{1,60})/g)) {
    const known = digitalSourceTypes.find((each) => each === term) ?? retired[term]
    if (known) found.push(known)
  }
  return strongest.find((term) => found.includes(term)) ?? found[0] ?? null
}
