import * as messages from '@vivify/contract/messages'
import { useState } from 'react'
import { assetContentUrl } from '../../api/assets.ts'
import { readFile } from '../../api/client.ts'
import { useAlerts } from '../../ui/alerts.tsx'
import { downloadUrl, saveAs } from '../../lib/save-as.ts'

/** Long enough for every browser to read the file. */
const releaseMs = 60_000

/**
 * Saves a picture under the server's file name. It fetches the bytes first to detect failures; after a failure, the
 * picture opens in a new tab and an alert says so.
 */
export function useDownload() {
  const { alert } = useAlerts()
  const [isDownloading, setIsDownloading] = useState(false)

  async function download(assetId: string): Promise<void> {
    setIsDownloading(true)
    try {
      const answer = await readFile(downloadUrl(assetId))
      const url = URL.createObjectURL(await answer.blob())
      saveAs(url, readFileName(answer.headers.get('content-disposition')))
      setTimeout(() => URL.revokeObjectURL(url), releaseMs)
    } catch {
      window.open(assetContentUrl(assetId), '_blank', 'noopener')
      await alert(messages.images.downloadFailed)
    } finally {
      setIsDownloading(false)
    }
  }
  return { download: (assetId: string) => void download(assetId), isDownloading }
}

function readFileName(disposition: string | null): string {
  const exact = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? '')?.[1]
  return exact === undefined ? 'picture' : decodeURIComponent(exact)
}
