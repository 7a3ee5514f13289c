// The report from top to bottom.

import { reportMessages as words } from '@vivify/contract/report-messages'
import type { Metric } from '@vivify/contract/routes/analytics'
import { Path2D } from '@napi-rs/canvas'
import { showChange, showCount, showPercent } from '@vivify/social/show-measures'
import { heading, note, printSpan, space, type Block } from './report-block.ts'
import { layOutCharts } from './report-charts.ts'
import type { ReportFacts } from './report-contract.ts'
import { colors, columnWidth, page, type Pen } from './report-pen.ts'
import { layOutPlatforms, layOutPosts } from './report-tables.ts'
import { wrap } from './report-text.ts'

export const headerHeight = 124

/** All blocks of the report. The pen only measures text. */
export function layOutReport(facts: ReportFacts, pen: Pen): Block[] {
  const { isMeasured } = facts
  return [
    header(facts),
    space(18),
    ...(isMeasured ? [] : [notice(facts, pen), space(16)]),
    metricCards(facts),
    space(8),
    note(describeComparison(facts)),
    space(12),
    heading(words.activity),
    activity(facts),
    ...layOutCharts(facts),
    ...layOutPlatforms(facts),
    ...layOutPosts(facts, pen),
  ]
}

/** The mark of apps/web/src/ui/logo.tsx, 32 × 32. */
const markPath =
  'M8.2 9.4c-.5-1.1.3-2.2 1.5-2.2h2c.7 0 1.3.4 1.5 1l2.8 7.4 2.8-7.4c.2-.6.8-1 1.5-1h2c1.2 0 2 1.1 1.5 2.2l-6.2 14.1c-.6 1.4-2.6 1.4-3.2 0z'

function describeComparison({ isMeasured, metrics, days, before }: ReportFacts): string {
  if (!isMeasured) return ''
  const hasChanges = Object.values(metrics).some(({ changePercent }) => changePercent !== null)
  return hasChanges ? words.compared(days, printSpan(before)) : words.notCompared
}

function header({ period, days }: ReportFacts): Block {
  return {
    height: headerHeight,
    draw(pen, top) {
      const { context } = pen
      pen.box(0, top, page.width, headerHeight, { color: colors.night })
      context.fillStyle = pen.gradient(0, page.width)
      context.fillRect(0, top + headerHeight - 5, page.width, 5)
      drawMark(pen, page.margin, top + 20)
      pen.write('Vivify', page.margin + 34, top + 38, { size: 15, family: 'display', color: colors.onNight })
      pen.write(words.title, page.margin, top + 82, { size: 30, family: 'display', color: colors.onNight })
      pen.write(words.period(days, printSpan(period)), page.margin, top + 102, {
        size: 11,
        color: colors.mutedOnNight,
        maxWidth: columnWidth,
      })
    },
  }
}

function drawMark({ context }: Pen, x: number, y: number): void {
  context.save()
  context.translate(x, y)
  context.scale(26 / 32, 26 / 32)
  const gradient = context.createLinearGradient(0, 0, 32, 32)
  gradient.addColorStop(0.1, '#22c55e')
  gradient.addColorStop(1, '#9333ea')
  context.fillStyle = gradient
  context.beginPath()
  context.roundRect(0, 0, 32, 32, 9)
  context.fill()
  context.fillStyle = '#ffffff'
  context.fill(new Path2D(markPath))
  context.restore()
}

function notice({ accountCount }: ReportFacts, pen: Pen): Block {
  const look = { size: 9.5, color: colors.muted }
  const text = accountCount === 0 ? words.connectFirst : words.measuredSoon
  const lines = wrap(text, { measure: pen.measure(look), width: columnWidth - 44, maxLines: 4 })
  const height = 40 + lines.length * 13
  return {
    height,
    draw(target, top) {
      target.box(page.margin, top, columnWidth, height, { color: colors.soft, radius: 10 })
      target.box(page.margin, top, 4, height, { color: colors.brand[1], radius: 2 })
      target.write(words.noMeasures, page.margin + 22, top + 22, { size: 11, family: 'strong' })
      lines.forEach((line, index) => target.write(line, page.margin + 22, top + 39 + index * 13, look))
    },
  }
}

const cardHeight = 78
const cardGap = 10

function metricCards({ metrics }: ReportFacts): Block {
  const cards = [
    [words.metrics.followers, metrics.followers, showCount],
    [words.metrics.engagementPercent, metrics.engagementPercent, showPercent],
    [words.metrics.reach, metrics.reach, showCount],
    [words.metrics.clicks, metrics.clicks, showCount],
  ] as const
  const width = (columnWidth - cardGap * (cards.length - 1)) / cards.length
  return {
    height: cardHeight,
    draw(pen, top) {
      cards.forEach(([title, metric, show], index) => {
        const x = page.margin + index * (width + cardGap)
        pen.box(x, top, width, cardHeight, { color: colors.soft, radius: 10 })
        pen.write(title, x + 12, top + 20, { size: 9, color: colors.muted, maxWidth: width - 24 })
        drawValue(
          pen,
          show(metric.value),
          { x: x + 12, y: top + 47, width: width - 24 },
          metric.value === null,
        )
        drawChange(pen, metric, x + 12, top + 65)
      })
    },
  }
}

function drawValue(
  pen: Pen,
  text: string,
  { x, y, width }: { x: number; y: number; width: number },
  isMissing: boolean,
): void {
  if (isMissing) pen.write(text, x, y - 4, { size: 12, color: colors.muted, maxWidth: width })
  else pen.write(text, x, y, { size: 24, family: 'display', maxWidth: width })
}

/** With a triangle, so that the direction is seen without colors. */
function drawChange(pen: Pen, metric: Metric, x: number, y: number): void {
  const change = showChange(metric)
  if (change === null || metric.changePercent === null) return
  const isDown = metric.changePercent < 0
  const color = isDown ? colors.down : colors.up
  if (metric.changePercent === 0) {
    pen.write('0.0%', x, y, { size: 9.5, family: 'strong', color: colors.muted })
    return
  }
  const { context } = pen
  context.fillStyle = color
  context.beginPath()
  const [base, tip] = isDown ? [y - 6.5, y - 0.5] : [y - 0.5, y - 6.5]
  context.moveTo(x, base)
  context.lineTo(x + 7, base)
  context.lineTo(x + 3.5, tip)
  context.fill()
  pen.write(change, x + 11, y, { size: 9.5, family: 'strong', color })
}

const activityHeight = 46

function activity({ published, planned, days, accountCount }: ReportFacts): Block {
  const facts = [
    [published.posts, words.published(published.posts)],
    [published.sends, words.sends(published.sends)],
    [planned, words.planned(days)],
    [accountCount, words.accounts(accountCount)],
  ] as const
  const width = columnWidth / facts.length
  return {
    height: activityHeight,
    draw(pen, top) {
      pen.line(page.margin, top, columnWidth)
      facts.forEach(([count, about], index) => {
        const x = page.margin + index * width
        pen.write(count.toLocaleString('en-US'), x, top + 24, { size: 17, family: 'display' })
        pen.write(about, x, top + 38, { size: 8.5, color: colors.muted, maxWidth: width - 10 })
      })
    },
  }
}
