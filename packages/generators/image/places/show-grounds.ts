// Grounds of machines, of ice and of the city's floor: what explainers show things on.

import type { PlacePainter } from './furnish.ts'
import { hills, poly, ripples, strand } from './strokes.ts'

export const showGrounds = {
  asphalt(pen) {
    pen.shell(['#39435c', '#8d93a6'], ['#474b54', '#26282e'])
    // A street that is out of focus behind it.
    pen.across(0.3, (x, index) =>
      pen.box(x, 0, 0.28, 0.42 + ((index * 5) % 4) * 0.16, ['#4b556e', '#5a6178', '#535c70'][index % 3]!),
    )
    for (let light = 0; light < 22; light++) {
      const [x, y] = [pen.random.between(-pen.half, pen.half), pen.random.between(0.04, 0.7)]
      const color = pen.random.pick(['#ffd98a', '#ff9a6a', '#8fc4ff', '#ffe9c0'] as const)
      pen.disc(x, y, pen.random.between(0.016, 0.045), `${color}a0`)
    }
    pen.box(-pen.half, -0.05, pen.half * 2, 0.06, '#7d818a')
    poly(pen, `-0.9 ${-pen.floor} -0.62 -0.06 -0.56 -0.06 -0.66 ${-pen.floor}`, '#d8d4c4')
    for (let grain = 0; grain < 260; grain++) {
      const y = -0.07 - pen.random.between(0, 1) * (pen.floor - 0.07)
      pen.disc(
        pen.random.between(-pen.half, pen.half),
        y,
        0.004 - y * 0.006,
        pen.random.chance(0.5) ? '#5d616b' : '#1d1f24',
        0.003 - y * 0.003,
      )
    }
    for (const [x, y, wide] of [
      [0.5, -0.2, 0.3],
      [-0.2, -0.36, 0.36],
    ] as const) {
      pen.disc(x, y, wide, '#6f7f96', wide * 0.16)
      pen.disc(x + 0.04, y + 0.004, wide * 0.7, '#9fb2c8', wide * 0.06)
    }
  },
  'race track'(pen) {
    pen.shell(['#7fb6e6', '#eaf4fb'], ['#6b9a4f', '#4f7a3c'])
    // Stands full of people.
    pen.box(-pen.half, 0.02, pen.half * 2, 0.4, '#8a93a3')
    for (let row = 0; row < 6; row++)
      pen.across(0.05, (x) =>
        pen.disc(
          x + (row % 2) * 0.02,
          0.08 + row * 0.055,
          0.016,
          pen.random.pick(['#d9483b', '#f2c23a', '#3f7fd0', '#f4f4f0', '#4f9a55'] as const),
        ),
      )
    pen.box(-pen.half, 0.42, pen.half * 2, 0.05, '#c9352c')
    pen.across(0.3, (x, index) =>
      poly(pen, `${x} 0.47 ${x} 0.66 ${x + 0.14} 0.61 ${x} 0.56`, index % 2 ? '#f2c23a' : '#3f7fd0'),
    )
    pen.box(-pen.half, -0.01, pen.half * 2, 0.07, '#e9ebee')
    pen.across(0.2, (x, index) => pen.box(x, -0.01, 0.1, 0.07, index % 2 ? '#c9352c' : '#e9ebee'))
    poly(
      pen,
      `${-pen.half} -0.06 ${pen.half} -0.06 ${pen.half} ${-pen.floor} ${-pen.half} ${-pen.floor}`,
      '#4b4f58',
    )
    pen.across(0.14, (x, index) => pen.box(x, -0.1, 0.14, 0.04, index % 2 ? '#d9352c' : '#f4f4f0'))
    for (let dash = 0; dash < 8; dash++)
      pen.box(-pen.half + dash * 0.34, -0.36 * pen.floor - 0.1, 0.2, 0.016, '#d8d4c4')
    poly(
      pen,
      `${-pen.half} ${-pen.floor * 0.94} ${pen.half} ${-pen.floor * 0.94} ${pen.half} ${-pen.floor} ${-pen.half} ${-pen.floor}`,
      '#f4f4f0',
    )
  },
  glacier(pen) {
    pen.shell(['#8fb8dc', '#e9f2f8'], ['#3f7fa6', '#1f4f73'])
    hills(pen, [0.5, 0.86, 0.62, 0.96, 0.66, 0.84], '#c3d3e2')
    hills(pen, [0.6, 0.7, 0.58, 0.74, 0.6], '#e3edf5')
    // The wall of ice with its blue cracks.
    const tops: (readonly [number, number])[] = []
    pen.across(0.12, (x, index) => tops.push([x, 0.36 + ((index * 7) % 5) * 0.045]))
    pen.shape([[-pen.half, 0], ...tops, [pen.half, 0.4], [pen.half, 0]], '#cfe6f4')
    pen.across(0.12, (x, index) => {
      const tall = 0.3 + ((index * 7) % 5) * 0.045
      poly(
        pen,
        `${x} 0 ${x + 0.02} ${tall} ${x + 0.06} ${tall - 0.04} ${x + 0.05} 0`,
        index % 2 ? '#8fc4e6' : '#b5dcf0',
      )
      strand(pen, `${x + 0.09} 0.02 ${x + 0.07} ${tall * 0.5} ${x + 0.1} ${tall * 0.9}`, 0.008, '#5fa3d0')
    })
    // What has broken off falls into the sea.
    poly(pen, '0.2 0.02 0.16 0.24 0.26 0.36 0.4 0.3 0.44 0.08 0.36 -0.02', '#e9f6fd')
    poly(pen, '0.2 0.02 0.16 0.24 0.24 0.3 0.28 0.06', '#a8d4ee')
    for (let drop = 0; drop < 26; drop++)
      pen.disc(
        0.32 + pen.random.between(-0.3, 0.3),
        pen.random.between(-0.04, 0.14),
        pen.random.between(0.008, 0.03),
        '#f4fbff',
      )
    pen.disc(0.32, -0.02, 0.34, '#dff1fa', 0.03)
    ripples(pen, -0.04, -pen.floor, '#a9d3ea')
    for (const [x, y, size] of [
      [-0.62, -0.2, 0.14],
      [-0.3, -0.34, 0.2],
      [0.7, -0.3, 0.18],
      [0.1, -0.5, 0.12],
    ] as const)
      poly(
        pen,
        `${x - size} ${y} ${x - size * 0.6} ${y + size * 0.4} ${x} ${y + size * 0.5} ${x + size * 0.7} ${y + size * 0.24} ${x + size} ${y}`,
        '#eef8fd',
      )
    // The shore that is stood upon.
    poly(
      pen,
      `${-pen.half} -0.24 -0.5 -0.2 0 -0.25 0.5 -0.21 ${pen.half} -0.26 ${pen.half} ${-pen.floor} ${-pen.half} ${-pen.floor}`,
      '#eef6fb',
    )
    poly(
      pen,
      `${-pen.half} -0.4 -0.3 -0.34 0.4 -0.42 ${pen.half} -0.36 ${pen.half} -0.46 0.3 -0.5 ${-pen.half} -0.44`,
      '#d3e6f1',
    )
  },
  'launch pad'(pen) {
    pen.shell(['#6fa3d9', '#f2e3c9'], ['#a7a294', '#77735f'])
    hills(pen, [0.1, 0.16, 0.1, 0.14, 0.1], '#7f9a6a')
    pen.box(-pen.half, -0.02, pen.half * 2, 0.05, '#c3bfae')
    // The tower beside the rocket.
    for (const x of [-0.66, -0.5]) strand(pen, `${x} 0 ${x} 1.16`, 0.022, '#b5462f')
    for (let rung = 0; rung < 9; rung++) {
      const y = rung * 0.13
      strand(pen, `-0.66 ${y} -0.5 ${y + 0.13}`, 0.01, '#b5462f')
      strand(pen, `-0.5 ${y} -0.66 ${y + 0.13}`, 0.01, '#b5462f')
    }
    for (const y of [0.5, 0.84]) strand(pen, `-0.5 ${y} -0.26 ${y}`, 0.022, '#b5462f')
    strand(pen, '-0.58 1.16 -0.58 1.3', 0.01, '#4b4f58')
    pen.box(0.52, 0, 0.34, 0.22, '#dfe2e6')
    pen.box(0.56, 0.08, 0.26, 0.06, '#5f7fa0')
    pen.disc(0.78, 0.3, 0.08, '#e9ebee')
    poly(pen, `-0.56 -0.06 0.56 -0.06 0.8 -0.3 -0.8 -0.3`, '#8f8c80')
    poly(pen, `-0.3 -0.1 0.3 -0.1 0.4 -0.2 -0.4 -0.2`, '#5f5c54')
  },
} satisfies Record<string, PlacePainter>
