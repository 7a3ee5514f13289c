import { Info } from 'lucide-react'
import { Link } from 'react-router'
import { Notice } from '../../ui/surfaces.tsx'
import { anchorOf, resolveGuideLink } from './guide-pages.ts'
import type { Block, Inline } from './markdown.ts'

/** A page of the guide as it is read. */
export function MarkdownText({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="flex flex-col gap-4 leading-relaxed [&>p:first-child]:text-lg [&>p:first-child]:text-muted">
      {blocks.map((block, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a block has no other identity
        <BlockView key={index} block={block} />
      ))}
    </div>
  )
}

function BlockView({ block }: { block: Block }) {
  switch (block.type) {
    case 'heading':
      return block.level === 3 ? (
        <h4 className="mt-2 text-base font-semibold">{block.text}</h4>
      ) : (
        <h3 id={anchorOf(block.text)} className="mt-6 scroll-mt-24 text-xl">
          {block.text}
        </h3>
      )
    case 'paragraph':
      return (
        <p>
          <Inlines content={block.content} />
        </p>
      )
    case 'note':
      return (
        <Notice tone="second" icon={<Info />}>
          <Inlines content={block.content} />
        </Notice>
      )
    case 'list':
      return <ListView {...block} />
    case 'table':
      return <TableView {...block} />
    case 'code':
      return (
        <pre
          tabIndex={0}
          className="overflow-x-auto rounded-base border border-line bg-sunken p-4 text-sm leading-relaxed"
        >
          {block.text}
        </pre>
      )
  }
}

function ListView({ isOrdered, items }: { isOrdered: boolean; items: readonly Inline[][] }) {
  const entries = items.map((content, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- an entry is its place
    <li key={index} className="pl-1.5">
      <Inlines content={content} />
    </li>
  ))
  const classes = 'flex flex-col gap-2 pl-6 marker:text-muted'
  return isOrdered ? (
    <ol className={`${classes} list-decimal marker:font-semibold`}>{entries}</ol>
  ) : (
    <ul className={`${classes} list-disc`}>{entries}</ul>
  )
}

function TableView({ head, rows }: { head: readonly Inline[][]; rows: readonly Inline[][][] }) {
  return (
    <div className="overflow-x-auto rounded-base border border-line bg-raised" tabIndex={0}>
      <table className="w-full text-left text-sm leading-normal">
        <thead className="text-xs text-muted">
          <tr>
            {head.map((content, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- a column is its place
              <th key={place} scope="col" className="px-4 py-2.5 font-medium">
                <Inlines content={content} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a row is its place
            <tr key={index} className="border-t border-line align-top">
              {row.map((content, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- a cell is its column
                <td key={place} className={`px-4 py-2.5 ${place === 0 ? 'font-medium' : 'text-muted'}`}>
                  <Inlines content={content} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Inlines({ content }: { content: readonly Inline[] }) {
  return content.map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a part of a sentence is its place
    <InlineView key={index} part={part} />
  ))
}

const linkClasses = 'font-semibold text-primary-text underline underline-offset-4'

function InlineView({ part }: { part: Inline }) {
  switch (part.type) {
    case 'text':
      return part.text
    case 'strong':
      return <strong className="font-semibold text-text">{part.text}</strong>
    case 'code':
      return (
        <code className="rounded-small border border-line bg-sunken px-1.5 py-0.5 text-[0.85em] whitespace-nowrap text-text">
          {part.text}
        </code>
      )
    case 'link': {
      const target = resolveGuideLink(part.href)
      if ('to' in target) {
        return (
          <Link to={target.to} className={linkClasses}>
            {part.text}
          </Link>
        )
      }
      // A file of the repository has no address in the product.
      if (!target.href.startsWith('http'))
        return <strong className="font-semibold text-text">{part.text}</strong>
      return (
        <a href={target.href} target="_blank" rel="noreferrer" className={linkClasses}>
          {part.text}
        </a>
      )
    }
  }
}
