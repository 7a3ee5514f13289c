// A program that webhooks call, for tests: it notes every call, and answers as the test says.

import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface ReceivedCall {
  path: string
  headers: IncomingHttpHeaders
  body: string
}

export type Answer = (response: ServerResponse, call: ReceivedCall) => void

export interface TestReceiver extends AsyncDisposable {
  /** Ends with `/`, so that a test can add a path. */
  address: string
  calls: ReceivedCall[]
  /** Default: 204. */
  answer: Answer
}

export async function openReceiver(): Promise<TestReceiver> {
  const server: Server = createServer((request, response) => {
    void text(request).then((body) => {
      const call = { path: request.url ?? '', headers: request.headers, body }
      receiver.calls.push(call)
      receiver.answer(response, call)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const receiver: TestReceiver = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    calls: [],
    answer: (response) => response.writeHead(204).end(),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return receiver
}
