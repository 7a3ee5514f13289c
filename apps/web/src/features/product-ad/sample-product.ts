// A sample product for people without a photo: a bottle on a plain background.

const width = 900
const height = 1200

/** Draws a photo-like PNG of a fictional bottle. */
export async function drawSampleProduct(): Promise<File> {
  const surface = new OffscreenCanvas(width, height)
  const context = surface.getContext('2d')!
  context.fillStyle = '#f4f1ec'
  context.fillRect(0, 0, width, height)
  drawBottle(context)
  drawLabel(context)
  const blob = await surface.convertToBlob({ type: 'image/png' })
  return new File([blob], 'sample bottle.png', { type: 'image/png' })
}

function drawBottle(context: OffscreenCanvasRenderingContext2D): void {
  const outline = new Path2D(
    'M390 300 L390 190 Q390 178 402 178 L498 178 Q510 178 510 190 L510 300 Q512 352 560 392 Q640 452 640 560 L640 1010 Q640 1064 586 1064 L314 1064 Q260 1064 260 1010 L260 560 Q260 452 340 392 Q388 352 390 300 Z',
  )
  const glass = context.createLinearGradient(260, 0, 640, 0)
  for (const [offset, color] of [
    [0, '#0d3b35'],
    [0.16, '#2f8f7d'],
    [0.3, '#1c6b5e'],
    [0.7, '#155348'],
    [0.9, '#37a08c'],
    [1, '#0c332e'],
  ] as const) {
    glass.addColorStop(offset, color)
  }
  context.fillStyle = glass
  context.fill(outline)
  const cap = context.createLinearGradient(372, 0, 528, 0)
  for (const [offset, color] of [
    [0, '#8a6a2f'],
    [0.3, '#f0d08a'],
    [0.6, '#c99b4a'],
    [1, '#7c5c26'],
  ] as const) {
    cap.addColorStop(offset, color)
  }
  context.fillStyle = cap
  context.beginPath()
  context.roundRect(374, 96, 152, 110, 16)
  context.fill()
  context.fillStyle = '#ffffff55'
  context.beginPath()
  context.roundRect(292, 540, 20, 440, 10)
  context.fill()
}

function drawLabel(context: OffscreenCanvasRenderingContext2D): void {
  const paper = context.createLinearGradient(262, 0, 638, 0)
  paper.addColorStop(0, '#c9bfa9')
  paper.addColorStop(0.25, '#fbf4e4')
  paper.addColorStop(0.75, '#efe6d2')
  paper.addColorStop(1, '#b5aa92')
  context.fillStyle = paper
  context.fillRect(262, 610, 376, 300)
  context.fillStyle = '#155348'
  context.textAlign = 'center'
  context.font = '600 74px Georgia, serif'
  context.fillText('SAMPLE', 450, 756)
  context.font = '400 30px Georgia, serif'
  context.fillText('cold-pressed nothing', 450, 812)
  context.fillStyle = '#c99b4a'
  context.fillRect(330, 664, 240, 5)
  context.fillRect(330, 858, 240, 5)
}
