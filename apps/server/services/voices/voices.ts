// Which voices of vendors an account may use, and their lists.

import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import { limits } from '@vivify/contract/plans'
import type { VendorVoice } from '@vivify/contract/project'
import type { VoiceGroup } from '@vivify/contract/routes/voices'
import type { SpeechEngine, Voice } from '../../providers/speech/port.ts'
import type { Database } from '../../store/database.ts'
import { countVendorText } from '../../store/vendor-text-counts.ts'
import { isGuestWorkspace } from '../../store/workspaces.ts'
import { readAllowance, requirePlanFeature } from '../plans/plan-limits.ts'
import type { OpenVoice } from '../stages/voice/vendor-speaking.ts'
import type { VendorRules } from '../vendors/vendor-rules.ts'
import { VoiceLists } from './voice-lists.ts'

export interface VoiceOptions {
  db: Database
  engines: readonly SpeechEngine[]
  vendors: VendorRules
  isEnforced: boolean
  /** Called with the characters of each text before it is ordered. */
  onSpoken: (engine: string, characters: number) => void
  /** Replaces the default limit of characters a day. */
  mostCharacters?: number
}

export interface VoiceService {
  /** Engines that are not ready and those whose vendor does not answer are listed without voices. */
  list(workspaceId: string, signal: AbortSignal): Promise<{ groups: VoiceGroup[]; isAllowed: boolean }>
  /**
   * Finds a voice for an account. Throws AppError `forbidden` when the plan has no premium voices or guests may not use
   * vendors, and `bad_input` when its engine is unknown or not ready.
   */
  find(workspaceId: string, voice: VendorVoice): Promise<OpenVoice>
}

export function createVoiceService(options: VoiceOptions): VoiceService {
  const { db, isEnforced } = options
  const lists = new VoiceLists()
  const enginesFor = async (workspaceId: string): Promise<SpeechEngine[]> => {
    const isGuest = await isGuestWorkspace(db, workspaceId)
    return options.vendors.listFor(options.engines, { workspaceId, isGuest })
  }
  return {
    async list(workspaceId, signal) {
      const [allowed, engines] = await Promise.all([
        readAllowance(db, { workspaceId, isEnforced }),
        enginesFor(workspaceId),
      ])
      const groups = await Promise.all(engines.map((engine) => describeGroup(lists, engine, signal)))
      return { groups, isAllowed: allowed.features.includes('premiumVoices') }
    },
    async find(workspaceId, { engine: id, id: voice }) {
      requirePlanFeature(await readAllowance(db, { workspaceId, isEnforced }), 'premiumVoices')
      const engine = (await enginesFor(workspaceId)).find((each) => each.id === id)
      if (!engine) throw new AppError('bad_input', messages.voices.engineUnknown)
      const { state, sentence } = engine.status()
      if (state === 'needs_account') throw new AppError('forbidden', sentence)
      if (state !== 'ready') throw new AppError('bad_input', sentence)
      const known = lists.known(engine)?.find((each) => each.id === voice)
      return {
        engine,
        id: voice,
        gender: known?.gender ?? null,
        account: workspaceId,
        count: (text) => count(options, { workspaceId, engine: id, text }),
      }
    },
  }
}

async function count(
  { db, onSpoken, mostCharacters: most = limits.vendorSpeechCharactersPerDay }: VoiceOptions,
  { workspaceId, engine, text }: { workspaceId: string; engine: string; text: string },
): Promise<void> {
  const amount = text.length
  if (!(await countVendorText(db, { workspaceId, unit: 'speech_day', most, amount }))) {
    throw new AppError('rate_limited', messages.voices.charactersPerDay(most.toLocaleString('en-US')))
  }
  onSpoken(engine, amount)
}

async function describeGroup(
  lists: VoiceLists,
  engine: SpeechEngine,
  signal: AbortSignal,
): Promise<VoiceGroup> {
  const { id, name, price = null } = engine
  const { state, sentence } = engine.status()
  const group = { engine: id, name, state, sentence, price, voices: [] }
  if (state !== 'ready') return group
  try {
    return { ...group, voices: (await lists.read(engine, signal)).map(describeVoice) }
  } catch (error) {
    signal.throwIfAborted()
    // One vendor that does not answer hides no other.
    if (!AppError.isInstance(error)) throw error
    return { ...group, sentence: `${messages.voices.unlisted(name)} ${error.message}` }
  }
}

function describeVoice({ id, label, language, gender, about = '', isOwn = false }: Voice) {
  return { id, name: label, language, gender, about, isOwn }
}
