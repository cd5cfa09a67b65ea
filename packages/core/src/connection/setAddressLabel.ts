import type { ChainNamespace } from '../families/ChainNamespace.js'
import type { Portico } from '../runtime/Portico.js'
import { setAccount } from '../store/slices/accounts.js'
import { update } from '../store/update.js'

export interface SetAddressLabelParameters {
  readonly address: string
  /** Without one the address has none any more. */
  readonly label?: string | undefined
  /** Default: the active family. */
  readonly namespace?: ChainNamespace | undefined
}

/** Gives an address a name of the site's own, until the visitor disconnects (E-04). */
export function setAddressLabel(
  portico: Portico,
  { address, label, namespace = portico.store.get().networks.activeNamespace }: SetAddressLabelParameters,
): void {
  update(portico, 'accounts', accounts => {
    const account = accounts[namespace]
    if (account?.status !== 'connected') return accounts
    const { [address]: _, ...others } = account.addressLabels ?? {}
    const addressLabels = label === undefined ? others : { ...others, [address]: label }
    return setAccount(accounts, { ...account, addressLabels })
  })
}
