// The product photo: the page checks and decodes it, opens it in the worker, and uploads it in the background.

import { useQueryClient } from '@tanstack/react-query'
import * as messages from '@vivify/contract/messages'
import { useCallback, useEffect, useRef, useState } from 'react'
import { assetContentUrl, assetQuery, uploadAsset } from '../../api/assets.ts'
import { ApiError, readFile } from '../../api/client.ts'
import { checkPicture, sniffPicture } from '../../lib/media/check-picture.ts'
import type { AdEngine } from './ad-engine.ts'

/** The longer side in the studio, in pixels: more than the largest ad shows of a product. */
const workingSide = 1500

export interface ProductPhoto {
  name: string
  /** Object URL of the photo. */
  url: string
  /** Size in the studio, in pixels. */
  width: number
  height: number
  /** null until the upload is complete. */
  assetId: string | null
  /** Resolves with the asset id; repeats an upload that failed. */
  send: () => Promise<string>
}

export interface ProductPhotoState {
  photo: ProductPhoto | null
  isOpening: boolean
  /** True from the choice of a file until the server has it. */
  isUploading: boolean
  error: string | null
  take: (file: File) => Promise<ProductPhoto | null>
  /** Opens an uploaded file of the account under its original name. False when it no longer exists. */
  reopen: (assetId: string) => Promise<boolean>
  remove: () => void
}

/** The photo for the ads. While `photo` is not null, `engine` has it open. */
export function useProductPhoto(engine: AdEngine): ProductPhotoState {
  const [photo, setPhoto] = useState<ProductPhoto | null>(null)
  const [isOpening, setIsOpening] = useState(false)
  const [isUploading, setIsUploading] = useState(false)
  const [error, setError] = useState<string | null>(null)
  /** Belongs to the photo that is open or is being opened. */
  const turn = useRef<{ isOver: boolean; url: string | null }>({ isOver: true, url: null })

  const forget = useCallback(() => {
    turn.current.isOver = true
    if (turn.current.url !== null) URL.revokeObjectURL(turn.current.url)
    setPhoto(null)
    setIsUploading(false)
    setError(null)
  }, [])
  useEffect(() => forget, [forget])

  const send = useCallback(async (opened: ProductPhoto, mine: { isOver: boolean }) => {
    setIsUploading(true)
    try {
      const assetId = await opened.send()
      if (!mine.isOver) setPhoto({ ...opened, assetId })
    } catch (problem) {
      if (mine.isOver) return
      // The server checks more than the page can, so it may refuse a photo that is already open.
      if (isRefusal(problem)) setPhoto(null)
      setError(sentenceOf(problem))
    } finally {
      if (!mine.isOver) setIsUploading(false)
    }
  }, [])

  /** Resolves with null if the file can't be opened or another photo was chosen meanwhile. */
  const open = useCallback(
    async (file: Blob, name: string, known: string | null): Promise<ProductPhoto | null> => {
      forget()
      const mine = { isOver: false, url: null as string | null }
      turn.current = mine
      setIsOpening(true)
      try {
        const size = await openInEngine(engine, file, name)
        if (mine.isOver) return null
        mine.url = URL.createObjectURL(file)
        const again = rememberSuccess(() => (known === null ? sendFile(file, name) : Promise.resolve(known)))
        const opened = { name, url: mine.url, ...size, assetId: known, send: again }
        setPhoto(opened)
        if (known === null) void send(opened, mine)
        return opened
      } catch (problem) {
        if (!mine.isOver) setError(sentenceOf(problem))
        return null
      } finally {
        if (turn.current === mine) setIsOpening(false)
      }
    },
    [engine, forget, send],
  )

  const take = useCallback((file: File) => open(file, file.name, null), [open])
  const reopen = useReopen(open)
  return { photo, isOpening, isUploading, error, take, reopen, remove: forget }
}

function useReopen(open: (file: Blob, name: string, known: string) => Promise<ProductPhoto | null>) {
  const client = useQueryClient()
  return useCallback(
    async (assetId: string): Promise<boolean> => {
      const found = await Promise.all([
        client.fetchQuery(assetQuery(assetId)),
        readFile(assetContentUrl(assetId)),
      ]).catch(() => null)
      if (found === null) return false
      const [{ name }, content] = found
      return (await open(await content.blob(), name, assetId)) !== null
    },
    [client, open],
  )
}

/** Throws an Error whose message is a sentence for the person. */
async function openInEngine(
  engine: AdEngine,
  file: Blob,
  name: string,
): Promise<{ width: number; height: number }> {
  const kind = sniffPicture(new Uint8Array(await file.slice(0, 512).arrayBuffer()))
  // SVG is refused too: the specification has one sentence for everything that is not one of the four formats.
  if (file.size > 0 && (kind === null || kind === 'svg')) throw new Error(messages.ads.notAnImage)
  const whole = await checkPicture(file, name)
  const scale = Math.min(1, workingSide / Math.max(whole.width, whole.height))
  const width = Math.max(1, Math.round(whole.width * scale))
  const height = Math.max(1, Math.round(whole.height * scale))
  const options: ImageBitmapOptions = { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' }
  const picture = await createImageBitmap(file, scale < 1 ? options : {}).catch(() => {
    throw new Error(messages.uploads.brokenPicture(name))
  })
  await engine.ask('open', { picture }, { priority: 0, transfer: [picture] })
  return { width, height }
}

async function sendFile(file: Blob, name: string): Promise<string> {
  return (await uploadAsset(file, name)).id
}

/** Runs one call at a time; remembers a success and retries after a failure. */
function rememberSuccess(work: () => Promise<string>): () => Promise<string> {
  let running: Promise<string> | null = null
  return () => {
    running ??= work().catch((error: unknown) => {
      running = null
      throw error
    })
    return running
  }
}

function isRefusal(problem: unknown): boolean {
  return problem instanceof ApiError && problem.status >= 400 && problem.status < 500
}

function sentenceOf(problem: unknown): string {
  return problem instanceof Error ? problem.message : messages.ads.notAnImage
}
