import type { OnRampOptions, OnRampQuote, OnRampQuoteRequest } from '@portico/protocol/data'
import { defineQuery } from '../../query/Query.js'

/** Milliseconds; servers cache it for as long. */
const optionsLifetime = 600_000
const quoteLifetime = 15_000

/** On-ramp options; the built-in list if the service fails (W-31), empty without a seller. */
export const onRampOptionsQuery = defineQuery<OnRampOptions, Readonly<Record<never, never>>>({
  name: 'onRampOptions',
  staleTime: optionsLifetime,
  async queryFn(portico, _params, signal) {
    const { readOnRampOptions } = await import('./readOnRamp.js')
    return readOnRampOptions(portico, signal)
  },
})

/** On-ramp quote; a one-to-one example if the service fails, marked by its id (W-31). */
export const onRampQuoteQuery = defineQuery<OnRampQuote, OnRampQuoteRequest>({
  name: 'onRampQuote',
  queryKey: ({ purchaseCurrency, paymentCurrency, amount, network = '' }) =>
    [purchaseCurrency.symbol, purchaseCurrency.id, paymentCurrency.id, amount, network].join(' '),
  staleTime: quoteLifetime,
  async queryFn(portico, request, signal) {
    const { readOnRampQuote } = await import('./readOnRamp.js')
    return readOnRampQuote(portico, request, signal)
  },
})
