// An article with everything that a text can have, and what a stranger would try.

import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import {
  articleConfigSchema,
  articleDocumentSchema,
  articleSourcesSchema,
  type ArticleDocument,
} from '@vivify/contract/article'
import type { Storage } from '../../providers/storage/port.ts'
import type { Store } from '../../store/database.ts'
import { articleBatches, articles } from '../../store/schema-articles.ts'
import { assets } from '../../store/schema.ts'

interface Parts {
  store: Pick<Store, 'db'>
  storage: Storage
}

export const attack = '</script><script>alert(1)</script><img src=x onerror=alert(2)>'

const markdown = `# Tom & Jerry’s <b>lighthouse</b> ${attack}

A lighthouse guides ships[^w1]. It is **bold**, *slanted*, ~~struck~~ and \`const a = "<b>"\`, and it
has a [link to the coast](https://example.org/coast?a=1&b=2 "The coast").

## How light travels

1. First the lamp
2. Then the **lens**
   - made of glass
   - and brass
     1. with screws

- [ ] a box to tick
- a plain line

![A lighthouse at dusk](asset:dusk "Dusk in \\"Brest\\" & beyond")

> Light is the first of painters.
>
> > Nested, and said by **Emerson**[^w2].

| Lamp | Reach |
| :--- | ---: |
| Oil \\| whale | 20 km[^w1] |
| LED <i>new</i> | 40 km |

\`\`\`html
<script>alert('code stays code')</script>
\`\`\`

---

### Letters of many places

Emoji 🏮 and a family 👩‍👩‍👧, 中文的灯塔, 日本語の灯台, Ελληνικά, Кириллица, and e\u0301 with an accent.

منارة الإسكندرية كانت من عجائب الدنيا السبع.

המגדלור מאיר את הים.

<div onclick="alert(3)">raw &lt;HTML&gt; ${attack}</div>

[not a link](javascript:alert(4)) and [nor this](data:text/html,x), <https://auto.example/>, and &copy; &#60;.

A line\\
broken, and an unknown citation[^zz].

![A picture of nobody](asset:missing)
`

/** Pictures of it are `dusk` and `cover`. */
export function buildRichArticle(changes: Partial<ArticleDocument> = {}): ArticleDocument {
  const source = { site: 'Wikipedia', licenceUrl: 'https://creativecommons.org/licenses/by-sa/4.0/' }
  return articleDocumentSchema.parse({
    title: `Tom & Jerry’s <b>lighthouse</b> ${attack}`,
    markdown,
    featured: { assetId: 'cover', altText: 'The "cover" <i>picture</i>', caption: 'Drawn by hand & eye' },
    seoTitle: 'Lighthouses: "how" they work',
    description: `What a lighthouse does: a guide. ${attack}`,
    slug: 'tom-and-jerrys-lighthouse',
    faq: [
      { question: 'Who built the first one?', answer: 'Ptolemy **did**[^w2], says <b>history</b>.' },
      { question: `Is it safe? ${attack}`, answer: `Yes. ${attack}` },
    ],
    sources: [
      {
        id: 'w1',
        kind: 'wikipedia',
        title: 'Lighthouse <em>entry</em>',
        url: 'https://en.wikipedia.org/wiki/Lighthouse',
        licence: 'CC BY-SA 4.0',
        readAt: '2026-11-24T10:00:00Z',
        ...source,
      },
      {
        id: 'w2',
        kind: 'page',
        title: `Emerson ${attack}`,
        url: 'javascript:alert(5)',
        licence: '',
        readAt: '2026-11-23T10:00:00Z',
        ...source,
        licenceUrl: null,
      },
    ],
    flags: [{ text: 'It reaches 40 km.', reason: 'No source has this number.' }],
    ...changes,
  })
}

/** Writes the pictures of `buildRichArticle` into a folder. Returns their files by id. */
export async function writePictures(folder: string): Promise<Record<string, string>> {
  const files = { dusk: path.join(folder, 'dusk.png'), cover: path.join(folder, 'cover.jpg') }
  const dusk = {
    width: 900,
    height: 500,
    channels: 4 as const,
    background: { r: 20, g: 90, b: 160, alpha: 0.6 },
  }
  const cover = { width: 1200, height: 675, channels: 3 as const, background: '#2a6' }
  await writeFile(files.dusk, await sharp({ create: dusk }).png().toBuffer())
  await writeFile(files.cover, await sharp({ create: cover }).jpeg().toBuffer())
  return files
}

/** Inserts an article as it is after writing, with pictures in the storage. Returns its id. */
export async function keepArticle(
  { store, storage }: Parts,
  workspaceId: string,
  document: ArticleDocument | null,
  batchId: string = randomUUID(),
): Promise<string> {
  const { db } = store
  const id = randomUUID()
  const batch = { id: batchId, workspaceId, idempotencyKey: batchId, engine: null, imageEngine: 'built-in' }
  const choices = { config: articleConfigSchema.parse({}), sources: articleSourcesSchema.parse({}) }
  await db
    .insert(articleBatches)
    .values({ ...batch, ...choices, sourceCharacters: 0 })
    .onConflictDoNothing()
  const own = document === null ? null : await givePictures({ store, storage }, workspaceId, document)
  const title = document?.title ?? 'Not written yet'
  const ending = document === null ? null : ('written' as const)
  await db.insert(articles).values({ id, workspaceId, batchId, position: 0, title, ending, document: own })
  return id
}

async function givePictures(
  { store, storage }: Parts,
  workspaceId: string,
  document: ArticleDocument,
): Promise<ArticleDocument> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vivify-article-'))
  let text = JSON.stringify(document)
  for (const [name, file] of Object.entries(await writePictures(folder))) {
    const id = randomUUID()
    const { sizeBytes, sha256 } = await storage.take(`uploads/${id}`, file)
    const mimeType = file.endsWith('.png') ? 'image/png' : 'image/jpeg'
    const kept = { id, workspaceId, kind: 'image' as const, name: path.basename(file), mimeType }
    await store.db.insert(assets).values({ ...kept, sizeBytes, sha256, storageKey: `uploads/${id}` })
    text = text
      .replaceAll(`asset:${name}`, `asset:${id}`)
      .replaceAll(`"assetId":"${name}"`, `"assetId":"${id}"`)
  }
  await rm(folder, { recursive: true, force: true })
  return articleDocumentSchema.parse(JSON.parse(text))
}
