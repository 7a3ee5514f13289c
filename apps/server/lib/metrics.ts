// The numbers that a process counts for Prometheus. None of them is about a person.

import type { Registry } from 'prom-client'

export interface RequestMeasure {
  method: string
  /** The route's pattern, never the requested URL. */
  route: string
  status: number
  seconds: number
}

export type AttemptEnd =
  'completed' | 'failed' | 'cancelled' | 'lost' | 'stopped' | 'stood_still' | 'postponed'

export interface AttemptMeasure {
  kind: string
  status: AttemptEnd
  seconds: number
}

export interface Metrics {
  noteRequest(measure: RequestMeasure): void
  /** From the order to the first start. */
  noteWait(kind: string, seconds: number): void
  noteAttempt(measure: AttemptMeasure): void
  /** Seconds that an attempt spent in one stage; the stage `video` is rendering. */
  noteStage(kind: string, stage: string, seconds: number): void
  /** Tokens of a vendor's text, as the vendor counted them. */
  noteTokens(engine: string, tokens: { input: number; output: number }): void
  /** Characters that a vendor was asked to speak. */
  noteSpeech(engine: string, characters: number): void
  /** All numbers in the Prometheus text format. */
  print(): Promise<{ contentType: string; text: string }>
}

/** The number of jobs of one kind that wait (`queued`) or run (`running`), in all processes. */
export interface LineSummary {
  kind: string
  status: string
  count: number
  oldestSeconds: number
}
type ReadLine = () => Promise<readonly LineSummary[]>

const requestBuckets = [0.005, 0.02, 0.1, 0.5, 2, 10, 60]
const workBuckets = [0.5, 1, 2, 5, 10, 20, 40, 80, 160, 320, 640, 1280]

/**
 * The metrics library loads after the server has started, so that it doesn't slow the start. Measurements wait until
 * then.
 */
const loadAfterMs = 3000

/** Starts counting. The process's own measurements (memory, event loop) begin with the first reading. */
export function createMetrics(readLine: ReadLine): Metrics {
  let loading: Promise<Metrics> | undefined
  let waiting: ((metrics: Metrics) => void)[] | null = []
  const load = (): Promise<Metrics> =>
    (loading ??= loadMetrics(readLine).then((metrics) => {
      for (const write of waiting ?? []) write(metrics)
      waiting = null
      return metrics
    }))
  const write = (measure: (metrics: Metrics) => void): void => {
    if (waiting) waiting.push(measure)
    else void load().then(measure)
  }
  setTimeout(() => void load(), loadAfterMs).unref()
  return {
    noteRequest: (measure) => write((metrics) => metrics.noteRequest(measure)),
    noteWait: (...measure) => write((metrics) => metrics.noteWait(...measure)),
    noteAttempt: (measure) => write((metrics) => metrics.noteAttempt(measure)),
    noteStage: (...measure) => write((metrics) => metrics.noteStage(...measure)),
    noteTokens: (...measure) => write((metrics) => metrics.noteTokens(...measure)),
    noteSpeech: (...measure) => write((metrics) => metrics.noteSpeech(...measure)),
    print: async () => (await load()).print(),
  }
}

async function loadMetrics(readLine: ReadLine): Promise<Metrics> {
  const prometheus = await import('prom-client')
  const { Counter, Histogram } = prometheus
  const registry = new prometheus.Registry()
  const registers = [registry]
  const requests = new Histogram({
    name: 'vivify_http_request_seconds',
    help: 'Calls by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: requestBuckets,
    registers,
  })
  const waits = new Histogram({
    name: 'vivify_job_wait_seconds',
    help: 'From the order of a job to its first start',
    labelNames: ['kind'],
    buckets: workBuckets,
    registers,
  })
  const stages = new Histogram({
    name: 'vivify_job_stage_seconds',
    help: 'An attempt in one stage; the stage "video" is rendering',
    labelNames: ['kind', 'stage'],
    buckets: workBuckets,
    registers,
  })
  const attempts = new Counter({
    name: 'vivify_job_attempts_total',
    help: 'Attempts at jobs by how they ended',
    labelNames: ['kind', 'status'],
    registers,
  })
  const seconds = new Counter({
    name: 'vivify_job_attempt_seconds_total',
    help: 'Seconds that attempts took',
    labelNames: ['kind'],
    registers,
  })
  addLine(prometheus, registry, readLine)
  let isFirst = true
  return {
    noteRequest: ({ seconds: took, ...labels }) => requests.observe(labels, took),
    noteWait: (kind, waited) => waits.observe({ kind }, waited),
    noteStage: (kind, stage, took) => stages.observe({ kind, stage }, took),
    noteTokens: countTokens(prometheus, registry),
    noteSpeech: countSpeech(prometheus, registry),
    noteAttempt({ kind, status, seconds: took }) {
      attempts.inc({ kind, status })
      seconds.inc({ kind }, took)
    },
    async print() {
      if (isFirst) prometheus.collectDefaultMetrics({ register: registry })
      isFirst = false
      return { contentType: registry.contentType, text: await registry.metrics() }
    },
  }
}

function countTokens({ Counter }: typeof import('prom-client'), registry: Registry): Metrics['noteTokens'] {
  const tokens = new Counter({
    name: 'vivify_text_tokens_total',
    help: 'Tokens that vendors of text read (input) and wrote (output)',
    labelNames: ['engine', 'direction'],
    registers: [registry],
  })
  return (engine, { input, output }) => {
    tokens.inc({ engine, direction: 'input' }, input)
    tokens.inc({ engine, direction: 'output' }, output)
  }
}

function countSpeech({ Counter }: typeof import('prom-client'), registry: Registry): Metrics['noteSpeech'] {
  const characters = new Counter({
    name: 'vivify_speech_characters_total',
    help: 'Characters that vendors of voices were asked to speak',
    labelNames: ['engine'],
    registers: [registry],
  })
  return (engine, count) => characters.inc({ engine }, count)
}

/** Adds the length of the job queue. It comes from the database, so it is the same in every process. */
function addLine({ Gauge }: typeof import('prom-client'), registry: Registry, readLine: ReadLine): void {
  const registers = [registry]
  const oldest = new Gauge({
    name: 'vivify_jobs_oldest_waiting_seconds',
    help: 'How long the first in line has waited',
    labelNames: ['kind'],
    registers,
  })
  const jobs = new Gauge({
    name: 'vivify_jobs',
    help: 'Jobs that wait (queued) or run (running), of all processes',
    labelNames: ['kind', 'state'],
    registers,
    async collect() {
      const line = await readLine()
      jobs.reset()
      oldest.reset()
      for (const { kind, status, count, oldestSeconds } of line) {
        jobs.set({ kind, state: status }, count)
        if (status === 'queued') oldest.set({ kind }, oldestSeconds)
      }
    },
  })
}
