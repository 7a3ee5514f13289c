// What `logo-data.ts` of the build provides.

declare module 'virtual:logo-data' {
  type LogoMark = import('@vivify/generators/logo/mark').LogoMark
  type MarkEntry = import('@vivify/generators/logo/mark-index').MarkEntry
  type OutlineFace = import('@vivify/generators/logo/outline-font').OutlineFace
  type FaceId = import('@vivify/generators/logo/styles').FaceId

  /** The letters that most names are made of. */
  export const faces: Readonly<Record<FaceId, () => Promise<OutlineFace>>>
  /** All letters of a face. */
  export const moreLetters: Readonly<Record<FaceId, () => Promise<OutlineFace>>>
  /** The name of each style in its own letters: 20 units high above a baseline at 0. */
  export const samples: () => Promise<
    Readonly<Record<string, { readonly path: string; readonly width: number }>>
  >
  /** The marks of bucket 0, which are shown at first. */
  export const popular: () => Promise<{
    readonly entries: readonly MarkEntry[]
    readonly marks: Readonly<Record<string, LogoMark>>
  }>
  /** All marks. */
  export const index: () => Promise<readonly MarkEntry[]>
  /** Marks by name, in the bucket that their entry says. */
  export const marks: readonly (() => Promise<Readonly<Record<string, LogoMark>>>)[]
}
