// @vitest-environment jsdom
import { connect, startPortico } from '@portico/core'
import { createMockEvmWallet, mockWallets } from '@portico/testing'
import { announceWallet, createEvmNetwork, createPage } from '@portico/testing/conformance'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished } from 'vitest'
import { EthersAdapter } from '../adapters.js'
import type { UseAppKitConnectionReturn } from '../connections.js'
import { createAppKit } from '../currentAppKit.js'
import { useAppKitConnection, useAppKitConnections } from './connectionHooks.js'

it('has no connections where several wallets are off, and an info alert says why [R-10]', async () => {
  const page = createPage()
  const { info, provider } = createMockEvmWallet(mockWallets.elm)
  announceWallet(page, info, provider)
  const kit = createAppKit({
    projectId: 'test',
    networks: [createEvmNetwork(31337)],
    adapters: [new EthersAdapter()],
    environment: { page },
  })
  const { portico } = kit
  onTestFinished(startPortico(portico))
  await kit.ready()
  await connect(portico, { connectorId: info.rdns })
  const [connection] = portico.store.get().connections.eip155 ?? []
  if (!connection) throw new Error('The wallet is not connected.')

  const changes: object[] = []
  let lists: object = {}
  let one: UseAppKitConnectionReturn | undefined
  const root = createRoot(document.createElement('div'))
  onTestFinished(() => root.unmount())
  root.render(
    createElement(() => {
      lists = useAppKitConnections()
      one = useAppKitConnection({ onSuccess: change => void changes.push(change) })
      return null
    }),
  )
  await expect
    .poll(() => portico.store.get().alerts.items)
    .toMatchObject([{ title: 'Multi-Wallet Not Enabled', level: 'info' }])
  expect(lists).toEqual({ connections: [], recentConnections: [] })
  expect(one).toMatchObject({ connection: undefined, isPending: false })
  await one?.switchConnection({ connection })
  await one?.deleteConnection({ address: '0x', connectorId: connection.connectorId })
  expect(changes).toEqual([])
  expect(portico.store.get().connections.eip155).toEqual([connection])
})
