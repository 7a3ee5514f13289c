export const currencies = ['USD', 'EUR', 'GBP'] as const
export type Currency = (typeof currencies)[number]

/** How much of each currency a dollar is, for display. All charges are in US dollars. */
export type Rates = Readonly<Record<Currency, number>>

/** Until the server has said its own. */
export const usualRates: Rates = { USD: 1, EUR: 0.92, GBP: 0.79 }

/** A price in whole units, written as the person’s language writes it: `€45` or `45 €`. */
export function formatPrice(
  dollars: number,
  { currency, rates, language }: { currency: Currency; rates: Rates; language?: string | undefined },
): string {
  const format = { style: 'currency', currency, maximumFractionDigits: 0 } as const
  return new Intl.NumberFormat(language, format).format(dollars * rates[currency])
}
