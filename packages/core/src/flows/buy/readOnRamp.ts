import { httpStatus, isPorticoError } from '@portico/protocol'
import {
  getFallbackOptions,
  getMockedQuote,
  type OnRampOptions,
  type OnRampQuote,
  type OnRampQuoteRequest,
} from '@portico/protocol/data'
import { getDataService } from '../../data/getDataService.js'
import type { Portico } from '../../runtime/Portico.js'

export interface OnRampOptionsParams {
  /** Id of a seller. Default: the first of the service. */
  readonly seller?: string | undefined
}

const nothing: OnRampOptions = { paymentCurrencies: [], purchaseCurrencies: [] }

export async function readOnRampOptions(
  portico: Portico,
  params: OnRampOptionsParams,
  signal: AbortSignal,
): Promise<OnRampOptions> {
  try {
    return (await getDataService(portico)?.fetchOnRampOptions(params, signal)) ?? nothing
  } catch (error) {
    if (signal.aborted) throw error
    // The service has no seller.
    if (isPorticoError(error, httpStatus) && error.context.status === 404) return nothing
    portico.environment.logger.warn('The on-ramp options could not be read. A built-in list is shown.', error)
    return getFallbackOptions()
  }
}

export async function readOnRampQuote(
  portico: Portico,
  request: OnRampQuoteRequest,
  signal: AbortSignal,
): Promise<OnRampQuote> {
  try {
    return (await getDataService(portico)?.fetchOnRampQuote(request, signal)) ?? getMockedQuote(request)
  } catch (error) {
    if (signal.aborted) throw error
    portico.environment.logger.debug('There is no quote.', error)
    return getMockedQuote(request)
  }
}
