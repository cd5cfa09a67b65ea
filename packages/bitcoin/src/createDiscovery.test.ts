import { createPage } from '@portico/testing/conformance'
import { describe, expect, it } from 'vitest'
import { createBitcoinWorld } from '../test/createBitcoinWorld.js'
import { useBitcoinWallet } from '../test/useBitcoinWallet.js'

const { getChain, discover } = useBitcoinWallet()

describe('finding bitcoin wallets', () => {
  it('lists a wallet once that shows itself in several ways [C-08]', () => {
    const page = createPage()
    createBitcoinWorld(getChain(), { form: 'satsConnect', name: 'OKX Wallet' }, page)
    createBitcoinWorld(getChain(), { form: 'standard', name: 'OKX Wallet' }, page)
    createBitcoinWorld(getChain(), { form: 'okx' }, page)
    // On the test network this wallet has a place of its own.
    const { connectors } = discover(page)
    expect(connectors().map(({ name }) => name)).toEqual(['OKX Wallet'])
  })

  it('speaks to Leather in its own language where the list of sats-connect names it too', () => {
    const page = createPage()
    const { provider, info } = createBitcoinWorld(getChain(), { form: 'leather' }, page)
    Object.assign(page, { btc_providers: [{ id: 'LeatherProvider', name: 'Leather', icon: info.icon }] })
    const { connectors } = discover(page)
    expect(connectors()).toMatchObject([{ id: 'io.leather', name: 'Leather', imageUrl: info.icon, provider }])
  })

  it('finds wallets that come late, and survives a list that makes no sense', () => {
    const page = createPage()
    Object.assign(page, { btc_providers: [null, { id: 'nowhere', name: 'Nobody' }, 7], unisat: 'text' })
    const { connectors } = discover(page)
    expect(connectors()).toEqual([])
    createBitcoinWorld(getChain(), { form: 'leather' }, page)
    page.dispatchEvent(new Event('load'))
    expect(connectors()).toMatchObject([{ name: 'Leather' }])
  })
})
