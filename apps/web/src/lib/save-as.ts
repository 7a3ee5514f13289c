import { assetContentUrl } from '../api/assets.ts'

/** Downloads the file at an address; without a name, the server's file name is used. */
export function saveAs(url: string, name = ''): void {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
}

/** Download address of a creation's file; the server names the file after the title. */
export function downloadUrl(assetId: string, title?: string): string {
  return assetContentUrl(assetId, { download: '1', title: title?.slice(0, 200) })
}

/** Downloads data of the page as a file. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  saveAs(url, name)
  // Some browsers read the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
