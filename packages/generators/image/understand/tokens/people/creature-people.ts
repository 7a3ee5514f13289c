// Two words for one being: a skeleton pirate, a zombie king, a ghost captain have the body of the one and the clothes of the other.

import type { Look } from '../../../figures/look.ts'
import type { Role } from '../../words/people/role.ts'
import type { Token } from '../../token.ts'
import { wordOf } from '../token-tools.ts'

const creatures =
  /^(?:skeleton|zombie|ghost|goblin|orc|elf|alien|robot|cyborg|vampire|werewolf|demon|devil|mummy|troll|undead|ghostly|dead)$/
const noTitle =
  /^(?:man|woman|boy|girl|child|lord|army|couple|family|people|ghost|skeleton|zombie|robot|alien)s?$/

type PersonToken = Extract<Token, { kind: 'person' }>

const pale: Partial<Look> = { skin: '#d6e2ea', hairColor: '#9fb0c0', over: ['glowing'] }
const rotten: Partial<Look> = { skin: '#8fae7c', gear: ['patches', 'blood'] }

/** Reads both as one. */
export function joinCreatures(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token, index) => isOf(token) && isTitle(tokens[index + 1]))
  if (at < 0) return tokens
  const [creature, title] = [tokens[at]!, tokens[at + 1] as PersonToken]
  const words = [...creature.words, ...title.words]
  const body = bodyOf(creature)
  const roles = title.roles.map((role): Role => dress(role, body))
  return [...tokens.slice(0, at), { kind: 'person', roles, words }, ...joinCreatures(tokens.slice(at + 2))]
}

function isOf(token: Token): boolean {
  const isWhole = token.kind === 'person' ? token.roles.length === 1 : true
  return isWhole && creatures.test(wordOf(token))
}

function isTitle(token: Token | undefined): token is PersonToken {
  return token?.kind === 'person' && !noTitle.test(wordOf(token))
}

/** What of a creature is its body, and not its clothes. */
function bodyOf(creature: Token): Role {
  const word = wordOf(creature)
  if (word.startsWith('ghost')) return { look: pale }
  if (/^(?:undead|dead)$/.test(word)) return { look: rotten }
  if (creature.kind !== 'person') return { look: {} }
  const { look, place } = creature.roles[0]!
  const { kind, beast, skin, hairColor, hair, gear, hasBeard } = look
  const own = gear?.filter((each) => /fangs|pointed|stitches|patches|blood|bandages|wings/.test(each))
  return {
    look: {
      ...(kind ? { kind } : {}),
      ...(beast ? { beast } : {}),
      ...(skin ? { skin } : {}),
      ...(hairColor ? { hairColor } : {}),
      ...(hair ? { hair } : {}),
      ...(own ? { gear: own } : {}),
      ...(kind === undefined || kind === 'person' ? {} : { hasBeard: hasBeard ?? false }),
    },
    ...(place ? { place } : {}),
  }
}

function dress(role: Role, body: Role): Role {
  // Whose face is hidden could be anybody.
  const isHidden = /^(?:knight|hood)$/.test(role.look.hat ?? '')
  const gear = [...(role.look.gear ?? []), ...(body.look.gear ?? [])]
  return {
    ...role,
    look: {
      ...role.look,
      ...(isHidden ? { hat: 'none' as const } : {}),
      ...body.look,
      ...(gear.length > 0 ? { gear } : {}),
    },
    ...(role.place === undefined && body.place ? { place: body.place } : {}),
  }
}
