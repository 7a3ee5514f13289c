/** A sentence as the weights of its lemmas. */
export type TermVector = ReadonlyMap<string, number>

const damping = 0.85
const rounds = 30
// A term in very many sentences distinguishes none of them and would make the graph dense.
const maxPostings = 200
// When the total change of the ranks is below this, their order no longer changes noticeably.
const settled = 1e-4

/** Weights the lemmas of each sentence by their rarity in the text (tf-idf), normalized to unit length. */
export function weighTerms(sentences: readonly (readonly string[])[]): TermVector[] {
  const documentFrequency = new Map<string, number>()
  for (const terms of sentences) {
    for (const term of new Set(terms)) documentFrequency.set(term, (documentFrequency.get(term) ?? 0) + 1)
  }
  return sentences.map((terms) => {
    const weights = new Map<string, number>()
    for (const term of terms) {
      const rarity = Math.log(1 + sentences.length / documentFrequency.get(term)!)
      weights.set(term, (weights.get(term) ?? 0) + rarity)
    }
    const length = Math.hypot(...weights.values()) || 1
    return new Map([...weights].map(([term, weight]) => [term, weight / length]))
  })
}

/** Cosine of two unit vectors. */
export function similarity(a: TermVector, b: TermVector): number {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a]
  let sum = 0
  for (const [term, weight] of small) sum += weight * (large.get(term) ?? 0)
  return sum
}

/**
 * TextRank (Mihalcea and Tarau, 2004) over cosine similarities: the centrality of each sentence, 1 on average. The
 * graph is built from an index of terms, so that the cost of long texts depends on shared terms and not on the square
 * of their length.
 */
export function rankSentences(vectors: readonly TermVector[]): number[] {
  const size = vectors.length
  const postings = new Map<string, number[]>()
  vectors.forEach((vector, index) => {
    for (const term of vector.keys()) {
      const list = postings.get(term)
      if (list) list.push(index)
      else postings.set(term, [index])
    }
  })
  const edges = vectors.map((vector, index) => neighbors(vector, index, vectors, postings))
  const totals = edges.map((list) => list.reduce((sum, edge) => sum + edge.weight, 0) || 1)
  let ranks = new Array<number>(size).fill(1 / Math.max(1, size))
  for (let round = 0; round < rounds; round++) {
    const next = new Array<number>(size).fill((1 - damping) / Math.max(1, size))
    edges.forEach((list, from) => {
      for (const edge of list) next[edge.to]! += (damping * ranks[from]! * edge.weight) / totals[from]!
    })
    const moved = next.reduce((sum, rank, index) => sum + Math.abs(rank - ranks[index]!), 0)
    ranks = next
    if (moved < settled) break
  }
  return ranks.map((rank) => rank * size)
}

interface Edge {
  readonly to: number
  readonly weight: number
}

function neighbors(
  vector: TermVector,
  index: number,
  vectors: readonly TermVector[],
  postings: ReadonlyMap<string, readonly number[]>,
): Edge[] {
  const sums = new Map<number, number>()
  for (const [term, weight] of vector) {
    const list = postings.get(term)!
    if (list.length > maxPostings) continue
    for (const other of list) {
      if (other !== index) sums.set(other, (sums.get(other) ?? 0) + weight * vectors[other]!.get(term)!)
    }
  }
  return [...sums].map(([to, weight]) => ({ to, weight }))
}
