// A server of the AT protocol with its register of identities, in a process of its own, until its input ends. Plain
// JavaScript that runs in the peers' own Node and loads the peers' packages from their folder.
//
// Usage: node serve-pds.js <folder with node_modules> <folder for data>

import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const [folder, data] = process.argv.slice(2)
const require = createRequire(path.join(folder, 'package.json'))
const load = (name) => import(pathToFileURL(require.resolve(name)).href)
const { PDS, envToCfg, envToSecrets, readEnv } = await load('@atproto/pds')
const plc = await import(
  pathToFileURL(createRequire(require.resolve('@atproto/pds')).resolve('@did-plc/lib')).href
)

const register = await startRegister()
const port = await findFreePort()
mkdirSync(path.join(data, 'blobs'), { recursive: true })
const nowhere = 'http://127.0.0.1:9'
Object.assign(process.env, {
  PDS_HOSTNAME: 'localhost',
  PDS_PORT: String(port),
  PDS_DEV_MODE: 'true',
  PDS_DATA_DIRECTORY: data,
  PDS_BLOBSTORE_DISK_LOCATION: path.join(data, 'blobs'),
  PDS_JWT_SECRET: randomBytes(16).toString('hex'),
  PDS_ADMIN_PASSWORD: randomBytes(16).toString('hex'),
  PDS_PLC_ROTATION_KEY_K256_PRIVATE_KEY_HEX: randomBytes(32).toString('hex'),
  PDS_DID_PLC_URL: register,
  PDS_INVITE_REQUIRED: 'false',
  PDS_SERVICE_HANDLE_DOMAINS: '.test',
  PDS_DISABLE_SSRF_PROTECTION: 'true',
  PDS_BSKY_APP_VIEW_URL: nowhere,
  PDS_BSKY_APP_VIEW_DID: 'did:example:nobody',
  LOG_ENABLED: 'false',
})
const env = readEnv()
const pds = await PDS.create(envToCfg(env), envToSecrets(env))
await pds.start()
process.stdout.write(`${JSON.stringify({ url: `http://localhost:${port}` })}\n`)
process.stdin.resume().once('end', () => process.exit(0))

/** Keeps the operations on identities as plc.directory does, without checking them. */
async function startRegister() {
  const operations = new Map()
  const server = createServer(async (request, response) => {
    const [, did, kind] = decodeURIComponent(request.url).split('/')
    const answer = (status, body) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (request.method === 'POST') {
      let text = ''
      for await (const part of request) text += part
      operations.set(did, [...(operations.get(did) ?? []), JSON.parse(text)])
      return answer(200, {})
    }
    const last = operations.get(did)?.at(-1)
    if (!last) return answer(404, { message: 'not found' })
    const known = plc.opToData(did, last)
    return answer(200, kind === 'data' ? known : plc.formatDidDoc(known))
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${server.address().port}`
}

async function findFreePort() {
  const probe = createServer()
  await new Promise((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port: free } = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return free
}
