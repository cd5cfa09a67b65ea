import { describeSourceAdapter } from '@portico/testing/conformance'
import { describe } from 'vitest'
import { createLinkWorld, linkTraits } from '../../test/phone/createLinkWorld.js'
import { useSolanaChains } from '../../test/useSolanaChains.js'

describe.each(['phantom', 'solflare'] as const)('the solana adapter with deep links of %s', id => {
  const { getChains, conformance } = useSolanaChains()
  describeSourceAdapter({
    ...conformance,
    traits: linkTraits,
    createWorld: () => createLinkWorld(id, getChains()[0]).conformance,
  })
})
