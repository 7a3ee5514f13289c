import { assetContentUrl } from '../api/assets.ts'

/** Puts what is at an address into the downloads; without a name the server's stands. */
export function saveAs(url: string, name = ''): void {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
}

/** Where a file of a creation is read for saving: the answer names it after the title. */
export function downloadUrl(assetId: string, title?: string): string {
  return assetContentUrl(assetId, { download: '1', title: title?.slice(0, 200) })
}
