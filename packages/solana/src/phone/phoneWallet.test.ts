import { connect, createPortico, startPortico } from '@portico/core'
import { solana as mainnet } from '@portico/core/networks'
import { pairing } from '@portico/pairing'
import { describe, expect, it } from 'vitest'
import { createSocketClass } from '../../test/phone/createMwaWorld.js'
import { createPhone } from '../../test/phone/createPhone.js'
import { solana } from '../solana.js'
import { phoneWallet } from './phoneWallet.js'

const desktop = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'

describe('the row of a wallet', () => {
  function openSite(os: 'ios' | 'android', { userAgent, ...globals }: Record<string, unknown> = {}) {
    const opened: string[] = []
    const phone = createPhone(os, { open: link => void opened.push(link), address: 'https://shop.example/' })
    const { environment } = phone.openTab('https://shop.example/', globals)
    const portico = createPortico({
      projectId: 'test',
      networks: [mainnet],
      adapters: [solana()],
      sources: [phoneWallet('phantom', { WebSocket: createSocketClass() }), pairing()],
      metadata: { name: 'Shop', url: 'https://shop.example', icons: [] },
      environment: { ...environment, ...(typeof userAgent === 'string' && { userAgent }) },
      debug: false,
    })
    startPortico(portico)()
    return { portico, opened, list: () => portico.store.get().connectors.map(({ name }) => name) }
  }

  async function getOpened(os: 'ios' | 'android') {
    const { portico, opened } = openSite(os)
    const controller = new AbortController()
    const connecting = connect(portico, {
      connectorId: 'phantom',
      namespace: 'solana',
      signal: controller.signal,
    })
    await expect.poll(() => opened.length).toBe(1)
    controller.abort()
    await expect(connecting).rejects.toMatchObject({ code: 'request_aborted' })
    return new URL(opened[0] ?? '')
  }

  it('uses the Mobile Wallet Adapter on Android', async () => {
    const { protocol, pathname } = await getOpened('android')
    expect(`${protocol}${pathname}`).toBe('solana-wallet:/v1/associate/local')
  })

  it('uses deep links on iPhones, for the cluster of the page', async () => {
    const { origin, pathname, searchParams } = await getOpened('ios')
    expect(`${origin}${pathname}`).toBe('https://phantom.app/ul/v1/connect')
    expect(searchParams.get('cluster')).toBe('mainnet-beta')
  })

  it('is left to pairing on other devices and in the wallet’s own browser', () => {
    expect(openSite('ios').list()).toEqual(['Phantom', 'WalletConnect'])
    expect(openSite('ios', { userAgent: desktop }).list()).toEqual(['WalletConnect'])
    expect(openSite('android', { phantom: {} }).list()).toEqual(['WalletConnect'])
    expect(openSite('ios', { phantom: {} }).list()).toEqual(['WalletConnect'])
  })

  it('opens nothing before a tap', () => {
    expect([openSite('ios').opened, openSite('android').opened]).toEqual([[], []])
  })
})
