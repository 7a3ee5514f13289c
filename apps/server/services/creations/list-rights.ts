import type { Project } from '@vivify/contract/project'
import { maxRightsEntries, type RightsEntry } from '@vivify/contract/rights'
import type { ProjectNotes } from '@vivify/contract/routes/projects'
import type { AssetRow } from '../../store/assets.ts'
import { chooseClips } from '../stages/footage/clips.ts'

export interface RightsQuestion {
  project: Project
  /** The files of the document. */
  files: readonly Pick<AssetRow, 'id' | 'name' | 'provenance'>[]
  /** The sources of the script's facts. */
  credit: NonNullable<ProjectNotes['credit']>
  /** The voice's engine, as it names itself. */
  voice: string
  /** The model that filmed scenes; null when none was filmed. */
  filmedBy: string | null
}

export const builtInLicence = 'Yours to use; motifs in its pictures are of Fluent Emoji (MIT).'
const madeHere = 'Yours to use.'
const unknownLicence = 'Yours, or used under its own terms.'
const usual = { author: '', url: null, licenceUrl: null } as const

/** Whose work a video consists of: footage and pictures in the order of the scenes, music, voice, facts. */
export async function listRights(question: RightsQuestion): Promise<RightsEntry[]> {
  const { credit } = question
  return [
    ...(await listShown(question)),
    ...describeSound(question),
    ...credit.map(({ title, url, licence }): RightsEntry => ({
      ...usual,
      part: 'facts',
      scenes: [],
      title,
      source: hostOf(url),
      url,
      licence: licence || unknownLicence,
    })),
  ].slice(0, maxRightsEntries)
}

/** Each file once, with the scenes that show it. */
async function listShown({ project, files, filmedBy }: RightsQuestion): Promise<RightsEntry[]> {
  const clips = await chooseClips(project)
  const scenesByKey = new Map<string, number[]>()
  const painted: number[] = []
  for (const [index, { id, visual }] of project.scenes.entries()) {
    const keys = visual.ad
      ? [visual.ad.background, visual.ad.product, visual.ad.words]
      : [clips.get(id) ?? visual.asset].filter((key) => key !== null)
    const known = keys.filter((key) => project.assets[key] !== undefined)
    if (known.length === 0) painted.push(index + 1)
    for (const key of known) scenesByKey.set(key, [...(scenesByKey.get(key) ?? []), index + 1])
  }
  const logo = project.brand.logoAsset
  if (logo !== null && project.assets[logo]) scenesByKey.set(logo, scenesByKey.get(logo) ?? [])
  const shown = [...scenesByKey].map(([key, scenes]) => describeFile(project, key, files, scenes))
  if (filmedBy !== null) {
    const licence = `Under the terms of ${filmedBy}.`
    shown.push({ ...usual, part: 'footage', scenes: [], title: 'Filmed scenes', source: filmedBy, licence })
  }
  if (painted.length > 0) {
    const title = 'Pictures and moving words'
    shown.push({
      ...usual,
      part: 'picture',
      scenes: painted,
      title,
      source: 'Vivify',
      licence: builtInLicence,
    })
  }
  return shown
}

function describeFile(
  project: Project,
  key: string,
  files: RightsQuestion['files'],
  scenes: number[],
  part: RightsEntry['part'] = project.assets[key]!.kind === 'clip' ? 'footage' : 'picture',
): RightsEntry {
  const asset = project.assets[key]!
  const file = files.find(({ id }) => id === asset.source)
  const stock = file?.provenance?.stock
  if (stock) {
    const { title, author, sourceName: source, pageUrl: url, licence, licenceUrl } = stock
    return { part, scenes, title, author, source, url, licence, licenceUrl }
  }
  const title = (file?.name ?? asset.name ?? 'A file').slice(0, 500)
  const source = file?.provenance?.engine ?? 'Your own file'
  return { ...usual, part, scenes, title, source, licence: file?.provenance?.licence ?? unknownLicence }
}

function describeSound({ project, files, voice }: RightsQuestion): RightsEntry[] {
  const { music, musicAsset, narration } = project
  const entries: RightsEntry[] = []
  if (musicAsset !== null && project.assets[musicAsset]) {
    entries.push(describeFile(project, musicAsset, files, [], 'music'))
  } else if (musicAsset === null && music !== 'No Music') {
    entries.push({ ...usual, part: 'music', scenes: [], title: music, source: 'Vivify', licence: madeHere })
  }
  if (narration !== null && project.assets[narration]) {
    entries.push(describeFile(project, narration, files, [], 'voice'))
  } else if (project.voice !== null) {
    entries.push({
      ...usual,
      part: 'voice',
      scenes: [],
      title: project.voice,
      source: voice,
      licence: madeHere,
    })
  }
  return entries
}

function hostOf(url: string): string {
  return URL.parse(url)?.host ?? ''
}
