import type { OwnText, ScriptSource } from '../../api/script-tools.ts'

/** As in the contract, whose schemas this page does not load. */
const maxKeptSource = 200_000
/** A script of fewer words is a short already. */
const minOwnWords = 150

/** The person's own text behind a script, from which other versions can be made; null when there is none. */
export function ownTextOf(source: ScriptSource): OwnText | null {
  switch (source.kind) {
    case 'transcript':
    case 'page':
      return source.text.length <= maxKeptSource ? { kind: source.kind, text: source.text } : null
    case 'script': {
      const isOwn = source.writtenBy === undefined && source.text.length <= maxKeptSource
      const isLong = source.text.split(/\s+/, minOwnWords + 1).length > minOwnWords
      return isOwn && isLong ? { kind: 'transcript', text: source.text } : null
    }
    default:
      return null
  }
}
