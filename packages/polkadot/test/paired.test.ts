import { describePairedAdapter, familyTraits } from '@portico/testing/conformance'
import { describe } from 'vitest'
import { useSharedRelay } from '../../server/test/useSharedRelay.js'
import { usePolkadotChains } from './usePolkadotChains.js'

describe('the polkadot adapter with a wallet on another device', () => {
  const { conformance } = usePolkadotChains()
  describePairedAdapter({ ...conformance, traits: familyTraits.polkadot, getRelay: useSharedRelay() })
})
