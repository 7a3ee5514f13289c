// The photo of the product: checked, decoded, opened in the worker, and sent to the server meanwhile.

import { messages } from '@vivify/contract/messages'
import { useCallback, useEffect, useRef, useState } from 'react'
import { assetContentUrl, uploadAsset } from '../../api/assets.ts'
import { ApiError, readFile } from '../../api/client.ts'
import { checkPicture, sniffPicture } from '../own-media/check-picture.ts'
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
  /** Opens a file of the account again. False when it is gone. */
  reopen: (assetId: string, name: string) => Promise<boolean>
  remove: () => void
}

/** The photo that ads are made of. `engine` has it open once `photo` is there. */
export function useProductPhoto(engine: AdEngine): ProductPhotoState {
  const [photo, setPhoto] = useState<ProductPhoto | null>(null)
  const [isOpening, setIsOpening] = useState(false)
  const [isUploading, setIsUploading] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const turn = useRef(0)
  const url = useRef<string | null>(null)

  const forget = useCallback(() => {
    turn.current++
    if (url.current !== null) URL.revokeObjectURL(url.current)
    url.current = null
    setPhoto(null)
    setIsUploading(false)
  }, [])
  useEffect(() => forget, [forget])

  /** Null when another photo was chosen meanwhile. */
  const open = useCallback(
    async (file: Blob, name: string, known: string | null): Promise<ProductPhoto | null> => {
      forget()
      const mine = turn.current
      const isGone = (): boolean => turn.current !== mine
      setError(null)
      setIsOpening(true)
      try {
        const size = await openInEngine(engine, file, name)
        if (isGone()) return null
        url.current = URL.createObjectURL(file)
        const send = rememberSuccess(() => (known === null ? sendFile(file, name) : Promise.resolve(known)))
        const opened = { name, url: url.current, ...size, assetId: known, send }
        setPhoto(opened)
        if (known !== null) return opened
        setIsUploading(true)
        void send()
          .then(
            (assetId) => (isGone() ? undefined : setPhoto({ ...opened, assetId })),
            (problem: unknown) => {
              if (isGone()) return
              // The server looks closer than the page can.
              if (isRefusal(problem)) forget()
              setError(sentenceOf(problem))
            },
          )
          .finally(() => (isGone() ? undefined : setIsUploading(false)))
        return opened
      } catch (problem) {
        if (!isGone()) setError(sentenceOf(problem))
        return null
      } finally {
        setIsOpening(false)
      }
    },
    [engine, forget],
  )

  const take = useCallback((file: File) => open(file, file.name, null), [open])
  const reopen = useCallback(
    async (assetId: string, name: string) => {
      setIsOpening(true)
      try {
        const response = await readFile(assetContentUrl(assetId))
        return (await open(await response.blob(), name, assetId)) !== null
      } catch {
        return false
      } finally {
        setIsOpening(false)
      }
    },
    [open],
  )
  const remove = useCallback(() => {
    forget()
    setError(null)
  }, [forget])
  return { photo, isOpening, isUploading, error, take, reopen, remove }
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
