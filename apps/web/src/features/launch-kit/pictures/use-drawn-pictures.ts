import { listPictures, wordsOfPictures } from '@vivify/generators/kit/pictures/picture-words'
import type { KitPictureId } from '@vivify/contract/kit-choices'
import * as messages from '@vivify/contract/messages'
import { useEffect, useMemo, useState } from 'react'
import type { KitDocument } from '../../../api/kits.ts'
import { openPictureClient, showHero, showLogo, type PictureClient } from './picture-client.ts'
import type { DrawnPicture, PictureChoice } from './picture-protocol.ts'

const words = messages.kit

/** What each of a kit's pictures shows, in their order. */
export function listChoices(document: KitDocument): PictureChoice[] {
  const all = wordsOfPictures(document)
  const { form, pictures } = document
  return listPictures(document).map((id) => ({
    id,
    palette: pictures.palette,
    brand: pictures.brand ?? null,
    name: form.name,
    words: all[id],
  }))
}

export interface DrawnPictures {
  choices: PictureChoice[]
  drawn: Partial<Record<KitPictureId, DrawnPicture>>
  failure: string | null
  /** The picture as a file. Throws Error. */
  render: (choice: PictureChoice) => Promise<Blob>
}

/** Draws the kit's pictures again after every change; the newest choice wins. */
export function useDrawnPictures(document: KitDocument): DrawnPictures {
  const client = useClient()
  const { heroAssetId, brand } = document.pictures
  const logo = useShownLogo(client, brand?.logoAssetId ?? null)
  const [drawn, setDrawn] = useState<DrawnPictures['drawn']>({})
  const [failure, setFailure] = useState<string | null>(null)
  /** The hero that the worker has; undefined before the first. */
  const [hero, setHero] = useState<string | null | undefined>(undefined)
  const choices = useMemo(() => listChoices(document), [document])

  useEffect(() => {
    if (client === null) return
    let isHere = true
    setFailure(null)
    showHero(client, heroAssetId)
      .catch(async (error: unknown) => {
        if (!isHere || isAbort(error)) return
        setFailure(heroAssetId === null ? messageOf(error) : words.heroGone)
        await client.request({ type: 'setHero', picture: null })
      })
      .then(
        () => isHere && setHero(heroAssetId),
        () => undefined,
      )
    return () => {
      isHere = false
    }
  }, [client, heroAssetId])

  useEffect(() => {
    if (client === null || hero === undefined || logo === undefined) return
    let isHere = true
    const drawAll = async (): Promise<void> => {
      for (const choice of choices) {
        const picture = await client.request({ type: 'draw', choice })
        if (!isHere) return
        setDrawn((known) => ({ ...known, [choice.id]: picture }))
      }
    }
    drawAll().catch((error: unknown) => {
      if (isHere && !isAbort(error)) setFailure(messageOf(error))
    })
    return () => {
      isHere = false
    }
  }, [client, hero, logo, choices])

  return {
    choices,
    drawn,
    failure,
    render: (choice) =>
      client === null
        ? Promise.reject(new Error(words.drawFailed))
        : client.request({ type: 'render', choice }),
  }
}

/** The logo that the worker has; undefined before the first. */
function useShownLogo(client: PictureClient | null, logoAssetId: string | null): string | null | undefined {
  const [logo, setLogo] = useState<string | null | undefined>(undefined)
  useEffect(() => {
    if (client === null) return
    let isHere = true
    showLogo(client, logoAssetId).then(
      () => isHere && setLogo(logoAssetId),
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [client, logoAssetId])
  return logo
}

function useClient(): PictureClient | null {
  const [client, setClient] = useState<PictureClient | null>(null)
  useEffect(() => {
    const opened = openPictureClient()
    setClient(opened)
    return () => opened.close()
  }, [])
  return client
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : words.drawFailed
}
