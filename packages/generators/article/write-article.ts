// Writes an article from statements of its sources: chooses, groups and orders them, and cites each. Only the sentences
// of frames.ts are not a source's.

import { wordsOfLength } from '@vivify/contract/article'
import { countWords, escapeMarkdown, plainText } from '@vivify/contract/article-markdown'
import * as messages from '@vivify/contract/messages'
import { createRandom } from '@vivify/contract/random'
import { readDraftLanguage } from '../script/wording/draft-language.ts'
import { loadLanguageTools } from '../script/wording/language-tools.ts'
import { splitSentences } from '../script/wording/sentences.ts'
import { findTopic, type TopicPhrase } from '../script/meaning/topic-phrase.ts'
import { capitalise, parseTopic } from '../script/topic/topic-pattern.ts'
import { countLemmas, pickVisualKeywords } from '../script/wording/visual-keywords.ts'
import {
  chooseSentences,
  cutIntoParagraphs,
  labelPattern,
  saysTheSame,
  type ChoiceContext,
  type Written,
} from './choose-sentences.ts'
import { cleanStatements } from './clean-statements.ts'
import { findQuestions, type FoundQuestion } from './find-questions.ts'
import { insideSentence, writeClosing, writeOrientation } from './frames.ts'
import { analyseStatements, chooseGroups, groupStatements, type Group } from './group-statements.ts'
import { nameTopic } from './name-topic.ts'
import { briefOf } from './outline-article.ts'
import { planSections, type PlannedSection } from './plan-sections.ts'
import { findWholeSources, isOf } from './own-words.ts'
import { titleTerms } from './title-terms.ts'
import type { ArticleRequest, ArticleSection, ComposedArticle, Sentence } from './types.ts'

const questionsOfLength = { Short: 2, Medium: 4, Long: 6 } as const
/** Below this share of the wanted length the article says so. */
const shortShare = 0.85
const minSectionWords = 20
const maxOpeningWords = 110
const minOpeningWords = 12
const say = messages.articleWriting

/** The same request gives the same article. Null when the sources yield too little for an introduction and a section. */
export async function writeArticle(request: ArticleRequest): Promise<ComposedArticle | null> {
  const { title, config, facts, seed } = request
  const goal = wordsOfLength[config.articleLength]
  const language = readDraftLanguage(
    [title, ...facts.statements.slice(0, 200).map(({ text }) => text)].join(' '),
  )
  const tools = language.isEnglish ? await loadLanguageTools() : null
  const taken = request.taken.flatMap((text) => splitSentences(plainText(text)))
  const clean = cleanStatements(facts.statements, taken)
  const sentences = analyseStatements(clean, tools)
  const analysed = sentences.map((sentence) => sentence.analysed)
  const whole = findWholeSources(facts, sentences, goal)
  const topic = findTopic(analysed, title)
  const topicLemmas = new Set([...(topic?.lemmas ?? []), ...titleTerms(title, tools)])
  const groups = chooseGroups(
    groupStatements(sentences, facts, topicLemmas),
    { title, others: request.otherTitles, whole },
    facts,
    tools,
  )
  const context: ChoiceContext = { all: analysed, topic, isEnglish: language.isEnglish, whole }
  const opening = chooseOpening(groups, goal, context)
  const planned = planSections(groups, opening, { ...context, goal, title, sources: facts.sources })
  const drafts = writeSections(planned, opening, context)
  if (opening.length === 0 || drafts.length === 0) return null
  const counts = countLemmas(analysed.map(({ tokens }) => tokens))
  const sections = drafts.map(({ heading, written }) => describeSection(heading, written, counts))
  const used = new Set(
    [...opening, ...drafts.flatMap(({ written }) => written)].map(({ sentence }) => sentence),
  )
  const topicName =
    topic && isTitles(topic, titleTerms(title, tools)) ? nameTopic(topic, title, analysed) : null
  const frame = {
    ...config,
    topic: topicName,
    parts: nameParts(sections, sentences),
    random: createRandom(seed),
  }
  const orientation = language.isEnglish ? writeOrientation(frame) : ''
  const introduction = writeIntroduction(opening, orientation)
  const closing = language.isEnglish ? escapeMarkdown(writeClosing(frame)) : ''
  const left = groups.flatMap((group) => group.sentences).filter((sentence) => !used.has(sentence))
  const mostQuestions = language.isEnglish ? questionsOfLength[config.articleLength] : 0
  const questions = findQuestions(withoutRepeats(left, used), topic, mostQuestions)
  const texts = [introduction, closing, ...sections.map(({ markdown }) => markdown)]
  const words = texts.reduce((sum, text) => sum + countWords(text), 0)
  return {
    brief: briefOf(parseTopic(title), listQuestions(questions)),
    introduction,
    sections,
    closing,
    faq: questions.map(({ question, answer }) => ({
      question,
      answer: `${escapeMarkdown(answer.statement.text)}[^${answer.statement.sourceId}]`,
    })),
    words,
    warnings: warn({ words, repeated: clean.repeated, config, isEnglish: language.isEnglish }),
    keywords: keywordsOf(opening, counts),
  }
}

/** False when the sources speak of something else more than of the title's subject. */
function isTitles({ lemmas }: TopicPhrase, terms: ReadonlySet<string>): boolean {
  return lemmas.some((lemma) => terms.has(lemma))
}

function writeIntroduction(opening: readonly Written[], orientation: string): string {
  const paragraphs = cutIntoParagraphs(opening).map(writeParagraph)
  return [...paragraphs, ...(orientation === '' ? [] : [escapeMarkdown(orientation)])].join('\n\n')
}

function listQuestions(questions: readonly FoundQuestion[]): string[] {
  return questions.map(({ question }) => question)
}

interface Shortcomings {
  words: number
  /** Statements that were left out, because something else says the same. */
  repeated: number
  config: ArticleRequest['config']
  isEnglish: boolean
}

function warn({ words, repeated, config, isEnglish }: Shortcomings): string[] {
  const { articleLength, articleStyle, pointOfView } = config
  const goal = wordsOfLength[articleLength]
  const isShort = words < goal * shortShare
  return [
    ...(isShort ? [say.shorter(Math.round(words / 10) * 10, goal)] : []),
    ...(isShort && repeated > 2 ? [say.repeatedLeftOut(repeated)] : []),
    isEnglish ? say.wordingOfSources(articleStyle, pointOfView) : say.notEnglish,
  ]
}

function nameParts(sections: readonly ArticleSection[], sentences: readonly Sentence[]): string[] {
  const names = namesIn(sentences)
  return sections.map(({ heading }) => insideSentence(heading, names))
}

/** Where it is said what the title's subject is: the opening of the source that fits best, or else its first part. */
function chooseOpening(groups: readonly Group[], goal: number, context: ChoiceContext): Written[] {
  const words = Math.min(maxOpeningWords, Math.max(45, goal * 0.07))
  const openings = rankOpenings(groups).flatMap(({ sentences }) => {
    const isFollowed = groups.some((group) => group.heading !== null && group.sentences !== sentences)
    const isWhole = sentences.every((one) => isOf(one, context.whole))
    const written = isWhole
      ? chooseSentences(openOwn(sentences, isFollowed), maxOpeningWords, [], context)
      : chooseSentences(fromGoodStart(sentences, context.topic), words, [], context)
    return written.length > 0 ? [{ written, isWhole }] : []
  })
  // A greeting is no introduction, when another part of the sources has one.
  const [first] = openings
  const best = first?.isWhole ? first : openings.find(({ written }) => introduces(written, context.topic))
  return (best ?? first)?.written ?? []
}

function rankOpenings(groups: readonly Group[]): Group[] {
  const leads = groups.filter(({ heading }) => heading === null)
  if (leads.length > 0) return leads.toSorted((a, b) => b.relevance - a.relevance)
  const least = Math.max(0, ...groups.map(({ relevance }) => relevance)) / 2
  return groups.toSorted((a, b) => Number(b.relevance >= least) - Number(a.relevance >= least))
}

function introduces(written: readonly Written[], topic: TopicPhrase | null): boolean {
  const words = written.reduce((sum, { sentence }) => sum + sentence.analysed.words, 0)
  return words >= minOpeningWords && written.some(({ sentence }) => isGoodStart(sentence, topic))
}

/** Notes begin where their author began; all before the first heading introduces, if headings follow. */
function openOwn(sentences: readonly Sentence[], isFollowed: boolean): readonly Sentence[] {
  const words = sentences.reduce((sum, { analysed }) => sum + analysed.words, 0)
  if (isFollowed && words <= maxOpeningWords) return sentences
  return sentences.slice(0, Math.min(3, Math.ceil(sentences.length / 2)))
}

function fromGoodStart(sentences: readonly Sentence[], topic: TopicPhrase | null): readonly Sentence[] {
  const start = sentences.findIndex((one) => isGoodStart(one, topic))
  return sentences.slice(Math.max(0, start), Math.max(0, start) + 4)
}

function isGoodStart({ analysed }: Sentence, topic: TopicPhrase | null): boolean {
  if (analysed.isDependent) return false
  return topic === null || analysed.tokens.some(({ lemma }) => lemma === topic.lemmas.at(-1))
}

interface Draft {
  heading: string
  written: Written[]
}

function writeSections(
  planned: readonly PlannedSection[],
  opening: readonly Written[],
  context: ChoiceContext,
): Draft[] {
  const drafts: Draft[] = []
  const before = opening.map(({ sentence }) => sentence)
  let spare = 0
  for (const { heading, sentences, words } of planned) {
    const written = chooseSentences(sentences, words + spare, before, context)
    const count = written.reduce((sum, { sentence }) => sum + sentence.analysed.words, 0)
    const isWhole = written.some(({ sentence }) => isOf(sentence, context.whole))
    if (written.length === 0 || (count < minSectionWords && planned.length > 1 && !isWhole)) continue
    spare = Math.max(0, spare + words - count)
    before.push(...written.map(({ sentence }) => sentence))
    drafts.push({ heading, written })
  }
  return drafts
}

function describeSection(
  heading: string,
  written: readonly Written[],
  counts: ReturnType<typeof countLemmas>,
): ArticleSection {
  const markdown = cutIntoParagraphs(written).map(writeParagraph).join('\n\n')
  return {
    heading: capitalise(heading),
    markdown,
    words: countWords(markdown),
    keywords: keywordsOf(written, counts),
  }
}

function keywordsOf(written: readonly Written[], counts: ReturnType<typeof countLemmas>): string[] {
  return pickVisualKeywords(
    written.flatMap(({ sentence }) => sentence.analysed.tokens),
    counts,
  )
}

/** Sentences with a citation after the last one of each source. */
function writeParagraph(sentences: readonly Written[]): string {
  return sentences
    .map(({ text, sourceId }, index) => {
      const isLast = sentences[index + 1]?.sourceId !== sourceId
      // Within a paragraph a number at the beginning of a sentence is no list.
      const [label = ''] = labelPattern.exec(text) ?? []
      const bold = label === '' ? '' : `**${escapeMarkdown(label)}** `
      return bold + escapeMarkdown(text.slice(label.length).trim()) + (isLast ? `[^${sourceId}]` : '')
    })
    .join(' ')
}

function withoutRepeats(left: readonly Sentence[], used: ReadonlySet<Sentence>): Sentence[] {
  const kept = [...used]
  return left.filter((one) => !kept.some((other) => saysTheSame(one, other)))
}

/** Words that the tagger takes for names wherever they stand. */
function namesIn(sentences: readonly Sentence[]): Set<string> {
  const names = new Set<string>()
  for (const { analysed } of sentences) {
    for (const { partOfSpeech, text } of analysed.tokens.slice(1)) {
      if (partOfSpeech === 'PROPN' && /^\p{Lu}/u.test(text)) names.add(text)
    }
  }
  return names
}
