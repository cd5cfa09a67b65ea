import { createEvmNetwork } from '@portico/testing/conformance'
import { expect, it, vi } from 'vitest'
import { EthersAdapter } from '../adapters.js'
import { createAppKit } from '../currentAppKit.js'
import { DefaultSIWX } from '../signIn/siwx.js'
import { useAppKitSIWX } from './kitHooks.js'

// The page's instance is module state, so this file resets its modules.
vi.resetModules()

it('gives the sign-in plugin that the site has passed', () => {
  expect(() => useAppKitSIWX()).toThrow('Call createAppKit before useAppKitSIWX.')
  const siwx = new DefaultSIWX({ required: false })
  createAppKit({
    projectId: 'test',
    networks: [createEvmNetwork(31337)],
    adapters: [new EthersAdapter()],
    siwx,
  })
  expect(useAppKitSIWX<DefaultSIWX>()).toBe(siwx)
})
