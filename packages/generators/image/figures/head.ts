// Heads: face, hair, beard and hats. All sizes are shares of the head's radius, so that children get fitting hats.

import type { OutlineLayer } from '../request.ts'
import type { Look } from './look.ts'
import type { Pose } from './poses.ts'
import type { Rig } from './rig.ts'
import { boxPath, discPath, hullPath, moveLayers, polygonPath, type Point } from './vector.ts'

/** Layers of a head of radius 1 around the origin, face to the right in side views. */
type HeadPart = OutlineLayer

/** Hair that falls behind the trunk. */
export function drawHairBehind(rig: Rig, look: Look, pose: Pose): OutlineLayer[] {
  const isBare = look.kind === 'person' && look.hat !== 'space' && !coversHair(look)
  return isBare && pose.view === 'front' ? onHead(rig, hairBehind(look, pose.view)) : []
}

export function drawHead(rig: Rig, look: Look, pose: Pose): OutlineLayer[] {
  return onHead(rig, headParts(look, pose))
}

function onHead(rig: Rig, parts: readonly HeadPart[]): OutlineLayer[] {
  const [x, y] = rig.head
  const angle = Math.atan2(rig.head[0] - rig.neck[0], -(rig.head[1] - rig.neck[1]))
  const cosine = Math.cos(angle) * rig.headRadius
  const sine = Math.sin(angle) * rig.headRadius
  return moveLayers(parts, [cosine, sine, -sine, cosine, x, y])
}

function headParts(look: Look, { view }: Pose): HeadPart[] {
  if (look.kind === 'robot') return robotHead(look, view)
  if (look.kind === 'skeleton') return skull(look, view)
  if (look.kind === 'alien') return alienHead(look, view)
  if (look.hat === 'space') return spaceHelmet(look, view)
  const hat = hatParts(look, view)
  const isCovered = coversHair(look)
  const hair = isCovered || view === 'front' ? [] : hairBehind(look, view)
  if (view === 'back') {
    const cover = look.hair === 'bald' ? look.skin : look.hairColor
    return [...hair, { pathData: discPath(0, 0, 1, 1.06), fill: isCovered ? look.top : cover }, ...hat]
  }
  const isSide = view === 'side'
  const face: HeadPart[] = [
    { pathData: discPath(isSide ? 0.08 : 0, 0.04, isSide ? 0.94 : 0.96, 1.04), fill: look.skin },
  ]
  if (isSide) face.push({ pathData: discPath(1.0, 0.2, 0.17, 0.14), fill: look.skin })
  const features = look.hat === 'knight' ? [] : faceParts(look, isSide)
  return [...hair, ...face, ...features, ...(isCovered ? [] : hairInFront(look, isSide)), ...hat]
}

function coversHair({ hat }: Look): boolean {
  return hat === 'hood' || hat === 'knight'
}

function faceParts(look: Look, isSide: boolean): HeadPart[] {
  const parts: HeadPart[] = []
  if (look.hasBeard)
    parts.push({
      pathData: isSide
        ? hullPath([
            { x: 0.42, y: 0.62, radius: 0.5 },
            { x: 0.55, y: 1.1, radius: 0.26 },
            { x: -0.2, y: 0.36, radius: 0.2 },
          ])
        : hullPath([
            { x: -0.6, y: 0.42, radius: 0.3 },
            { x: 0.6, y: 0.42, radius: 0.3 },
            { x: 0, y: 1.1, radius: 0.34 },
          ]),
      fill: look.hairColor,
    })
  const eyes = isSide
    ? discPath(0.56, 0.02, 0.11, 0.15)
    : discPath(-0.34, 0.04, 0.11, 0.15) + discPath(0.34, 0.04, 0.11, 0.15)
  parts.push({ pathData: eyes, fill: '#2b2020' })
  return parts
}

function hairBehind({ hair, hairColor }: Look, view: Pose['view']): HeadPart[] {
  const isSide = view === 'side'
  const back = isSide ? -0.22 : 0
  const cap = discPath(back, -0.12, 1.1, 1.08)
  const part = (pathData: string): HeadPart[] => [{ pathData, fill: hairColor }]
  switch (hair) {
    case 'bald':
      return []
    case 'short':
      return part(cap)
    case 'curly':
      return part(
        cap +
          [-1, -0.62, -0.1, 0.5, 0.95]
            .map((x) => discPath(x + back, -0.4 - Math.cos(x) * 0.55, 0.46))
            .join('') +
          discPath(back - 0.9, 0.25, 0.42) +
          (isSide ? '' : discPath(0.9, 0.25, 0.42)),
      )
    case 'wild':
      return part(
        polygonPath(
          Array.from({ length: 22 }, (_, tip): Point => {
            const angle = (tip / 22) * Math.PI * 2
            const reach = tip % 2 === 0 ? 1.55 : 1.02
            return [back + Math.cos(angle) * reach, -0.15 + Math.sin(angle) * reach]
          }),
        ),
      )
    case 'bun':
      return part(cap + discPath(isSide ? -1.05 : 0, isSide ? -0.7 : -1.28, 0.48))
    case 'ponytail':
      return part(
        cap +
          hullPath([
            { x: isSide ? -1.1 : 0.55, y: -0.45, radius: 0.3 },
            { x: isSide ? -1.6 : 1.15, y: 0.2, radius: 0.34 },
          ]) +
          hullPath([
            { x: isSide ? -1.6 : 1.15, y: 0.2, radius: 0.34 },
            { x: isSide ? -1.5 : 1.1, y: 1.25, radius: 0.12 },
          ]),
      )
    case 'long':
      return part(
        cap +
          (isSide
            ? hullPath([
                { x: -0.5, y: 0, radius: 0.72 },
                { x: -0.78, y: 1.5, radius: 0.46 },
              ])
            : hullPath([
                { x: -0.45, y: 0.1, radius: 0.72 },
                { x: 0.45, y: 0.1, radius: 0.72 },
                { x: -0.6, y: 1.55, radius: 0.4 },
                { x: 0.6, y: 1.55, radius: 0.4 },
              ])),
      )
  }
}

/** Hair over the forehead. */
function hairInFront({ hair, hairColor }: Look, isSide: boolean): HeadPart[] {
  if (hair === 'bald') return []
  const pathData = isSide
    ? 'M0.86 -0.5C0.5 -0.42 0.1 -0.4 -0.12 -0.12C-0.2 0.1 -0.2 0.3 -0.34 0.5L-0.9 0.6L-1.1 -0.3C-0.9 -1.1 -0.3 -1.24 0.1 -1.18C0.6 -1.1 0.86 -0.85 0.9 -0.5Z'
    : 'M-0.98 0.05C-0.9 -0.3 -0.5 -0.42 0.1 -0.56C0.4 -0.5 0.86 -0.34 0.98 0.05L1.08 -0.2C1.04 -0.9 0.6 -1.2 0 -1.2C-0.6 -1.2 -1.04 -0.9 -1.08 -0.2Z'
  return [{ pathData, fill: hairColor }]
}

function hatParts(look: Look, view: Pose['view']): HeadPart[] {
  const front = view === 'side' ? 1 : 0
  const main = look.accent
  const layer = (pathData: string, fill = main): HeadPart => ({ pathData, fill })
  const dome = (reach: number, low: number): string =>
    `M${-reach} ${low}C${-reach * 1.04} ${low - 1.5} ${reach * 1.04} ${low - 1.5} ${reach} ${low}Z`
  switch (look.hat) {
    case 'none':
    case 'space':
      return []
    case 'chef':
      return [
        layer(discPath(-0.62, -1.75, 0.56) + discPath(0.62, -1.75, 0.56) + discPath(0, -2, 0.66), '#ffffff'),
        layer(
          polygonPath([
            [-0.92, -0.5],
            [0.92, -0.5],
            [0.86, -1.7],
            [-0.86, -1.7],
          ]),
          '#f1f1f4',
        ),
      ]
    case 'nurse':
      return [
        layer(
          polygonPath([
            [-0.8, -0.7],
            [0.8, -0.7],
            [1, -1.35],
            [-1, -1.35],
          ]),
          '#ffffff',
        ),
        layer(boxPath(-0.1, -1.25, 0.2, 0.46) + boxPath(-0.23, -1.12, 0.46, 0.2), '#d9383f'),
      ]
    case 'crown':
      return [
        layer(
          polygonPath([
            [-0.95, -0.55],
            [0.95, -0.55],
            [1.08, -1.65],
            [0.52, -1.1],
            [0, -1.8],
            [-0.52, -1.1],
            [-1.08, -1.65],
          ]),
          '#f3c13a',
        ),
        layer(discPath(0, -0.85, 0.17) + discPath(-0.6, -0.8, 0.12) + discPath(0.6, -0.8, 0.12), '#d9383f'),
      ]
    case 'laurel':
      return [
        layer('M-1.05 -0.3C-0.8 -0.75 0.8 -0.75 1.05 -0.3L1.05 -0.55C0.8 -1 -0.8 -1 -1.05 -0.55Z', '#5f9b4a'),
      ]
    case 'helmet':
      return [layer(dome(1.16, -0.1), main), layer(boxPath(-1.22, -0.3, 2.44 + front * 0.25, 0.26), main)]
    case 'police':
      return [
        layer(
          hullPath([
            { x: -0.9, y: -1.05, radius: 0.3 },
            { x: 0.95, y: -1.05, radius: 0.3 },
            { x: 0, y: -0.6, radius: 0.7 },
          ]),
          '#22335c',
        ),
        layer(
          hullPath([
            { x: -0.7 + front, y: -0.42, radius: 0.14 },
            { x: 0.7 + front * 0.7, y: -0.4, radius: 0.12 },
          ]),
          '#141d36',
        ),
        layer(discPath(front * 0.6, -0.86, 0.2), '#f3c13a'),
      ]
    case 'knight':
      return [
        layer(
          hullPath([
            { x: 0, y: -0.1, radius: 1.16 },
            { x: 0, y: 0.72, radius: 0.76 },
          ]),
          '#b9c2cf',
        ),
        layer(boxPath(front === 1 ? 0.1 : -0.75, -0.18, front === 1 ? 1 : 1.5, 0.22), '#2c3140'),
        layer('M-0.2 -1.15C-0.9 -2.1 -1.7 -1.5 -1.9 -0.9C-1.3 -1.2 -0.7 -1.1 -0.2 -0.9Z', main),
      ]
    case 'plume':
      return [
        layer(dome(1.14, -0.05), '#c9a24a'),
        layer(
          hullPath([
            { x: -0.7, y: -1.25, radius: 0.3 },
            { x: 0.5, y: -1.45, radius: 0.34 },
          ]) +
            hullPath([
              { x: -0.7, y: -1.25, radius: 0.3 },
              { x: -1.2, y: -0.3, radius: 0.2 },
            ]),
          '#c5302f',
        ),
        layer(boxPath(-1.1, -0.1, 0.5, 0.8), '#b08a3a'),
      ]
    case 'samurai':
      return [
        layer(
          polygonPath([
            [-1.7, 0.65],
            [-1.05, -0.5],
            [1.05, -0.5],
            [1.2 + (1 - front) * 0.5, 0.3 + (1 - front) * 0.35],
            [0.95, 0.1],
            [0.8, -0.3],
            [-0.8, -0.3],
            [-0.95, 0.5],
          ]),
          '#7c1f24',
        ),
        layer(dome(1.16, -0.3), '#33262b'),
        layer(
          polygonPath([
            [-0.75 + front * 0.6, -2.1],
            [-0.3 + front * 0.6, -1.1],
            [0.3 + front * 0.6, -1.1],
            [0.75 + front * 0.6, -2.1],
            [0.42 + front * 0.6, -0.85],
            [-0.42 + front * 0.6, -0.85],
          ]),
          '#f0bb3f',
        ),
      ]
    case 'viking':
      return [
        layer(
          'M-0.95 -0.75C-1.7 -0.9 -1.75 -1.6 -1.55 -2C-1.35 -1.5 -1 -1.3 -0.6 -1.2ZM0.95 -0.75C1.7 -0.9 1.75 -1.6 1.55 -2C1.35 -1.5 1 -1.3 0.6 -1.2Z',
          '#efe4cc',
        ),
        layer(dome(1.12, -0.35), '#8d93a0'),
        layer(boxPath(-1.12, -0.5, 2.24, 0.24), '#a8752f'),
      ]
    case 'cowboy':
    case 'fedora':
      return [
        layer(
          hullPath([
            { x: -1.75, y: -0.72, radius: 0.14 },
            { x: 0, y: -0.48, radius: 0.2 },
            { x: 1.75, y: -0.72, radius: 0.14 },
          ]),
          look.hat === 'cowboy' ? '#8a5a30' : '#4a4450',
        ),
        layer(
          hullPath([
            { x: -0.6, y: -1.3, radius: 0.36 },
            { x: 0.6, y: -1.3, radius: 0.36 },
            { x: 0, y: -0.8, radius: 0.86 },
          ]),
          look.hat === 'cowboy' ? '#9c6837' : '#5a5462',
        ),
        layer(boxPath(-0.94, -0.82, 1.88, 0.24), look.hat === 'cowboy' ? '#5d3a1e' : '#24212b'),
      ]
    case 'straw':
      return [
        layer(
          hullPath([
            { x: -1.8, y: -0.5, radius: 0.12 },
            { x: 1.8, y: -0.5, radius: 0.12 },
            { x: 0, y: -0.62, radius: 0.26 },
          ]),
          '#e3bd66',
        ),
        layer(dome(0.95, -0.55), '#edcd80'),
        layer(boxPath(-0.94, -0.84, 1.88, 0.24), '#b04a3a'),
      ]
    case 'wizard':
      return [
        layer(
          polygonPath([
            [-1.05, -0.55],
            [1.05, -0.55],
            [0.4, -1.9],
            [-0.3, -3.1],
            [-0.45, -1.9],
          ]),
          main,
        ),
        layer(
          hullPath([
            { x: -1.6, y: -0.5, radius: 0.16 },
            { x: 1.6, y: -0.5, radius: 0.16 },
          ]),
          main,
        ),
        layer(boxPath(-1, -0.92, 2, 0.24), '#e9c34b'),
      ]
    case 'santa':
      return [
        layer('M-1.05 -0.5C-0.9 -1.7 0.2 -2 1.3 -1.3L1.05 -0.5Z', '#c9282d'),
        layer(
          hullPath([
            { x: -0.95, y: -0.5, radius: 0.26 },
            { x: 0.95, y: -0.5, radius: 0.26 },
          ]) + discPath(1.35, -1.2, 0.32),
          '#ffffff',
        ),
      ]
    case 'top':
      return [
        layer(
          boxPath(-0.85, -2.2, 1.7, 1.6) +
            hullPath([
              { x: -1.35, y: -0.55, radius: 0.13 },
              { x: 1.35, y: -0.55, radius: 0.13 },
            ]),
          '#1f1b26',
        ),
        layer(boxPath(-0.86, -0.98, 1.72, 0.3), '#a12a3a'),
      ]
    case 'cap':
      return [
        layer(dome(1.1, -0.3)),
        layer(
          hullPath([
            { x: 0.2 + front * 0.5, y: -0.36, radius: 0.16 },
            { x: -0.2 + front * 1.9, y: -0.28, radius: 0.12 },
          ]),
        ),
      ]
    case 'beanie':
      return [
        layer(dome(1.12, -0.2)),
        layer(
          hullPath([
            { x: -1, y: -0.32, radius: 0.22 },
            { x: 1, y: -0.32, radius: 0.22 },
          ]),
          look.top,
        ),
        layer(discPath(0, -1.4, 0.26), '#ffffff'),
      ]
    case 'pirate':
      return [
        layer(
          'M-1.6 -0.5C-1.5 -1.3 -0.8 -1.7 0 -1.75C0.8 -1.7 1.5 -1.3 1.6 -0.5C1 -0.8 0.5 -0.62 0 -0.55C-0.5 -0.62 -1 -0.8 -1.6 -0.5Z',
          '#221d28',
        ),
        layer(discPath(0, -1.1, 0.24, 0.22) + boxPath(-0.13, -0.95, 0.26, 0.18), '#f2f2f2'),
      ]
    case 'graduate':
      return [
        layer(dome(1, -0.4), '#252238'),
        layer(
          polygonPath([
            [-1.5, -1.1],
            [0, -1.55],
            [1.5, -1.1],
            [0, -0.66],
          ]),
          '#2f2b48',
        ),
        layer(boxPath(1.2, -1.1, 0.12, 0.8), '#e9c34b'),
      ]
    case 'hood':
      return [
        layer(
          view === 'back'
            ? hullPath([
                { x: 0, y: -0.15, radius: 1.18 },
                { x: 0, y: 0.9, radius: 0.9 },
              ])
            : front === 1
              ? 'M0.7 -1.05C0.2 -1.5 -1.1 -1.4 -1.3 -0.2C-1.35 0.5 -1.2 1.1 -1 1.5L0.7 1.4C0.1 1 -0.1 0.5 0 0C0.1 -0.5 0.4 -0.8 0.7 -1.05Z'
              : 'M0 -1.35C-1 -1.35 -1.3 -0.6 -1.25 0.2C-1.2 0.9 -1 1.4 -0.7 1.6L0.7 1.6C1 1.4 1.2 0.9 1.25 0.2C1.3 -0.6 1 -1.35 0 -1.35ZM0 -0.75C0.6 -0.75 0.8 -0.3 0.8 0.15C0.8 0.7 0.5 1.05 0 1.05C-0.5 1.05 -0.8 0.7 -0.8 0.15C-0.8 -0.3 -0.6 -0.75 0 -0.75Z',
          look.top,
        ),
      ]
    case 'veil':
      return [
        layer(
          'M0 -1.25C-1 -1.25 -1.25 -0.6 -1.2 0.2C-1.2 0.9 -1.3 1.6 -1.5 2.1L-0.7 2.1C-0.8 1.2 -0.9 0 -0.6 -0.5L0.6 -0.5C0.9 0 0.8 1.2 0.7 2.1L1.5 2.1C1.3 1.6 1.2 0.9 1.2 0.2C1.25 -0.6 1 -1.25 0 -1.25Z',
          look.accent,
        ),
      ]
    case 'headphones':
      return [
        layer('M-1.15 0.1C-1.3 -1.7 1.3 -1.7 1.15 0.1L0.95 0.1C1.05 -1.3 -1.05 -1.3 -0.95 0.1Z', '#2a2a36'),
        layer(
          front === 1
            ? discPath(-0.05, 0.15, 0.36, 0.46)
            : discPath(-1.02, 0.15, 0.26, 0.42) + discPath(1.02, 0.15, 0.26, 0.42),
          main,
        ),
      ]
  }
}

function spaceHelmet(look: Look, view: Pose['view']): HeadPart[] {
  const shell: HeadPart = { pathData: discPath(0, 0, 1.45), fill: '#f1f3f7' }
  if (view === 'back') return [shell, { pathData: boxPath(-0.5, -0.2, 1, 0.5), fill: '#c9d0dc' }]
  const shift = view === 'side' ? 0.36 : 0
  return [
    shell,
    { pathData: discPath(shift, 0.02, view === 'side' ? 1 : 1.12, 0.92), fill: '#2b4468' },
    { pathData: discPath(shift + 0.3, -0.3, 0.36, 0.26), fill: '#86b7e8' },
    { pathData: discPath(-1.2 + shift, 0.1, 0.26, 0.36), fill: look.accent },
  ]
}

function robotHead(look: Look, view: Pose['view']): HeadPart[] {
  const shift = view === 'side' ? 0.3 : 0
  const face: HeadPart[] =
    view === 'back'
      ? []
      : [
          {
            pathData: hullPath([
              { x: -0.6 + shift, y: 0, radius: 0.34 },
              { x: 0.6 + shift, y: 0, radius: 0.34 },
            ]),
            fill: '#23324a',
          },
          { pathData: discPath(-0.4 + shift, 0, 0.2) + discPath(0.5 + shift, 0, 0.2), fill: '#66e0ff' },
        ]
  return [
    { pathData: boxPath(-0.08, -1.7, 0.16, 0.8) + discPath(0, -1.75, 0.24), fill: look.accent },
    {
      pathData: hullPath([
        { x: -0.75, y: -0.6, radius: 0.4 },
        { x: 0.75, y: -0.6, radius: 0.4 },
        { x: -0.75, y: 0.6, radius: 0.4 },
        { x: 0.75, y: 0.6, radius: 0.4 },
      ]),
      fill: look.skin,
    },
    ...face,
  ]
}

function alienHead(look: Look, view: Pose['view']): HeadPart[] {
  const shift = view === 'side' ? 0.3 : 0
  return [
    {
      pathData: hullPath([
        { x: 0, y: -0.4, radius: 1.2 },
        { x: 0, y: 0.9, radius: 0.4 },
      ]),
      fill: look.skin,
    },
    ...(view === 'back'
      ? []
      : [
          {
            pathData: discPath(-0.46 + shift, 0.02, 0.3, 0.42) + discPath(0.46 + shift, 0.02, 0.3, 0.42),
            fill: '#171226',
          },
        ]),
  ]
}

function skull(look: Look, view: Pose['view']): HeadPart[] {
  const shift = view === 'side' ? 0.3 : 0
  return [
    { pathData: discPath(0, -0.12, 1, 0.94) + boxPath(-0.5 + shift, 0.5, 1, 0.6), fill: look.skin },
    ...(view === 'back'
      ? []
      : [
          {
            pathData:
              discPath(-0.38 + shift, 0, 0.25, 0.28) +
              discPath(0.4 + shift, 0, 0.25, 0.28) +
              boxPath(-0.08 + shift, 0.4, 0.16, 0.2),
            fill: '#2a2430',
          },
        ]),
  ]
}
