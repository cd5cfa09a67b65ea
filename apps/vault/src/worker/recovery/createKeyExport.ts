import { noSuchRecovery, PorticoError } from '@portico/protocol'
import type { OwnKey } from '../../families/ownKeys.ts'
import type { RootHolder } from '../createRootHolder.ts'
import type { Keeper } from '../Keeper.ts'
import { loadPart } from '../loadPart.ts'
import { assertProven, type ProofOptions } from '../owner/assertProven.ts'
import { loadKeyWork } from '../signing/loadKeyWork.ts'

export type KeyExport = Pick<Keeper, 'listKeys' | 'exportKey'>

/** Exports one key at a time, each with a recent proof. */
export function createKeyExport(options: ProofOptions & Pick<RootHolder, 'withOpened'>): KeyExport {
  const { withOpened } = options

  async function loadKeys(): Promise<Readonly<Record<string, OwnKey>>> {
    const [{ ownKeys }, { derivedKeys }] = await Promise.all([
      loadKeyWork(),
      loadPart(import('../../families/derivedKeys.ts')),
    ])
    return { ...ownKeys, ...derivedKeys }
  }

  return {
    async listKeys() {
      const keys = await loadKeys()
      return withOpened(opened =>
        Object.entries(keys).map(([family, { name, getAddress }]) => ({
          family,
          name,
          address: getAddress(opened),
        })),
      )
    },
    async exportKey(family) {
      const keys = await loadKeys()
      return withOpened(opened => {
        assertProven(options, opened.wallet)
        const key = Object.hasOwn(keys, family) ? keys[family] : undefined
        if (!key) throw new PorticoError(noSuchRecovery)
        return key.format(opened)
      })
    },
  }
}
