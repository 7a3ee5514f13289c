/** Where a video is written until it is whole. */
export function namePartial(outputPath: string): string {
  return `${outputPath}.partial`
}
