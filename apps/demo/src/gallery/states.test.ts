import { type RouteName, selectRoute } from '@portico/core'
import { expect, it } from 'vitest'
import { createGalleryPortico } from './createGalleryPortico.ts'
import { states } from './states.ts'

// As an object, so that a view missing here does not compile.
const views = {
  Account: true,
  AllWallets: true,
  Connect: true,
  ConnectWallets: true,
  ConnectingExternal: true,
  ConnectingMultiChain: true,
  ConnectingWalletConnect: true,
  ConnectingWalletConnectBasic: true,
  OpenWallet: true,
  Downloads: true,
  GetWallet: true,
  Networks: true,
  ProfileWallets: true,
  SwitchActiveChain: true,
  SwitchNetwork: true,
  UnsupportedChain: true,
  WalletNotDetected: true,
  WhatIsANetwork: true,
  WhatIsAWallet: true,
} satisfies Record<RouteName, true>

it('shows every view of the router [V-01]', () => {
  const shown = states.map(state => {
    const portico = createGalleryPortico(state)
    state.setup(portico)
    return selectRoute(portico.store.get().router).name
  })
  expect([...new Set(shown)].sort()).toEqual(Object.keys(views).sort())
})

it('gives every state an id of its own', () => {
  const ids = states.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
