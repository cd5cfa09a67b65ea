import type { OnRampOptions, OnRampQuote, OnRampQuoteRequest } from '@portico/protocol/data'
import { defineQuery } from '../../query/Query.js'

/** What a server keeps it for, too. */
const optionsLifetime = 600_000
/** Prices move. */
const quoteLifetime = 15_000

/**
 * What can be bought and paid with; a built-in list where the service fails (W-31), nothing where nobody sells.
 */
export const onRampOptionsQuery = defineQuery<OnRampOptions, Readonly<Record<never, never>>>({
  name: 'onRampOptions',
  lifetime: optionsLifetime,
  async fetch(portico, _params, signal) {
    const { readOnRampOptions } = await import('./readOnRamp.js')
    return readOnRampOptions(portico, signal)
  },
})

/** What one gets for an amount; an example of one for one where the service fails, whose id says so (W-31). */
export const onRampQuoteQuery = defineQuery<OnRampQuote, OnRampQuoteRequest>({
  name: 'onRampQuote',
  key: ({ purchaseCurrency, paymentCurrency, amount, network = '' }) =>
    [purchaseCurrency.symbol, purchaseCurrency.id, paymentCurrency.id, amount, network].join(' '),
  lifetime: quoteLifetime,
  async fetch(portico, request, signal) {
    const { readOnRampQuote } = await import('./readOnRamp.js')
    return readOnRampQuote(portico, request, signal)
  },
})
