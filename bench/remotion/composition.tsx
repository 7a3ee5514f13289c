// The benchmark's video as a Remotion composition.

import React, { useEffect, useState } from 'react'
import {
  AbsoluteFill,
  cancelRender,
  Composition,
  continueRender,
  delayRender,
  Html5Audio,
  Img,
  registerRoot,
  staticFile,
  useCurrentFrame,
} from 'remotion'
import type { FrameCaption, FrameList, FramePicture } from './frame-list.ts'

/** Height of Montserrat's capitals as a fraction of its size, because words grow around their middle. */
const capHeight = 0.7

function Video(): React.ReactElement | null {
  const frame = useCurrentFrame()
  const [list, setList] = useState<FrameList | null>(null)
  const [handle] = useState(() => delayRender('frame list and font'))
  useEffect(() => {
    void load().then(
      (loaded) => {
        setList(loaded)
        continueRender(handle)
      },
      (error: unknown) => cancelRender(error),
    )
  }, [handle])
  if (list === null) return null
  const { pictures, caption } = list.frames[frame]!
  return (
    <AbsoluteFill style={{ background: '#000' }}>
      {pictures.map((picture) => (
        <Picture key={picture.file} picture={picture} list={list} />
      ))}
      {caption !== null && <Caption caption={caption} list={list} />}
      <Html5Audio src={staticFile('sound.wav')} />
    </AbsoluteFill>
  )
}

async function load(): Promise<FrameList> {
  const font = new FontFace('Montserrat', `url(${staticFile('caption.woff2')})`, { weight: '800' })
  document.fonts.add(await font.load())
  return (await fetch(staticFile('frames.json'))).json() as Promise<FrameList>
}

function Picture({ picture, list }: { picture: FramePicture; list: FrameList }): React.ReactElement {
  const { width, height } = list.pictureSize
  const scale = picture.width / width
  const style: React.CSSProperties = {
    position: 'absolute',
    left: 0,
    top: 0,
    width,
    height,
    maxWidth: 'none',
    transformOrigin: '0 0',
    transform: `matrix(${scale},0,0,${scale},${picture.x},${picture.y})`,
    opacity: picture.opacity,
  }
  return <Img src={staticFile(picture.file)} style={style} />
}

function Caption({ caption, list }: { caption: FrameCaption; list: FrameList }): React.ReactElement {
  const { style } = list
  const { size, words, centerX, centerY, scale } = caption
  const font = { fontFamily: 'Montserrat', fontWeight: style.weight, fontSize: size }
  return (
    <svg width={list.width} height={list.height} style={{ position: 'absolute', left: 0, top: 0, ...font }}>
      <g transform={`translate(${centerX} ${centerY}) scale(${scale})`} opacity={caption.opacity}>
        <g fill="none" stroke={style.shade} strokeWidth={style.outline} strokeLinejoin="round">
          {words.map((word, index) => (
            <Word key={index} word={word} size={size} />
          ))}
        </g>
        {words.map((word, index) => (
          <g key={index} fill={word.isActive ? style.accent : style.ink}>
            <Word word={word} size={size} />
          </g>
        ))}
      </g>
    </svg>
  )
}

function Word({ word, size }: { word: FrameCaption['words'][number]; size: number }): React.ReactElement {
  const transform = growAround(word.x + word.width / 2, word.y - capHeight * size * 0.5, word.scale)
  return (
    <text x={word.x} y={word.y} transform={transform}>
      {word.text}
    </text>
  )
}

function growAround(x: number, y: number, scale: number): string {
  return `translate(${x} ${y}) scale(${scale}) translate(${-x} ${-y})`
}

registerRoot(() => (
  <Composition
    id="bench"
    component={Video}
    calculateMetadata={async () => {
      const list = (await (await fetch(staticFile('frames.json'))).json()) as FrameList
      const { width, height, fps, frames } = list
      return { width, height, fps, durationInFrames: frames.length }
    }}
    width={1080}
    height={1920}
    fps={30}
    durationInFrames={1}
  />
))
