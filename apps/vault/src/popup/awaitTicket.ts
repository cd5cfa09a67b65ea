import { socialParameters } from '@portico/protocol/auth'
import type { PortClient } from '../port/PortApi.ts'
import type { Keeper } from '../worker/Keeper.ts'
import { awaitWindow } from './awaitWindow.ts'

/** What the window of a login by a provider asks of the page that waits for it, once it is back. */
export interface TicketApi {
  takeTicket(ticket: string): Promise<void>
}

/**
 * What proves that a login was gone through in this browser: the address has it where the page itself went to the
 * provider, or the window brings it. Throws where the login has failed.
 */
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
      opened: undefined,
      onJoin() {},
      onMissing() {},
      onGone() {},
    })
    over.signal.addEventListener('abort', stop)
  })
  try {
    return await Promise.race([brought, keeper.watchSocial(uri, AbortSignal.any([signal, over.signal]))])
  } finally {
    over.abort()
  }
}
