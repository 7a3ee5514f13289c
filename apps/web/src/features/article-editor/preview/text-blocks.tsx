// Draws the tokens of an article. HTML in the text is shown as text and never becomes an element.

import { decodeEntities } from '@vivify/contract/decode-entities'
import * as messages from '@vivify/contract/messages'
import type { Token, Tokens } from 'marked'
import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { ArticleDocument } from '../../../api/articles.ts'
import { CitationMark } from './citation-mark.tsx'
import { PreviewPicture } from './preview-picture.tsx'
import {
  readAssetId,
  readLink,
  splitPassages,
  withoutPassages,
  type ArticleToken,
  type TextBlock,
} from './read-markdown.ts'

const words = messages.articleEditor

export interface TextBlocksProps {
  blocks: readonly TextBlock[]
  /** The number of each cited source. */
  numbers: ReadonlyMap<string, number>
  sources: ArticleDocument['sources']
  flags: ArticleDocument['flags']
}

/** The body of an article. Each block says in `data-start` where it begins in the Markdown. */
export function TextBlocks({ blocks, ...given }: TextBlocksProps) {
  const drawing = new Drawing(given)
  return blocks.map(({ token, start }) => {
    const drawn = drawing.draw(token)
    return (
      drawn !== null && (
        <div key={start} data-start={start}>
          {drawn}
        </div>
      )
    )
  })
}

const linkClasses = 'font-medium text-primary-text underline underline-offset-3 break-words'

/** Draws tokens in their order, because a passage to check may go over several of them. */
class Drawing {
  readonly #given: Omit<TextBlocksProps, 'blocks'>
  #flag: number | null = null

  constructor(given: Omit<TextBlocksProps, 'blocks'>) {
    this.#given = given
  }

  draw(token: ArticleToken): ReactNode {
    switch (token.type) {
      case 'heading':
        return this.#heading(token)
      case 'paragraph':
        return this.#paragraph(token)
      case 'list':
        return this.#list(token)
      case 'blockquote':
        return (
          <blockquote className="flex flex-col gap-3 border-l-3 border-second pl-4 text-muted">
            {this.#drawAll(token.tokens)}
          </blockquote>
        )
      case 'table':
        return this.#table(token)
      case 'code':
        return (
          <pre tabIndex={0} className="overflow-x-auto rounded-base border border-line bg-sunken p-4 text-sm">
            {withoutPassages(token.text)}
          </pre>
        )
      case 'hr':
        return <hr className="border-line" />
      case 'html':
        return this.#html(token)
      case 'space':
      case 'def':
      case 'checkbox':
        return null
      default:
        return this.#inline(token)
    }
  }

  #inline(token: ArticleToken): ReactNode {
    switch (token.type) {
      case 'strong':
        return <strong className="font-semibold">{this.#drawAll(token.tokens)}</strong>
      case 'em':
        return <em>{this.#drawAll(token.tokens)}</em>
      case 'del':
        return <del>{this.#drawAll(token.tokens)}</del>
      case 'codespan':
        return (
          <code className="rounded-small border border-line bg-sunken px-1 py-0.5 text-[0.85em] break-words">
            {this.#say(token.text)}
          </code>
        )
      case 'br':
        return <br />
      case 'link':
        return this.#link(token)
      case 'image':
        return this.#image(token)
      case 'citation': {
        const { numbers, sources } = this.#given
        return <CitationMark sourceId={token.sourceId} numbers={numbers} sources={sources} />
      }
      case 'text':
        return token.tokens === undefined
          ? this.#say(decodeEntities(token.text))
          : this.#drawAll(token.tokens)
      default:
        return this.#say('text' in token ? token.text : token.raw)
    }
  }

  #drawAll(tokens: readonly Token[] | undefined): ReactNode {
    return tokens?.map((token, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- a token has no other identity
      <Fragment key={index}>{this.draw(token as ArticleToken)}</Fragment>
    ))
  }

  #html({ raw, block }: Tokens.HTML | Tokens.Tag): ReactNode {
    if (!block) return this.#say(raw)
    return raw.trim() === '' ? null : <p className="break-words">{this.#say(raw.trim())}</p>
  }

  /** The article's title is a level above. */
  #heading({ depth, tokens }: Tokens.Heading): ReactNode {
    const content = this.#drawAll(tokens)
    if (depth <= 2) return <h3 className="mt-4 text-xl break-words">{content}</h3>
    if (depth === 3) return <h4 className="mt-2 text-lg break-words">{content}</h4>
    return <h5 className="mt-1 text-base font-semibold break-words">{content}</h5>
  }

  /** Pictures in a paragraph are drawn between its parts. */
  #paragraph({ tokens }: Tokens.Paragraph): ReactNode {
    const drawn: ReactNode[] = []
    let line: Token[] = []
    const flush = (): void => {
      if (line.some(({ raw }) => raw.trim() !== '')) {
        drawn.push(
          <p key={drawn.length} className="break-words">
            {this.#drawAll(line)}
          </p>,
        )
      }
      line = []
    }
    for (const token of tokens) {
      if (token.type === 'image' && readAssetId(token as Tokens.Image) !== null) {
        flush()
        drawn.push(<Fragment key={drawn.length}>{this.#image(token as Tokens.Image)}</Fragment>)
      } else line.push(token)
    }
    flush()
    return <div className="flex flex-col gap-4">{drawn}</div>
  }

  #image(token: Tokens.Image): ReactNode {
    const altText = decodeEntities(withoutPassages(token.text))
    const assetId = readAssetId(token)
    if (assetId === null) return <span className="text-muted">{words.missingPicture(altText)}</span>
    const caption = decodeEntities(withoutPassages(token.title ?? ''))
    return <PreviewPicture key={assetId} picture={{ assetId, altText, caption }} />
  }

  #list({ ordered, start, items }: Tokens.List): ReactNode {
    const entries = items.map((item, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- an entry is its place
      <li key={index} className="pl-1 break-words">
        {this.#drawAll(item.tokens)}
      </li>
    ))
    const classes = 'flex flex-col gap-1.5 pl-6 marker:text-muted'
    return ordered ? (
      <ol start={start === '' ? 1 : start} className={`${classes} list-decimal`}>
        {entries}
      </ol>
    ) : (
      <ul className={`${classes} list-disc`}>{entries}</ul>
    )
  }

  #table({ header, rows }: Tokens.Table): ReactNode {
    return (
      <div tabIndex={0} className="overflow-x-auto rounded-base border border-line">
        <table className="w-full text-left text-sm">
          <thead className="bg-sunken text-xs text-muted">
            <tr>
              {header.map(({ tokens }, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- a column is its place
                <th key={place} scope="col" className="px-3 py-2 font-medium">
                  {this.#drawAll(tokens)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a row is its place
              <tr key={index} className="border-t border-line align-top">
                {row.map(({ tokens }, place) => (
                  // oxlint-disable-next-line react/no-array-index-key -- a cell is its column
                  <td key={place} className="px-3 py-2">
                    {this.#drawAll(tokens)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    )
  }

  #link({ href, tokens }: Tokens.Link): ReactNode {
    const target = readLink(decodeEntities(href))
    const label = this.#drawAll(tokens)
    if (target === null) return label
    if ('articleId' in target) {
      return (
        <Link to={`/auto-writer?article=${target.articleId}`} className={linkClasses}>
          {label}
        </Link>
      )
    }
    return (
      <a href={target.address} target="_blank" rel="noreferrer" className={linkClasses}>
        {label}
      </a>
    )
  }

  /** Words, those of a flagged passage marked. */
  #say(text: string): ReactNode {
    const { parts, flag } = splitPassages(text, this.#flag)
    this.#flag = flag
    return parts.map((part, index) => {
      const reason = part.flag === null ? undefined : this.#given.flags[part.flag]?.reason
      return reason === undefined ? (
        part.text
      ) : (
        <mark
          // oxlint-disable-next-line react/no-array-index-key -- a part has no other identity
          key={index}
          title={reason}
          data-flag={part.flag}
          className="rounded-[3px] bg-warning-soft px-0.5 text-text underline decoration-warning-text decoration-wavy decoration-1 underline-offset-4"
        >
          {part.text}
        </mark>
      )
    })
  }
}
