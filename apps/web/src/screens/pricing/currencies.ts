export const currencies = ['USD', 'EUR', 'GBP'] as const
export type Currency = (typeof currencies)[number]

/** Fixed rates, used only for display: all charges are in US dollars. */
export const ratesPerDollar: Record<Currency, number> = { USD: 1, EUR: 0.92, GBP: 0.79 }

/** A price in whole units of a currency, such as `€45`. */
export function formatPrice(dollars: number, currency: Currency): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency, maximumFractionDigits: 0 }).format(
    dollars * ratesPerDollar[currency],
  )
}
