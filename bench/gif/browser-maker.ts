import { copyFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import { build, preview } from 'vite'
import type { GifRun } from './page/page.ts'

export interface BrowserMaker extends AsyncDisposable {
  make(quality: string): Promise<{ seconds: number; bytes: Buffer }>
  /** Size in bytes that the screen would predict. */
  predict(quality: string): Promise<number>
}

/** Builds the page like the web app, serves it with the clip and opens it. */
export async function openMaker(browser: Browser, folder: string, clip: string): Promise<BrowserMaker> {
  const root = path.join(import.meta.dirname, 'page')
  const outDir = path.join(folder, 'page')
  await mkdir(outDir)
  const shared = {
    root,
    configFile: false,
    logLevel: 'error',
    build: { outDir, emptyOutDir: false },
  } as const
  await build({ ...shared, build: { ...shared.build, target: 'es2023' } })
  await copyFile(clip, path.join(outDir, 'clip.mp4'))
  const server = await preview({ ...shared, preview: { port: 0, host: '127.0.0.1' } })
  const page = await browser.newPage()
  page.on('pageerror', (error) => console.error(error))
  await page.goto(server.resolvedUrls!.local[0]!)
  await page.waitForFunction(() => window.gifBench?.isReady === true)
  return {
    async make(quality) {
      const { seconds, file }: GifRun = await page.evaluate((id) => window.gifBench.makeGif(id), quality)
      return { seconds, bytes: Buffer.from(file, 'base64') }
    },
    predict: (quality) => page.evaluate((id) => window.gifBench.predict(id), quality),
    async [Symbol.asyncDispose]() {
      await page.close()
      await server.close()
    },
  }
}
