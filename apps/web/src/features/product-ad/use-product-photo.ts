// The photo of the product: checked, decoded, opened in the worker, and sent to the server meanwhile.

import { useQueryClient } from '@tanstack/react-query'
import { messages } from '@vivify/contract/messages'
import { useCallback, useEffect, useRef, useState } from 'react'
import { assetContentUrl, assetQuery, uploadAsset } from '../../api/assets.ts'
import { ApiError, readFile } from '../../api/client.ts'
import { checkPicture, sniffPicture } from '../../lib/media/check-picture.ts'
import type { AdEngine } from './ad-engine.ts'

/** The longer side that is worked on, in pixels: more than the largest ad shows of a product. */
const workingSide = 1500

export interface ProductPhoto {
  name: string
  /** For showing it. */
  url: string
  /** Of the pixels that are worked on. */
  width: number
  height: number
  /** null while it is being sent. */
  assetId: string | null
  /** Resolves with the asset; sends again what could not be sent. */
  send: () => Promise<string>
}

export interface ProductPhotoState {
  photo: ProductPhoto | null
  isOpening: boolean
  /** From the choice until the server has it. */
  isUploading: boolean
  error: string | null
  take: (file: File) => Promise<ProductPhoto | null>
  /** Opens a file of the account again, under the name that it was uploaded with. False when it is gone. */
  reopen: (assetId: string) => Promise<boolean>
  remove: () => void
}

/** The photo that ads are made of. `engine` has it open once `photo` is there. */
export function useProductPhoto(engine: AdEngine): ProductPhotoState {
  const [photo, setPhoto] = useState<ProductPhoto | null>(null)
  const [isOpening, setIsOpening] = useState(false)
  const [isUploading, setIsUploading] = useState(false)
  const [error, setError] = useState<string | null>(null)
  /** Of the photo that is open, or is being opened. */
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
      // The server looks closer than the page can.
      if (isRefusal(problem)) setPhoto(null)
      setError(sentenceOf(problem))
    } finally {
      if (!mine.isOver) setIsUploading(false)
    }
  }, [])

  /** Null when it can't be opened, or another photo was chosen meanwhile. */
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
  // Of the vectors too: the specification has one sentence for all that is none of the four.
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

/** One call at a time; a success is remembered, a failure is tried again. */
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
