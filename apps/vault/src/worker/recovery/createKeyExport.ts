import { noSuchRecovery, PorticoError } from '@portico/protocol'
import type { KeeperContext } from '../KeeperContext.ts'
import { loadPart } from '../loadPart.ts'
import { assertProven } from '../owner/assertProven.ts'

const loadKeys = async () => (await loadPart(import('../../families/exportedKeys.ts'))).exportedKeys

export const createKeyExport = (context: KeeperContext) => ({
  async listKeys() {
    const keys = await loadKeys()
    return context.withOpened(opened =>
      keys.map(({ family, name, getAddress }) => ({ family, name, address: getAddress(opened) })),
    )
  },
  async exportKey(family: string) {
    const keys = await loadKeys()
    return context.withOpened(opened => {
      assertProven(context, opened.wallet)
      const key = keys.find(each => each.family === family)
      if (!key) throw new PorticoError(noSuchRecovery)
      return key.format(opened)
    })
  },
})
