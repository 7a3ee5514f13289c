import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const quick = new URL('./quick-modules.js', import.meta.url).href
const folder = fileURLToPath(new URL('..', import.meta.url))

/** Prints every module that these packages load, with its format. */
const program = `
  import { registerHooks } from 'node:module'
  const loaded = []
  registerHooks({
    load(url, context, load) {
      const answer = load(url, context)
      loaded.push(url + ' ' + answer.format)
      return answer
    },
  })
  await Promise.all(
    ['drizzle-orm/pg-core', 'drizzle-orm/node-postgres', 'better-auth', 'hono', 'zod', 'pg-boss'].map((name) => import(name)),
  )
  console.log(loaded.sort().join('\\n'))
`

test('the same modules are loaded as by Node’s own lookup', async () => {
  const load = async (...options: string[]): Promise<string> => {
    const argv = [...options, '--input-type=module', '--eval', program]
    return (await promisify(execFile)(process.execPath, argv, { cwd: folder, maxBuffer: 10_000_000 })).stdout
  }
  const [plain, withHook] = await Promise.all([load(), load('--import', quick)])
  expect(withHook).toBe(plain)
  expect(plain.split('\n').length).toBeGreaterThan(300)
})
