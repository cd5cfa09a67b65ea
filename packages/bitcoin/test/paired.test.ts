import { describePairedAdapter, familyTraits } from '@portico/testing/conformance'
import { describe } from 'vitest'
import { useSharedRelay } from '../../server/test/useSharedRelay.js'
import { useBitcoinChains } from './useBitcoinChains.js'

describe('the bitcoin adapter with a wallet on another device', () => {
  const { conformance } = useBitcoinChains()
  describePairedAdapter({ ...conformance, traits: familyTraits.bip122, getRelay: useSharedRelay() })
})
