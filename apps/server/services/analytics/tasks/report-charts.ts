// Followers by day, a small chart for each account.

import { reportMessages as words } from '@vivify/contract/report-messages'
import { platformNames } from '@vivify/contract/platforms'
import { heading, note, printDay, space, type Block } from './report-block.ts'
import type { ReportFacts } from './report-contract.ts'
import { colors, columnWidth, page, platformColors, type Pen } from './report-pen.ts'
import { toPrintable } from './report-text.ts'

type Account = ReportFacts['accounts'][number]

const gap = 16
const halfWidth = (columnWidth - gap) / 2
const chartHeight = 50
const rowHeight = chartHeight + 42

export function layOutCharts({ accounts, moreAccounts, period }: ReportFacts): Block[] {
  if (accounts.length === 0) return []
  const width = accounts.length === 1 ? columnWidth : halfWidth
  const rows = Array.from({ length: Math.ceil(accounts.length / 2) }, (_, index): Block => {
    const pair = accounts.slice(index * 2, index * 2 + 2)
    return {
      height: rowHeight,
      draw(pen, top) {
        pair.forEach((account, side) =>
          drawChart(pen, account, { x: page.margin + side * (width + gap), top, width, period }),
        )
      },
    }
  })
  return [
    space(14),
    heading(words.followers),
    ...rows,
    note(moreAccounts === 0 ? '' : words.moreAccounts(moreAccounts)),
  ]
}

interface Place {
  x: number
  top: number
  width: number
  period: ReportFacts['period']
}

function drawChart(pen: Pen, account: Account, { x, top, width, period }: Place): void {
  const { platform, name, followers } = account
  const color = platformColors[platform]
  const last = followers.at(-1)!
  const count = last.count.toLocaleString('en-US')
  pen.dot(x + 4, top + 9, 3.5, color)
  const countWidth = pen.write(count, x + width, top + 12.5, { size: 11, family: 'strong', align: 'right' })
  const used = pen.write(platformNames[platform], x + 13, top + 12.5, { size: 10, family: 'strong' })
  const left = x + 13 + used + 6
  pen.write(toPrintable(name), left, top + 12.5, {
    size: 10,
    color: colors.muted,
    maxWidth: x + width - countWidth - 8 - left,
  })
  pen.box(x, top + 20, width, chartHeight, { color: colors.soft, radius: 8 })
  drawLine(pen, account, { x: x + 8, top: top + 28, width: width - 16, period })
  const caption = { size: 8, color: colors.muted }
  const baseline = top + 20 + chartHeight + 11
  if (followers.length === 1) {
    pen.write(`${words.noChart}: ${printDay(last.day)}`, x, baseline, caption)
    return
  }
  const first = followers[0]!
  const from = `${printDay(first.day)}: ${first.count.toLocaleString('en-US')}`
  pen.write(from, x, baseline, caption)
  pen.write(printDay(last.day), x + width, baseline, { ...caption, align: 'right' })
}

/** The whole width is the period, so that charts of one report can be compared; days without a value are bridged. */
function drawLine(pen: Pen, { platform, followers }: Account, { x, top, width, period }: Place): void {
  const { context } = pen
  const tall = chartHeight - 16
  const [startMs, endMs] = [Date.parse(period.from), Date.parse(period.to)]
  const counts = followers.map(({ count }) => count)
  const [least, most] = [Math.min(...counts), Math.max(...counts)]
  const points = followers.map(({ day, count }) => ({
    x: x + (width * (Date.parse(day) - startMs)) / Math.max(1, endMs - startMs),
    y: top + (most === least ? tall / 2 : tall * (1 - (count - least) / (most - least))),
  }))
  const last = points.at(-1)!
  const color = platformColors[platform]
  if (points.length > 1) {
    const draw = (): void => {
      context.beginPath()
      for (const point of points) context.lineTo(point.x, point.y)
    }
    draw()
    context.lineTo(last.x, top + tall + 8)
    context.lineTo(points[0]!.x, top + tall + 8)
    context.fillStyle = `${color}1c`
    context.fill()
    draw()
    context.strokeStyle = color
    context.lineWidth = 1.75
    context.lineJoin = 'round'
    context.stroke()
  }
  pen.dot(last.x, last.y, 2.75, color)
}
