import { Info } from '../../ui/icons.tsx'
import type { MarkedToken, Token, Tokens } from 'marked'
import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { Notice } from '../../ui/surfaces.tsx'
import { anchorOf, resolveGuideLink } from './guide-pages.ts'
import { findGuidePicture } from './guide-pictures.ts'

/** A page of the guide. HTML in the source is shown as text, never rendered. */
export function MarkdownText({ blocks }: { blocks: readonly Token[] }) {
  return (
    <div className="flex flex-col gap-4 leading-relaxed [&>p:first-child]:text-lg [&>p:first-child]:text-muted">
      <TokenList tokens={blocks} />
    </div>
  )
}

function TokenList({ tokens }: { tokens: readonly Token[] | undefined }) {
  return tokens?.map((token, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a token has no other identity
    <Fragment key={index}>{renderToken(token as MarkedToken)}</Fragment>
  ))
}

function renderToken(token: MarkedToken): ReactNode {
  switch (token.type) {
    case 'heading':
      return <Heading {...token} />
    case 'paragraph':
      return (
        <p>
          <TokenList tokens={token.tokens} />
        </p>
      )
    case 'blockquote':
      return (
        <Notice tone="second" icon={<Info />}>
          <TokenList tokens={token.tokens.flatMap((inner) => ('tokens' in inner && inner.tokens) || [])} />
        </Notice>
      )
    case 'list':
      return <List {...token} />
    case 'table':
      return <Table {...token} />
    case 'code':
      return (
        <pre
          tabIndex={0}
          className="overflow-x-auto rounded-base border border-line bg-sunken p-4 text-sm leading-relaxed"
        >
          {token.text}
        </pre>
      )
    case 'text':
      return token.tokens === undefined ? token.text : <TokenList tokens={token.tokens} />
    case 'strong':
      return (
        <strong className="font-semibold text-text">
          <TokenList tokens={token.tokens} />
        </strong>
      )
    case 'codespan':
      return (
        <code className="rounded-small border border-line bg-sunken px-1.5 py-0.5 text-[0.85em] whitespace-nowrap text-text">
          {token.text}
        </code>
      )
    case 'link':
      return <LinkText {...token} />
    case 'image':
      return <Picture {...token} />
    case 'space':
      return null
    default:
      return 'text' in token ? token.text : token.raw
  }
}

function Heading({ depth, text, tokens }: Tokens.Heading) {
  return depth === 3 ? (
    <h4 className="mt-2 text-base font-semibold">
      <TokenList tokens={tokens} />
    </h4>
  ) : (
    <h3 id={anchorOf(text)} className="mt-6 scroll-mt-24 text-xl">
      <TokenList tokens={tokens} />
    </h3>
  )
}

function List({ ordered, items }: Tokens.List) {
  const entries = items.map((item, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- an entry is its place
    <li key={index} className="pl-1.5">
      <TokenList tokens={item.tokens} />
    </li>
  ))
  const classes = 'flex flex-col gap-2 pl-6 marker:text-muted'
  return ordered ? (
    <ol className={`${classes} list-decimal marker:font-semibold`}>{entries}</ol>
  ) : (
    <ul className={`${classes} list-disc`}>{entries}</ul>
  )
}

function Table({ header, rows }: Tokens.Table) {
  return (
    <div className="overflow-x-auto rounded-base border border-line bg-raised" tabIndex={0}>
      <table className="w-full text-left text-sm leading-normal">
        <thead className="text-xs text-muted">
          <tr>
            {header.map(({ tokens }, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- a column is its place
              <th key={place} scope="col" className="px-4 py-2.5 font-medium">
                <TokenList tokens={tokens} />
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
                <td key={place} className={`px-4 py-2.5 ${place === 0 ? 'font-medium' : 'text-muted'}`}>
                  <TokenList tokens={tokens} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A screenshot, which opens in its full size. Its size is known before it is loaded, so that nothing jumps. */
function Picture({ href, text }: Tokens.Image) {
  const picture = findGuidePicture(href)
  if (picture === undefined) return text
  const { url, width, height } = picture
  return (
    <a href={url} target="_blank" rel="noreferrer" className="my-2 block w-fit max-w-full rounded-large">
      <img
        src={url}
        alt={text}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        className="h-auto max-w-full rounded-large border border-line bg-sunken"
      />
    </a>
  )
}

const linkClasses = 'font-semibold text-primary-text underline underline-offset-4'

function LinkText({ href, tokens }: Tokens.Link) {
  const target = resolveGuideLink(href)
  const label = <TokenList tokens={tokens} />
  if ('to' in target) {
    return (
      <Link to={target.to} className={linkClasses}>
        {label}
      </Link>
    )
  }
  // Repository files have no address in the product.
  if (!target.href.startsWith('http')) return <strong className="font-semibold text-text">{label}</strong>
  return (
    <a href={target.href} target="_blank" rel="noreferrer" className={linkClasses}>
      {label}
    </a>
  )
}
