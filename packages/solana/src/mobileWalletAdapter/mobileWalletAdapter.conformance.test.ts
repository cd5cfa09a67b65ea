import { describeSourceAdapter } from '@portico/testing/conformance'
import { afterAll, beforeAll, describe } from 'vitest'
import { linkTraits } from '../../test/phone/createLinkWorld.js'
import { createMwaWorld, type Reflector } from '../../test/phone/createMwaWorld.js'
import { startReflector } from '../../test/phone/startReflector.js'
import { useSolanaChains } from '../../test/useSolanaChains.js'

const traits = {
  ...linkTraits,
  choosesChain: { no: 'the wallet is on no cluster: each session names its own' },
  forgets: { no: 'giving access back would open the wallet' },
} as const
const protocols = ['com.solana.mobilewalletadapter.v1', 'com.solana.mobilewalletadapter.v1.base64']

describe.each(protocols)('the solana adapter with a wallet on this phone, over %s', protocol => {
  const { getChains, conformance } = useSolanaChains()
  describeSourceAdapter({
    ...conformance,
    traits,
    createWorld: () => createMwaWorld(getChains()[0], { protocol }).conformance,
  })
})

describe.each(protocols)('the solana adapter with a wallet behind a reflector, over %s', protocol => {
  const { getChains, conformance } = useSolanaChains()
  let reflector: Reflector
  beforeAll(async () => {
    reflector = await startReflector(protocol)
  })
  afterAll(() => reflector.stop())
  describeSourceAdapter({
    ...conformance,
    traits,
    createWorld: () => createMwaWorld(getChains()[0], { reflector }).conformance,
  })
})
