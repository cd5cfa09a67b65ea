import { fetchQuery } from '../../query/fetchQuery.js'
import { pollWhileVisible } from '../../query/pollWhileVisible.js'
import type { Portico } from '../../runtime/Portico.js'
import { refreshSwap } from './confirmSwap.js'
import { quoteInterval, type SwapQuestion, swapQuoteQuery } from './swapQueries.js'

/** Refreshes the quote while the form is visible. */
export const watchSwapQuote = (portico: Portico, question: SwapQuestion): (() => void) =>
  pollWhileVisible(portico, {
    interval: quoteInterval,
    ask: () => fetchQuery(portico, swapQuoteQuery, question),
  })

/** Refreshes the preview while it is visible. */
export const watchSwapPreview = (portico: Portico): (() => void) =>
  pollWhileVisible(portico, { interval: quoteInterval, ask: () => refreshSwap(portico) })
