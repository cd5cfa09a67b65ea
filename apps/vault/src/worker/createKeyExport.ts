import { noSuchRecovery, PorticoError } from '@portico/protocol'
import { assertProven, type ProofOptions } from './assertProven.ts'
import type { RootHolder } from './createRootHolder.ts'
import type { Keeper } from './Keeper.ts'
import { loadKeyWork } from './loadKeyWork.ts'

export type KeyExport = Pick<Keeper, 'listKeys' | 'exportKey'>

/** The keys, for whoever takes them along to another wallet. One at a time, and each time with a proof that is new. */
export function createKeyExport(options: ProofOptions & Pick<RootHolder, 'withOpened'>): KeyExport {
  const { withOpened } = options
  return {
    async listKeys() {
      const { ownKeys } = await loadKeyWork()
      return withOpened(opened =>
        Object.entries(ownKeys).map(([family, { name, getAddress }]) => ({
          family,
          name,
          address: getAddress(opened),
        })),
      )
    },
    async exportKey(family) {
      const { ownKeys } = await loadKeyWork()
      return withOpened(opened => {
        assertProven(options, opened.wallet)
        const key = Object.hasOwn(ownKeys, family) ? ownKeys[family] : undefined
        if (!key) throw new PorticoError(noSuchRecovery)
        return key.format(opened)
      })
    },
  }
}
