import { mockWallets } from '@portico/testing'
import { test } from '@portico/testing/vitest'
import { connect, createPortico, signMessage, startPortico } from 'portico'
import { evm } from 'portico/evm'
import { mainnet } from 'portico/networks'
import { expect } from 'vitest'

test('a visitor signs, or declines', async ({ wallets }) => {
  const alder = wallets.install({
    ...mockWallets.alder,
    chains: [{ id: 1, rpcUrl: 'http://127.0.0.1:8545' }],
  })
  const portico = createPortico({
    networks: [mainnet],
    adapters: [evm()],
    environment: wallets.environment,
  })
  startPortico(portico)
  await connect(portico, { connectorId: mockWallets.alder.rdns })
  expect(await signMessage(portico, { message: 'Hello' })).toMatch(/^0x[0-9a-f]{130}$/)

  alder.reject() // the next prompt
  await expect(signMessage(portico, { message: 'Hello' })).rejects.toMatchObject({ code: 'user_rejected' })
})
