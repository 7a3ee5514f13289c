// The interface of stock libraries, which find footage and photos. Each passes the same suite (suite.ts).

import type { StockHit, StockKind, StockOrientation } from '@vivify/contract/stock'
import type { DescribedEngine } from '../engine.ts'

export interface StockQuestion {
  /** A few plain words. */
  words: string
  kind: StockKind
  orientation: StockOrientation
  /** The shorter side; 0 for any. */
  minPixels: number
  /** From 1. */
  page: number
}

export interface StockCaller {
  /** The account whose turn the call takes. */
  account: string
  signal: AbortSignal
}

export interface StockEngine extends DescribedEngine {
  readonly kinds: readonly StockKind[]
  /**
   * Finds what may be used commercially and changed; best first. Throws ProviderError, AppError `bad_input` when the
   * library is not set up, `rate_limited` when too many calls wait, and the signal's reason.
   */
  search(question: StockQuestion, caller: StockCaller): Promise<StockHit[]>
  /** The address of a hit's file. Throws like `search`. */
  locate(hit: StockHit, caller: StockCaller): Promise<string>
}
