// Calls Vivify's API from a program, in Node 20 or newer and in browsers. JavaScript, so that programs need no build;
// client.d.ts has the types.

export class VivifyError extends Error {
  name = 'VivifyError'

  constructor(message, { code, status, details = {}, cause }) {
    super(message, cause === undefined ? undefined : { cause })
    this.code = code
    this.status = status
    this.details = details
  }
}

export function createClient({ address, key, fetch: send = fetch }) {
  const call =
    (method) =>
    async (path, input = {}) => {
      const request = describeRequest(method, key, input)
      const response = await send(new URL(fillPath(path, input), address), request).catch((cause) => {
        if (input.signal?.aborted) throw cause
        const message = `Vivify at ${address} can’t be reached.`
        throw new VivifyError(message, { code: 'unreachable', status: 0, cause })
      })
      if (!response.ok) throw await describeFailure(response)
      const isJson = response.headers.get('content-type')?.startsWith('application/json')
      return isJson ? response.json() : response
    }
  const get = call('GET')
  return {
    get,
    post: call('POST'),
    put: call('PUT'),
    patch: call('PATCH'),
    delete: call('DELETE'),

    async waitForJob(jobId, { everyMs = 1000, signal } = {}) {
      for (;;) {
        const job = await get('/api/jobs/{jobId}', { params: { jobId }, signal })
        if (['completed', 'failed', 'cancelled'].includes(job.state.status)) return job
        await wait(everyMs, signal)
      }
    },
  }
}

function fillPath(path, { params = {}, query = {} }) {
  const filled = Object.entries(params).reduce(
    (made, [name, value]) => made.replace(`{${name}}`, encodeURIComponent(String(value))),
    path,
  )
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return search === '' ? filled : `${filled}?${search}`
}

function describeRequest(method, key, { body, bytes, signal }) {
  const headers = { authorization: `Bearer ${key}` }
  if (bytes !== undefined) return { method, headers, body: bytes, signal }
  if (body === undefined) return { method, headers, signal }
  headers['content-type'] = 'application/json'
  return { method, headers, body: JSON.stringify(body), signal }
}

async function describeFailure(response) {
  const { status } = response
  const answer = await response.json().catch(() => null)
  if (typeof answer?.error === 'string') return new VivifyError(answer.error, { ...answer, status })
  return new VivifyError(`The server answered with ${status}.`, { code: 'internal', status })
}

function wait(ms, signal) {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal?.addEventListener('abort', stop, { once: true })
  })
}
