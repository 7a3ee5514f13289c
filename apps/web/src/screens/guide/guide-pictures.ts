// The pictures of the guide, taken by `npm run guide-pictures`.

const urls = import.meta.glob<string>('../../../../../docs/pictures/guide/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
})
const sizes = Object.values(
  import.meta.glob<Record<string, [number, number]>>('../../../../../docs/pictures/guide/sizes.json', {
    import: 'default',
    eager: true,
  }),
)[0]!

export interface GuidePicture {
  url: string
  /** In CSS pixels; the file has more. */
  width: number
  height: number
}

/** The picture that a page links to as a file, such as `../pictures/guide/calendar.webp`. */
export function findGuidePicture(href: string): GuidePicture | undefined {
  const name = /^\.\.\/pictures\/guide\/(?<name>[a-z-]+)\.webp$/.exec(href)?.groups?.['name']
  const url = urls[`../../../../../docs/pictures/guide/${name}.webp`]
  const size = name === undefined ? undefined : sizes[name]
  return url === undefined || size === undefined ? undefined : { url, width: size[0], height: size[1] }
}
