// The documented rules of each library, and its answers.

import { firstFault, suiteKey, type StubCall, type StubFault } from '../testing.ts'
import { commons } from './commons.ts'
import { nasa } from './nasa.ts'
import { openverse } from './openverse.ts'
import { pexels } from './pexels.ts'
import { pixabay } from './pixabay.ts'
import type { StockRules } from './testing.ts'
import { stockItems, type StockItem } from './testing-items.ts'

const addressOf = (call: StubCall): URL => new URL(call.path, 'http://stub')
const isNumber = (text: string | null, least: number, most: number): boolean =>
  text !== null && /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most
/** https://foundation.wikimedia.org/wiki/Policy:Wikimedia_Foundation_User-Agent_Policy */
const isNamed = ({ headers }: StubCall): boolean =>
  /^Vivify\/[\d.]+ \([^()]+\)$/.test(String(headers['user-agent']))
const wrongKey: StubFault = { status: 401, message: 'Unauthorized' }

/** https://www.pexels.com/api/documentation/ */
export const pexelsRules: StockRules = {
  vendor: pexels,
  basePath: '/v1',
  hasOwnLicence: true,
  clipEnding: 'mp4',
  nothing: { photos: [], page: 1, per_page: 15, total_results: 0 },
  refuse: (error) => ({ status: 400, code: error }),
  findFault(call) {
    const { pathname, searchParams: asked } = addressOf(call)
    return firstFault([
      [call.method === 'GET', { status: 405, message: 'Only GET' }],
      [['/v1/search', '/v1/videos/search'].includes(pathname), { status: 404, message: 'Not Found' }],
      [call.headers.authorization === suiteKey, wrongKey],
      [(asked.get('query') ?? '').trim() !== '', 'Missing query'],
      [isNumber(asked.get('per_page') ?? '15', 1, 80), 'per_page is 1 to 80'],
      [isNumber(asked.get('page') ?? '1', 1, 1000), 'page is from 1'],
      [['portrait', 'landscape', 'square', null].includes(asked.get('orientation')), 'Unknown orientation'],
    ])
  },
  readSearch: ({ pathname, searchParams: asked }) => ({
    words: asked.get('query')!,
    kind: pathname.includes('/videos/') ? 'video' : 'photo',
    perPage: Number(asked.get('per_page') ?? 15),
    page: Number(asked.get('page') ?? 1),
  }),
  answer(asked, found, fileOf) {
    const paging = {
      page: Number(asked.get('page')),
      per_page: Number(asked.get('per_page')),
      total_results: 99,
    }
    const isVideo = found[0]?.kind === 'video'
    const entries = found.map((item) => {
      const { id, title, author, width, height } = item
      const slug = title.toLowerCase().replaceAll(' ', '-')
      const usual = { id, width, height, url: `https://www.pexels.com/${item.kind}/${slug}-${id}/` }
      if (item.kind === 'photo') {
        const src = {
          original: fileOf(item, 'file'),
          large2x: fileOf(item, 'file'),
          medium: fileOf(item, 'preview'),
        }
        return {
          ...usual,
          photographer: author,
          photographer_url: 'https://www.pexels.com/@a',
          alt: title,
          src,
        }
      }
      const file = {
        id,
        quality: 'hd',
        file_type: 'video/mp4',
        width,
        height,
        fps: 2,
        link: fileOf(item, 'file'),
      }
      const hls = { ...file, quality: 'hls', file_type: 'application/x-mpegURL', width: null, height: null }
      const user = { id: 1, name: author, url: 'https://www.pexels.com/@a' }
      return {
        ...usual,
        duration: item.seconds,
        image: fileOf(item, 'preview'),
        user,
        video_files: [hls, file],
      }
    })
    return { ...paging, [isVideo ? 'videos' : 'photos']: entries }
  },
}

/** https://pixabay.com/api/docs/: errors are plain text. */
export const pixabayRules: StockRules = {
  vendor: pixabay,
  basePath: '/api',
  hasOwnLicence: true,
  clipEnding: 'mp4',
  nothing: { total: 0, totalHits: 0, hits: [] },
  refuse: (message) => `[ERROR 400] ${message}`,
  findFault(call) {
    const { pathname, searchParams: asked } = addressOf(call)
    return firstFault([
      [call.method === 'GET', { status: 405, message: 'Only GET' }],
      [['/api/', '/api/videos/'].includes(pathname), { status: 404, message: 'Not found' }],
      // The real one answers 400; `describeCheck` is tested with that.
      [asked.get('key') === suiteKey, wrongKey],
      [(asked.get('q') ?? '').length <= 100, '"q" has more than 100 characters'],
      [isNumber(asked.get('per_page') ?? '20', 3, 200), '"per_page" is 3 to 200'],
      [isNumber(asked.get('page') ?? '1', 1, 1000), '"page" is out of valid range'],
      [asked.get('safesearch') === 'true', 'Vivify asks for safe results'],
      [
        ['all', 'horizontal', 'vertical', null].includes(asked.get('orientation')),
        '"orientation" is unknown',
      ],
      [['all', 'film', 'animation', null].includes(asked.get('video_type')), '"video_type" is unknown'],
    ])
  },
  readSearch: ({ pathname, searchParams: asked }) => ({
    words: asked.get('q')!,
    kind: pathname.includes('/videos/') ? 'video' : 'photo',
    perPage: Number(asked.get('per_page')),
    page: Number(asked.get('page')),
  }),
  answer: (_asked, found, fileOf) => ({
    total: 99,
    totalHits: 99,
    hits: found.map((item) => {
      const { id, title, tags, author, width, height } = item
      const usual = {
        id,
        pageURL: `https://pixabay.com/${item.kind}s/id-${id}/`,
        tags: `${title}, ${tags}`,
        user: author,
        user_id: 7,
      }
      if (item.kind === 'photo') {
        return {
          ...usual,
          webformatURL: fileOf(item, 'preview'),
          largeImageURL: fileOf(item, 'file'),
          imageWidth: width,
          imageHeight: height,
        }
      }
      const file = {
        url: fileOf(item, 'file'),
        width,
        height,
        size: 200_000,
        thumbnail: fileOf(item, 'preview'),
      }
      return {
        ...usual,
        duration: item.seconds,
        videos: { large: { ...file, url: '', width: 0, height: 0, size: 0 }, medium: file },
      }
    }),
  }),
}

/** https://api.openverse.org/v1/, without a key. */
export const openverseRules: StockRules = {
  vendor: openverse,
  basePath: '/v1',
  hasOwnLicence: false,
  clipEnding: 'mp4',
  nothing: { result_count: 0, page_count: 0, page_size: 20, page: 1, results: [] },
  refuse: (detail) => ({ detail }),
  findFault(call) {
    const { pathname, searchParams: asked } = addressOf(call)
    return firstFault([
      [call.method === 'GET', { status: 405, message: 'Only GET' }],
      [pathname === '/v1/images/', { status: 404, message: 'Not found.' }],
      [isNamed(call), { status: 403, message: 'Name yourself' }],
      [
        isNumber(asked.get('page_size') ?? '20', 1, 20),
        { status: 401, message: 'page_size is at most 20 for anonymous requests' },
      ],
      [isNumber(asked.get('page') ?? '1', 1, 20), 'page is at most 20'],
      [['tall', 'wide', 'square', null].includes(asked.get('aspect_ratio')), 'aspect_ratio is unknown'],
      [asked.get('license_type') === 'commercial,modification', 'Vivify asks for what it may use'],
    ])
  },
  readSearch: ({ searchParams: asked }) => ({
    words: asked.get('q')!,
    kind: 'photo',
    perPage: Number(asked.get('page_size')),
    page: Number(asked.get('page')),
  }),
  answer: (asked, found, fileOf) => ({
    result_count: 99,
    page_count: 5,
    page_size: 20,
    page: Number(asked.get('page')),
    // The filter of the real one is not trusted, so this one has none.
    results: found.map((item) => {
      const [license, license_version] = item.licence.split(' ')
      const { id, title, author, width, height, tags } = item
      return {
        id: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
        title,
        creator: author,
        creator_url: 'https://www.flickr.com/photos/author',
        foreign_landing_url: `https://www.flickr.com/photos/author/${id}`,
        url: fileOf(item, 'file'),
        thumbnail: fileOf(item, 'preview'),
        license,
        license_version,
        license_url: 'https://creativecommons.org/',
        width,
        height,
        mature: false,
        tags: tags.split(' ').map((name) => ({ name })),
      }
    }),
  }),
}

/** https://www.mediawiki.org/wiki/API:Etiquette */
export const commonsRules: StockRules = {
  vendor: commons,
  basePath: '/w/api.php',
  hasOwnLicence: false,
  clipEnding: 'webm',
  nothing: { batchcomplete: true },
  refuse: (message) => ({ error: { code: 'bad', info: message } }),
  findFault(call) {
    const { pathname, searchParams: asked } = addressOf(call)
    return firstFault([
      [call.method === 'GET', { status: 405, message: 'Only GET' }],
      [pathname === '/w/api.php', { status: 404, message: 'Not found' }],
      [isNamed(call), { status: 403, message: 'Name yourself' }],
      [asked.get('action') === 'query' && asked.get('format') === 'json', 'Unknown action'],
      [asked.get('formatversion') === '2', 'formatversion=2 is what the answers are read by'],
      [asked.get('maxlag') === '5', 'A caller that can wait sends maxlag'],
      [asked.get('gsrnamespace') === '6', 'Files are in the namespace 6'],
      [isNumber(asked.get('gsrlimit'), 1, 50), 'gsrlimit is 1 to 50'],
      [
        /^[\p{L}\p{N} ]+ filetype:(?:video|bitmap)$/u.test(asked.get('gsrsearch') ?? ''),
        'The search has other operators',
      ],
    ])
  },
  readSearch({ searchParams: asked }) {
    const [words = '', type] = asked.get('gsrsearch')!.split(' filetype:')
    const perPage = Number(asked.get('gsrlimit'))
    return {
      words,
      kind: type === 'video' ? 'video' : 'photo',
      perPage,
      page: 1 + Number(asked.get('gsroffset')) / perPage,
    }
  },
  answer: (_asked, found, fileOf) =>
    found.length === 0
      ? { batchcomplete: true }
      : {
          batchcomplete: true,
          query: { pages: found.map((item, index) => describePage(item, index, fileOf)) },
        },
}

function describePage(item: StockItem, index: number, fileOf: Parameters<StockRules['answer']>[2]): unknown {
  const { id, title, author, width, height, seconds, licence } = item
  const isVideo = item.kind === 'video'
  const url = fileOf(item, 'file')
  const [code = '', version = ''] = licence.split(' ')
  const name =
    code === 'pdm' ? 'Public domain' : code === 'cc0' ? 'CC0' : `CC ${code.toUpperCase()} ${version}`
  return {
    pageid: id,
    ns: 6,
    title: `File:${title}.${isVideo ? 'webm' : 'jpg'}`,
    index: index + 1,
    videoinfo: [
      {
        url,
        descriptionurl: `https://commons.wikimedia.org/wiki/File:${id}`,
        // The image server makes any size; this one has one.
        thumburl: fileOf(item, 'preview'),
        width,
        height,
        size: 200_000,
        mime: isVideo ? 'video/webm' : 'image/jpeg',
        ...(isVideo
          ? {
              duration: seconds,
              derivatives: [{ src: url, type: 'video/webm; codecs="vp8"', width, height }],
            }
          : {}),
        extmetadata: {
          LicenseShortName: { value: name },
          Artist: { value: `<a href="//commons.wikimedia.org/wiki/User:A">${author}</a>` },
          ObjectName: { value: title },
          ImageDescription: { value: `<p>${title} &amp; more</p>` },
        },
      },
    ],
  }
}

/** https://images.nasa.gov/docs/images.nasa.gov_api_docs.pdf */
export const nasaRules: StockRules = {
  vendor: nasa,
  basePath: '',
  hasOwnLicence: true,
  clipEnding: 'mp4',
  nothing: { collection: { version: '1.0', items: [], metadata: { total_hits: 0 } } },
  refuse: (reason) => ({ reason }),
  findFault(call) {
    const { pathname, searchParams: asked } = addressOf(call)
    const isSearch = pathname === '/search'
    return firstFault([
      [call.method === 'GET', { status: 405, message: 'Only GET' }],
      [isSearch || pathname.startsWith('/asset/'), { status: 404, message: 'Not found' }],
      [!isSearch || (asked.get('q') ?? '') !== '', 'Expected at least one of the search parameters'],
      [!isSearch || ['image', 'video'].includes(asked.get('media_type') ?? ''), 'Unknown media_type'],
      [!isSearch || isNumber(asked.get('page_size'), 1, 100), 'Invalid page_size'],
    ])
  },
  readSearch: ({ searchParams: asked }) => ({
    words: asked.get('q')!,
    kind: asked.get('media_type') === 'video' ? 'video' : 'photo',
    perPage: Number(asked.get('page_size')),
    page: Number(asked.get('page')),
  }),
  answer: (_asked, found, fileOf) => ({
    collection: {
      version: '1.0',
      items: found.map((item) => ({
        href: 'https://images-assets.nasa.gov/collection.json',
        data: [
          {
            nasa_id: `NASA ${item.id}`,
            title: item.title,
            // The second in line is somebody else's.
            description: item.id % 20 === 2 ? 'Image copyright: a newspaper' : item.title,
            center: 'JPL',
            keywords: item.tags.split(' '),
            media_type: item.kind === 'video' ? 'video' : 'image',
            date_created: '2020-01-01T00:00:00Z',
          },
        ],
        links: [{ href: fileOf(item, 'preview'), rel: 'preview', render: 'image' }],
      })),
    },
  }),
  answerFile({ pathname }, fileOf) {
    const [, id] = /^\/asset\/NASA%20(\d+)$/.exec(pathname) ?? []
    const item = stockItems.find((one) => one.id === Number(id))
    if (!item) return undefined
    const file = fileOf(item, 'file')
    const ending = item.kind === 'video' ? 'mp4' : 'jpg'
    return {
      collection: {
        items: [
          { href: `${file}#~orig.${ending}` },
          { href: `${file}#~medium.${ending}` },
          { href: 'http://x/metadata.json' },
        ],
      },
    }
  },
}

export const allStockRules = [pexelsRules, pixabayRules, commonsRules, nasaRules, openverseRules]
