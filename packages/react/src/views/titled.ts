import type { PorticoState } from '@portico/core'
import { getFamily } from '@portico/core/adapter'
import { selectShownAccount } from '@portico/core/internal'
import { format } from '../locales/format.js'
import type { TitleContext } from './ViewDefinition.js'

/** Whether the flow of the active account has ended well. */
export const isDone = (
  state: PorticoState,
  { status, owner }: { readonly status: string; readonly owner?: string | undefined },
): boolean => status === 'done' && owner === selectShownAccount(state)?.caipAddress

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
