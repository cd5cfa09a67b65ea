import type { PorticoState } from '@portico/core'
import { getFamily } from '@portico/core/adapter'
import { selectShownAccount } from '@portico/core/internal'
import { format } from '../locales/format.js'
import type { TitleContext } from './ViewDefinition.js'

const beforeRequest = ['draft', 'checking', 'checked']

/** The title of a flow of the active account from its request on: the review has another one. */
export function titleFlow(
  state: PorticoState,
  { status, owner }: { readonly status: string; readonly owner?: string | undefined },
  titles: { readonly pending: string; readonly done: string },
): string | undefined {
  if (owner !== selectShownAccount(state)?.caipAddress || beforeRequest.includes(status)) return undefined
  return status === 'done' ? titles.done : titles.pending
}

export const titled =
  (name: keyof TitleContext['messages']['titles']) =>
  (_route: unknown, { messages }: TitleContext): string =>
    messages.titles[name]

/** Names the chain family if only its wallets are listed and the site has other families. */
export function titleWallets(
  _route: unknown,
  { messages, state: { modal, networks, families } }: TitleContext,
): string {
  const { namespace } = modal
  const hasOthers = networks.requested.some(({ chainNamespace }) => chainNamespace !== namespace)
  if (!namespace || !hasOthers) return messages.titles.connect
  const { name, shortName = name } = getFamily(families, namespace)
  return format(messages.titles.connectFamily, { family: shortName })
}
