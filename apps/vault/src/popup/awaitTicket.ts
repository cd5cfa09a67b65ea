import { socialParameters } from '@portico/protocol/auth'
import type { PortClient } from '../port/PortApi.ts'
import type { Keeper } from '../worker/Keeper.ts'
import { awaitWindow } from './awaitWindow.ts'

export interface TicketApi {
  takeTicket(ticket: string): Promise<void>
}

/** Takes the ticket from the URI if the page itself redirected, or from the window. */
export async function awaitTicket(
  keeper: Pick<PortClient<Keeper>, 'watchSocial'>,
  uri: string,
  signal: AbortSignal,
): Promise<string> {
  const { searchParams } = URL.canParse(uri) ? new URL(uri) : new URL('about:blank')
  const ticket = searchParams.get(socialParameters.ticket)
  if (ticket) return ticket
  const over = new AbortController()
  const brought = new Promise<string>(resolve => {
    const stop = awaitWindow<TicketApi>({
      ticket: searchParams.get(socialParameters.attempt) ?? '',
      api: { takeTicket: async given => resolve(given) },
    })
    over.signal.addEventListener('abort', stop)
  })
  try {
    return await Promise.race([brought, keeper.watchSocial(uri, AbortSignal.any([signal, over.signal]))])
  } finally {
    over.abort()
  }
}
