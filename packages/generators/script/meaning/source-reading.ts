import { AppError } from '@vivify/contract/errors'
import { takeAudienceQuestion } from './audience-question.ts'
import { readInput, requireVowels } from '../wording/bad-input.ts'
import { readDraftLanguage } from '../wording/draft-language.ts'
import { loadLanguageTools, type LanguageTools } from '../wording/language-tools.ts'
import { onlyPerson } from './pronoun-repair.ts'
import { analyseSource, type AnalysedSentence } from './source-analysis.ts'
import { readSource } from '../cleaning/source-cleaning.ts'
import { findGenre, type Genre } from './source-genre.ts'
import { findNeeds, type Need } from './source-needs.ts'
import { findTopic, type TopicPhrase } from './topic-phrase.ts'

/** Kind of text, as named in messages to the person. */
export type SourceTextName = 'transcript' | 'page'

/** A source as the writers of scripts use it. */
export interface SourceReading {
  readonly textName: SourceTextName
  readonly sentences: readonly AnalysedSentence[]
  /** What each sentence takes for granted from farther up. */
  readonly needs: readonly (readonly Need[])[]
  /** null for languages other than English. */
  readonly tools: LanguageTools | null
  readonly topic: TopicPhrase | null
  /** The one person that the source is about, by full name. */
  readonly person: string | null
  readonly title: string | null
  readonly genre: Genre
  /** What the text asks its readers at its end. */
  readonly question: string | null
  /** True when the source has no punctuation, so no sentence may be shortened. */
  readonly isGuessed: boolean
  readonly language: string
  readonly warnings: readonly string[]
}

/**
 * Reads and analyzes a transcript, captions file or page text. Throws AppError `script_empty`, `script_too_long`,
 * `bad_input` or `nothing_to_say`.
 */
export async function readForScript(
  text: string,
  {
    textName = 'transcript',
    title,
  }: { textName?: SourceTextName | undefined; title?: string | undefined } = {},
): Promise<SourceReading> {
  const input = readInput(text, textName)
  requireVowels(input, textName)
  requireProse(input, textName)
  const mayBeEnglish = readDraftLanguage(input).isEnglish
  const source = readSource(input, mayBeEnglish ? await loadLanguageTools() : null)
  if (source.sentences.length === 0) {
    throw new AppError(
      'nothing_to_say',
      `There is nothing to say in this ${textName}: it holds only greetings, notes or adverts.`,
    )
  }
  const opening = source.sentences.slice(0, 200).map((sentence) => sentence.text)
  const language = readDraftLanguage(opening.join(' '))
  const tools = language.isEnglish ? await loadLanguageTools() : null
  const { sentences: told, question } = tools
    ? takeAudienceQuestion(source.sentences)
    : { sentences: source.sentences, question: null }
  const sentences = analyseSource(told, tools)
  return {
    textName,
    sentences,
    question,
    needs: tools ? findNeeds(sentences) : [],
    tools,
    topic: findTopic(sentences, title ?? source.title),
    person: onlyPerson(sentences),
    title: source.title,
    genre: tools ? (source.isShop === true ? 'product' : findGenre(sentences, source.title)) : 'facts',
    isGuessed: source.isGuessed,
    language: language.language,
    warnings: [...source.warnings, ...language.warnings],
  }
}

const loneAddress = /^(?:https?:\/\/|www\.)\S{1,2000}$/i
const codeLine =
  /^(?:import|export|const|let|var|function|return|class|def|public|private|static|#include|package|using|from \S+ import|if \(|for \(|while \(|\}|\{|<\/?[a-z]+[ >]|\/\/|\/\*|\*\/|SELECT |INSERT |CREATE )|[;{}]$|=>|\(\)\s{0,3}\{?$/
const minCodeShare = 0.6

/** Refuses what holds no prose: an address, or code. */
function requireProse(text: string, textName: SourceTextName): void {
  if (loneAddress.test(text)) {
    throw new AppError(
      'nothing_to_say',
      `This ${textName} is only an address. Paste the text itself, or choose Web page or Video.`,
    )
  }
  const lines = text
    .slice(0, 20_000)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const code = lines.filter((line) => codeLine.test(line)).length
  if (lines.length >= 4 && code >= lines.length * minCodeShare) {
    throw new AppError('nothing_to_say', `There is nothing to say in this ${textName}: it is program code.`)
  }
}
