// The budgets of the design that these benchmarks measure. The gate must be met; the goal is the target.

export interface Budget {
  what: string
  unit: string
  /** The better direction of the number. */
  good: 'high' | 'low'
  gate: number
  goal: number
}

export const budgets = {
  renderSpeed: { what: 'Render, against Remotion', unit: '×', good: 'high', gate: 3.5, goal: 4.5 },
  renderCpu: { what: 'Render CPU, against x264 alone', unit: '×', good: 'low', gate: 1.5, goal: 1.2 },
  clickToFile: { what: 'Script to finished MP4', unit: ' s', good: 'low', gate: 40, goal: 20 },
  reexport: { what: 'Re-export after one changed word', unit: ' %', good: 'low', gate: 15, goal: 8 },
  kineticFrame: { what: 'Kinetic frame, draw and read-back', unit: ' ms', good: 'low', gate: 20, goal: 8 },
  picture: { what: 'Built-in picture 1024×1792', unit: ' ms', good: 'low', gate: 3000, goal: 1000 },
  serverStart: { what: 'Server, second start to ready', unit: ' s', good: 'low', gate: 1.5, goal: 1 },
  serverIdle: { what: 'Server at rest', unit: ' MB', good: 'low', gate: 520, goal: 350 },
  firstLoad: { what: 'Script of a first load', unit: ' kB', good: 'low', gate: 230, goal: 130 },
  previewReady: { what: 'Preview with voice', unit: ' s', good: 'low', gate: 1.5, goal: 0.7 },
  // Compares nested grids with plain lines; the grids once took 300 times as long.
  studioLayout: {
    what: 'Layout of the studio, by its plain lines',
    unit: ' ×',
    good: 'low',
    gate: 20,
    goal: 8,
  },
  topic: { what: 'Topic to script, looked up', unit: ' s', good: 'low', gate: 2.5, goal: 1 },
  article: { what: 'Article of 1,500 words from three sources', unit: ' s', good: 'low', gate: 3, goal: 1 },
  requestTime: { what: 'Request at work, p99', unit: ' ms', good: 'low', gate: 200, goal: 50 },
} as const satisfies Record<string, Budget>

export type Verdict = 'goal met' | 'gate met' | 'missed'

export function judge(value: number, budget: Budget): Verdict {
  const reaches = (limit: number): boolean => (budget.good === 'high' ? value >= limit : value <= limit)
  if (reaches(budget.goal)) return 'goal met'
  return reaches(budget.gate) ? 'gate met' : 'missed'
}

/** A Markdown table row: name, measurement, gate, goal, verdict. */
export function formatVerdict(value: number, budget: Budget, note = ''): string {
  const sign = budget.good === 'high' ? '≥' : '≤'
  const shown = Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(2)
  const { what, unit, gate, goal } = budget
  const name = note === '' ? what : `${what} (${note})`
  return `| ${name} | ${shown}${unit} | ${sign} ${gate}${unit} | ${sign} ${goal}${unit} | ${judge(value, budget)} |`
}

export const verdictHeader = '| what | measured | gate | goal | verdict |\n|---|---|---|---|---|'
