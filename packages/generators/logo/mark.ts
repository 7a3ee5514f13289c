/** One filled part of a mark, bottom first: `ink` has the mark's color, `detail` is cut out of it or has a second color. */
export interface MarkPart {
  readonly tone: 'ink' | 'detail'
  /** SVG path data in the units of the mark's box. */
  readonly path: string
  /** True for a detail at the edge of the mark: cut out, it would take the mark's shape away. */
  readonly isAtEdge?: true
}

export interface LogoMark {
  readonly parts: readonly MarkPart[]
  /** What the parts cover: left, top, width, height. */
  readonly box: readonly [left: number, top: number, width: number, height: number]
}
