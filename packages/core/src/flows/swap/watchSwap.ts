import { fetchQuery } from '../../query/fetchQuery.js'
import { pollWhileVisible } from '../../query/pollWhileVisible.js'
import type { Portico } from '../../runtime/Portico.js'
import { refreshSwap } from './confirmSwap.js'
import { quoteInterval, type SwapQuestion, swapQuoteQuery } from './swapQueries.js'

/** Keeps what there is to get up to date for as long as somebody fills in the form. */
export const watchSwapQuote = (portico: Portico, question: SwapQuestion): (() => void) =>
  pollWhileVisible(portico, {
    interval: quoteInterval,
    ask: () => fetchQuery(portico, swapQuoteQuery, question),
  })

/** The same for what was checked, for as long as it is shown. */
export const watchSwapPreview = (portico: Portico): (() => void) =>
  pollWhileVisible(portico, { interval: quoteInterval, ask: () => refreshSwap(portico) })
