import { describePairedAdapter, familyTraits } from '@portico/testing/conformance'
import { describe } from 'vitest'
import { useSharedRelay } from '../../server/test/useSharedRelay.js'
import { useCosmosChains } from './useCosmosChains.js'

describe('the cosmos adapter with a wallet on another device', () => {
  const { conformance } = useCosmosChains()
  describePairedAdapter({ ...conformance, traits: familyTraits.cosmos, getRelay: useSharedRelay() })
})
