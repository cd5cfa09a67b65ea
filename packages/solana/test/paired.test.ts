import { describePairedAdapter, familyTraits } from '@portico/testing/conformance'
import { describe } from 'vitest'
import { useSharedRelay } from '../../server/test/useSharedRelay.js'
import { useSolanaChains } from './useSolanaChains.js'

describe('the solana adapter with a wallet on another device', () => {
  const { conformance } = useSolanaChains()
  describePairedAdapter({ ...conformance, traits: familyTraits.solana, getRelay: useSharedRelay() })
})
