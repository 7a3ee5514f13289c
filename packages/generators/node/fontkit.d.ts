// The part of fontkit that we call; the package has no types.

declare module 'fontkit' {
  export interface PathCommand {
    command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath'
    args: number[]
  }

  export interface Glyph {
    advanceWidth: number
    bbox: { maxY: number }
    path: { commands: PathCommand[] }
  }

  export interface Font {
    unitsPerEm: number
    characterSet: number[]
    glyphForCodePoint(code: number): Glyph
    layout(
      text: string,
      features: Record<string, boolean>,
    ): { glyphs: Glyph[]; positions: { xAdvance: number }[] }
  }

  export function create(data: Uint8Array): Font
}
