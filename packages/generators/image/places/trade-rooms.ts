// Rooms where people eat, play, record, paint, bake and have their hair and their laundry done.

import { pendant, type PlacePainter } from './furnish.ts'
import type { Pen } from './pen.ts'
import { poly, strand } from './strokes.ts'

/** A dressed table with a candle. */
function dinnerTable(pen: Pen, x: number): void {
  poly(pen, `${x - 0.24} 0.34 ${x + 0.24} 0.34 ${x + 0.3} -0.14 ${x - 0.3} -0.14`, '#f6f1e8')
  pen.disc(x, 0.34, 0.26, '#fffdf8', 0.05)
  pen.box(x - 0.012, 0.36, 0.024, 0.13, '#f2e6d0')
  pen.glow(x, 0.52, 0.26, '#ffc85a', 0.7)
  pen.disc(x, 0.52, 0.016, '#ffe9a8', 0.03)
  for (const side of [-1, 1]) {
    pen.disc(x + side * 0.13, 0.36, 0.07, '#dfe6ea', 0.018)
    pen.slab(x + side * 0.36 - 0.05, -0.12, 0.1, 0.68, '#5f2f26', 0.04)
  }
}

export const tradeRooms = {
  restaurant(pen) {
    pen.shell(['#5a2f2c', '#8a4a3a'], ['#7a4f30', '#4a2c1a'])
    pen.across(0.5, (x) => {
      pen.arch(x + 0.12, 0.42, 0.28, 0.66, '#f2d9a6')
      pen.arch(x + 0.15, 0.45, 0.22, 0.58, '#2f3f66')
    })
    pen.box(-pen.half, 0.28, pen.half * 2, 0.03, '#d9b060')
    dinnerTable(pen, -pen.half + 0.36)
    dinnerTable(pen, pen.half - 0.36)
    for (const x of [-0.6, 0, 0.6]) pendant(pen, x, 1.2, '#d9b060')
    pen.boards('#5f3a22', 7)
  },
  'bowling alley'(pen) {
    pen.shell(['#2c2450', '#4a3a7c'], ['#d9a862', '#b07c3c'])
    pen.box(-pen.half, 0.62, pen.half * 2, 0.3, '#e0457a')
    pen.across(0.4, (x, index) => {
      pen.disc(x + 0.2, 0.77, 0.1, index % 2 ? '#f2c23f' : '#3fc4d0')
      poly(pen, `${x + 0.14} 0.73 ${x + 0.2} 0.86 ${x + 0.26} 0.73`, '#ffffff')
    })
    pen.box(-pen.half, 0, pen.half * 2, 0.5, '#14122c')
    pen.across(0.4, (x) => {
      for (let pin = 0; pin < 4; pin++) {
        const at = x + 0.08 + pin * 0.08
        pen.disc(at, 0.1, 0.032, '#ffffff', 0.08)
        pen.disc(at, 0.2, 0.02, '#ffffff', 0.035)
        pen.box(at - 0.016, 0.155, 0.032, 0.014, '#d9453c')
      }
    })
    for (let lane = -4; lane <= 4; lane++) {
      const [far, near] = [lane * 0.4, lane * 1.2]
      poly(
        pen,
        `${far - 0.03} 0 ${far + 0.03} 0 ${near + 0.09} ${-pen.floor} ${near - 0.09} ${-pen.floor}`,
        '#3a3350',
      )
    }
    for (const [x, color] of [
      [-pen.half + 0.24, '#2f8fd0'],
      [pen.half - 0.24, '#e0457a'],
    ] as const) {
      pen.disc(x, -pen.floor * 0.5, 0.13, color)
      for (const hole of [-0.03, 0.01, 0.05]) pen.disc(x + hole, -pen.floor * 0.5 + 0.05, 0.014, '#14122c')
    }
    pen.glow(0, 0.8, 1, '#e070f0', 0.3)
  },
  laundromat(pen) {
    pen.shell(['#e8f2f4', '#cfe4e8'], ['#dfe3e6', '#a9b2b8'])
    for (let row = 0; row < 2; row++)
      pen.across(0.46, (x) => {
        const y = row * 0.56
        pen.slab(x + 0.02, y, 0.42, 0.54, '#fbfcfd', 0.03)
        pen.box(x + 0.02, y + 0.44, 0.42, 0.1, '#9fb4c0')
        pen.disc(x + 0.34, y + 0.49, 0.025, '#f2b824')
        pen.disc(x + 0.23, y + 0.23, 0.165, '#8a98a4')
        pen.disc(x + 0.23, y + 0.23, 0.125, '#3f6f8c')
        pen.disc(x + 0.19, y + 0.2, 0.06, pen.random.pick(['#e0805a', '#f2d060', '#d0709a', '#e8eef2']))
        pen.disc(x + 0.26, y + 0.18, 0.05, '#dfeaf0')
      })
    pen.box(-pen.half, 1.14, pen.half * 2, 0.06, '#3fa0b8')
    for (const side of [-1, 1]) pen.slab(side * 0.6 - 0.22, 1.4, 0.44, 0.05, '#ffffff', 0.02)
    pen.tiles('#b4bdc4', 8)
  },
  'recording studio'(pen) {
    pen.shell(['#2f2a3c', '#453c54'], ['#5a4636', '#34271e'])
    for (let row = 0; row < 7; row++)
      pen.across(0.2, (x, column) => {
        const y = 0.34 + row * 0.2
        poly(
          pen,
          `${x} ${y} ${x + 0.2} ${y} ${x + 0.1} ${y + 0.1}`,
          (row + column) % 2 ? '#5a4f6e' : '#4f4662',
        )
        poly(pen, `${x} ${y + 0.2} ${x + 0.2} ${y + 0.2} ${x + 0.1} ${y + 0.1}`, '#383148')
      })
    pen.slab(-0.3, 1.26, 0.6, 0.2, '#1c1824', 0.04)
    pen.slab(-0.27, 1.29, 0.54, 0.14, '#e0382f', 0.03)
    for (let letter = 0; letter < 5; letter++) pen.box(-0.2 + letter * 0.085, 1.33, 0.05, 0.06, '#ffe6dc')
    pen.glow(0, 1.36, 0.6, '#ff5a48', 0.5)
    for (const side of [-1, 1]) {
      pen.slab(side * (pen.half - 0.28) - 0.16, 0.1, 0.32, 0.66, '#17151c', 0.04)
      pen.disc(side * (pen.half - 0.28), 0.3, 0.11, '#3f3a48')
      pen.disc(side * (pen.half - 0.28), 0.3, 0.05, '#8f8a98')
      pen.disc(side * (pen.half - 0.28), 0.6, 0.06, '#3f3a48')
      pen.glow(side * pen.half, 1.3, 0.8, side < 0 ? '#8f6aff' : '#ff6ab0', 0.45)
    }
    pen.boards('#46362a', 6)
  },
  'gaming room'(pen) {
    pen.shell(['#191530', '#2c2050'], ['#241c3c', '#120e22'])
    pen.slab(-0.62, 0.34, 0.56, 0.36, '#0c0a16', 0.03)
    pen.slab(0.06, 0.34, 0.56, 0.36, '#0c0a16', 0.03)
    pen.box(-0.59, 0.37, 0.5, 0.3, '#2f8fe0')
    pen.box(0.09, 0.37, 0.5, 0.3, '#e0457a')
    pen.box(-0.5, 0.45, 0.2, 0.08, '#9fe0ff')
    pen.box(0.2, 0.5, 0.26, 0.06, '#ffb0d0')
    pen.box(-0.86, 0.2, 1.72, 0.06, '#3a3450')
    for (const x of [-0.8, 0.74]) pen.box(x, -0.2, 0.06, 0.4, '#3a3450')
    for (const [side, color] of [
      [-1, '#4fe0ff'],
      [1, '#ff5ad0'],
    ] as const) {
      strand(pen, `${side * (pen.half - 0.05)} 0 ${side * (pen.half - 0.05)} ${pen.wall}`, 0.03, color)
      pen.glow(side * pen.half, 0.9, 1, color, 0.5)
      const shelf = side * (pen.half - 0.3)
      for (const y of [0.9, 1.2]) pen.box(shelf - 0.2, y, 0.4, 0.03, '#4a3f70')
      for (let toy = 0; toy < 3; toy++)
        pen.slab(shelf - 0.15 + toy * 0.12, 0.93, 0.07, 0.14, ['#f2c23f', '#7fe08f', '#e0563c'][toy]!, 0.03)
    }
    for (let cell = 0; cell < 5; cell++) {
      const x = -0.36 + cell * 0.18
      const y = 1.14 + (cell % 2) * 0.1
      poly(
        pen,
        `${x - 0.1} ${y} ${x - 0.05} ${y + 0.09} ${x + 0.05} ${y + 0.09} ${x + 0.1} ${y} ${x + 0.05} ${y - 0.09} ${x - 0.05} ${y - 0.09}`,
        cell % 2 ? '#8f6aff' : '#5a8fff',
      )
    }
    pen.glow(0, 1.2, 0.8, '#8f6aff', 0.4)
  },
  'art studio'(pen) {
    pen.shell(['#f2ece0', '#e4dac8'], ['#c4a478', '#98774c'])
    pen.box(-0.42, 0.5, 0.84, 0.84, '#cfe8f4')
    for (const x of [-0.42, -0.14, 0.12, 0.4]) pen.box(x, 0.5, 0.03, 0.84, '#7a7068')
    pen.box(-0.42, 0.9, 0.84, 0.03, '#7a7068')
    for (const side of [-1, 1]) {
      const x = side * (pen.half - 0.36)
      strand(pen, `${x - 0.2} -0.16 ${x} 1.06 ${x + 0.2} -0.16`, 0.03, '#8a5f34')
      pen.box(x - 0.24, 0.28, 0.48, 0.56, '#fbf8f0')
      for (let stroke = 0; stroke < 9; stroke++)
        pen.disc(
          x + pen.random.between(-0.17, 0.17),
          pen.random.between(0.36, 0.76),
          0.06,
          pen.random.pick(['#e0563c', '#2f8fd0', '#f2c23f', '#3fa05a', '#8a5aa0']),
          0.035,
        )
      pen.box(x - 0.28, 0.25, 0.56, 0.03, '#6f4a28')
    }
    for (let blot = 0; blot < 26; blot++)
      pen.disc(
        pen.random.between(-pen.half, pen.half),
        -pen.random.between(0.1, pen.floor),
        0.03,
        pen.random.pick(['#e0563c', '#2f8fd0', '#f2c23f', '#3fa05a']),
        0.012,
      )
    pen.glow(0, 0.9, 0.9, '#ffffff', 0.4)
    pen.boards('#a88658', 6)
  },
  bakery(pen) {
    pen.shell(['#f6e4c4', '#efd2a2'], ['#d9c2a0', '#a88a64'])
    for (let shelf = 0; shelf < 3; shelf++) {
      const y = 0.62 + shelf * 0.26
      pen.box(-pen.half, y, pen.half * 2, 0.03, '#8a5a30')
      pen.across(0.22, (x, index) => {
        const kind = (index + shelf) % 3
        if (kind === 0) pen.disc(x + 0.11, y + 0.09, 0.09, '#b9743a', 0.065)
        else if (kind === 1) pen.slab(x + 0.03, y + 0.03, 0.16, 0.1, '#d9984c', 0.05)
        else pen.disc(x + 0.11, y + 0.08, 0.06, '#e0b060', 0.05)
        pen.box(x + 0.08, y + 0.1, 0.06, 0.012, '#f2d9a0')
      })
    }
    pen.box(-pen.half, 0, pen.half * 2, 0.44, '#7a4a2c')
    pen.box(-pen.half, 0.1, pen.half * 2, 0.24, '#dfeef2')
    pen.across(0.17, (x, index) =>
      pen.disc(x + 0.08, 0.15, 0.06, ['#d9984c', '#f2b8c4', '#8a5230'][index % 3]!, 0.045),
    )
    pen.box(-pen.half, 0.42, pen.half * 2, 0.05, '#c49a68')
    for (const x of [-0.56, 0.56]) pendant(pen, x, 1.5, '#c9713a')
    pen.tiles('#bfa27c', 7)
  },
  salon(pen) {
    pen.shell(['#f4e6ea', '#ecd4dc'], ['#e4dcd8', '#b0a29c'])
    pen.across(0.62, (x) => {
      pen.slab(x + 0.1, 0.42, 0.42, 0.78, '#ffffff', 0.05)
      pen.slab(x + 0.14, 0.46, 0.34, 0.7, '#bfdde6', 0.04)
      poly(pen, `${x + 0.2} 0.5 ${x + 0.28} 0.5 ${x + 0.44} 1.1 ${x + 0.36} 1.1`, '#e4f3f6')
      for (let bulb = 0; bulb < 5; bulb++) pen.disc(x + 0.12, 0.5 + bulb * 0.16, 0.022, '#fff2c0')
      for (let bulb = 0; bulb < 5; bulb++) pen.disc(x + 0.5, 0.5 + bulb * 0.16, 0.022, '#fff2c0')
      pen.box(x + 0.06, 0.34, 0.5, 0.045, '#8a5f6a')
      for (let pot = 0; pot < 3; pot++)
        pen.slab(x + 0.16 + pot * 0.11, 0.38, 0.055, 0.12, ['#e07a9a', '#4fb0b8', '#f2c26a'][pot]!, 0.02)
    })
    for (const side of [-1, 1]) {
      const x = side * (pen.half - 0.3)
      pen.slab(x - 0.16, 0.02, 0.32, 0.12, '#3a2f38', 0.04)
      pen.slab(x - 0.14, 0.1, 0.28, 0.4, '#4a3c46', 0.06)
      pen.box(x - 0.02, -0.2, 0.04, 0.24, '#9a9aa2')
      pen.disc(x, -0.2, 0.13, '#8a8a92', 0.035)
    }
    pen.tiles('#cbbfba', 7)
  },
  'christmas room'(pen) {
    pen.shell(['#6f3238', '#8f4a44'], ['#8a5a34', '#55341d'])
    pen.slab(-0.46, 0, 0.92, 0.86, '#b06a50', 0.02)
    pen.box(-0.27, 0, 0.54, 0.5, '#241512')
    pen.glow(0, 0.16, 0.6, '#ff9a3c', 0.9)
    for (const [x, tall] of [
      [-0.1, 0.24],
      [0.02, 0.34],
      [0.13, 0.22],
    ] as const)
      poly(pen, `${x - 0.08} 0.04 ${x} ${tall} ${x + 0.08} 0.04`, '#ffb03c')
    pen.box(-0.54, 0.86, 1.08, 0.07, '#5a3420')
    for (const x of [-0.34, -0.06, 0.24]) {
      pen.slab(x, 0.6, 0.09, 0.26, '#d9343c', 0.03)
      pen.slab(x, 0.58, 0.16, 0.09, '#d9343c', 0.04)
      pen.box(x - 0.01, 0.8, 0.11, 0.06, '#ffffff')
    }
    for (const side of [-1, 1]) {
      const x = side * (pen.half - 0.36)
      pen.box(x - 0.04, -0.1, 0.08, 0.2, '#5a3a22')
      for (let tier = 0; tier < 4; tier++) {
        const [wide, y] = [0.36 - tier * 0.075, 0.04 + tier * 0.27]
        poly(pen, `${x - wide} ${y} ${x} ${y + 0.44} ${x + wide} ${y}`, tier % 2 ? '#2f7a46' : '#276a3c')
        for (let ball = 0; ball < 3; ball++)
          pen.disc(
            x + (ball - 1) * wide * 0.6,
            y + 0.06,
            0.03,
            ['#f2c23f', '#e0453c', '#5ab0f0'][(ball + tier) % 3]!,
          )
      }
      pen.disc(x, 1.32, 0.06, '#ffe27a')
      pen.glow(x, 1.3, 0.3, '#ffe9a0', 0.7)
      for (let gift = 0; gift < 2; gift++) {
        pen.box(x - 0.26 + gift * 0.28, -0.18, 0.22, 0.18, gift ? '#3f8fd0' : '#d9343c')
        pen.box(x - 0.17 + gift * 0.28, -0.18, 0.04, 0.18, '#fff0c0')
      }
    }
    pen.boards('#6a4426', 7)
  },
  aquarium(pen) {
    pen.shell(['#0f3a6a', '#1c74a8'], ['#16324c', '#0a1a2a'])
    pen.box(-pen.half, 0.12, pen.half * 2, pen.wall, '#1f86c0')
    for (let beam = -2; beam <= 2; beam++)
      poly(
        pen,
        `${beam * 0.4 - 0.06} ${pen.wall} ${beam * 0.4 + 0.1} ${pen.wall} ${beam * 0.62 + 0.16} 0.12 ${beam * 0.62 - 0.18} 0.12`,
        '#3f9fd4',
      )
    for (let weed = 0; weed < 12; weed++) {
      const x = -pen.half + (weed / 11) * pen.half * 2
      strand(
        pen,
        `${x} 0.12 ${x + 0.05} 0.3 ${x - 0.03} ${0.4 + (weed % 4) * 0.08}`,
        0.04,
        weed % 2 ? '#2f9a6a' : '#e0708a',
      )
    }
    for (let fish = 0; fish < 11; fish++) {
      const [x, y] = [pen.random.between(-pen.half, pen.half), pen.random.between(0.5, pen.wall * 0.94)]
      const color = ['#f29a3c', '#f2d84a', '#e8eef4', '#f0608a'][fish % 4]!
      pen.disc(x, y, 0.09, color, 0.05)
      poly(pen, `${x + 0.07} ${y} ${x + 0.16} ${y + 0.05} ${x + 0.16} ${y - 0.05}`, color)
      pen.disc(x - 0.05, y + 0.01, 0.012, '#101820')
    }
    pen.across(0.8, (x) => pen.box(x, 0, 0.05, pen.wall, '#0c2036'))
    pen.box(-pen.half, 0, pen.half * 2, 0.13, '#0c2036')
    pen.glow(0, -0.2, 0.9, '#3fb0e8', 0.4)
  },
} satisfies Record<string, PlacePainter>
