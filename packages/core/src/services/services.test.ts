import { describe, expect, it } from 'vitest'
import { createTestPortico } from '../../test/createTestPortico.js'
import { mainnet } from '../families/networks/evm.js'
import { version } from '../utils/version.js'
import { getPictures } from './getPictures.js'
import { getAssetImageUrl, getCurrencyImageUrl, getTokenImageUrl, getWalletImageUrl } from './imageUrls.js'
import { resolveServices } from './resolveServices.js'

describe('resolveServices', () => {
  it('takes one base URL for what a Portico server serves, with or without a slash', () => {
    const all = { config: 'https://a', images: 'https://a', data: 'https://a', analytics: 'https://a' }
    expect(resolveServices('https://a/')).toEqual(all)
    expect(resolveServices('https://a')).toEqual(all)
  })

  it('leaves out what the owner leaves out, but finds pictures at the config service', () => {
    expect(resolveServices({ config: 'https://a/' })).toEqual({ config: 'https://a', images: 'https://a' })
    expect(resolveServices(undefined)).toEqual({})
    expect(resolveServices('')).toEqual({})
  })
})

describe('image addresses', () => {
  it('carry projectId, st and sv like every call [W-04] [W-09]', () => {
    const { options } = createTestPortico({ services: 'https://portico.example' }).portico
    const query = `?projectId=test&st=portico&sv=react-evm-${version}`
    const base = 'https://portico.example'
    expect(getWalletImageUrl(options, 'a')).toBe(`${base}/getWalletImage/a${query}`)
    expect(getAssetImageUrl(options, 'a')).toBe(`${base}/public/getAssetImage/a${query}`)
    expect(getCurrencyImageUrl(options, 'USD')).toBe(`${base}/public/getCurrencyImage/USD${query}`)
    expect(getTokenImageUrl(options, 'ETH')).toBe(`${base}/public/getTokenImage/ETH${query}`)
  })

  it('cannot be bent to another path by an id', () => {
    const { options } = createTestPortico({ services: 'https://portico.example' }).portico
    expect(getWalletImageUrl(options, '../../x?y#z')).toContain('/getWalletImage/..%2F..%2Fx%3Fy%23z?')
  })

  it('come from the image service when the owner has another one, and from nowhere without', () => {
    const images = createTestPortico({ services: { config: 'https://a', images: 'https://b' } }).portico
    expect(getWalletImageUrl(images.options, 'x')).toMatch(/^https:\/\/b\/getWalletImage/)
    const none = createTestPortico({ services: undefined }).portico
    expect(getWalletImageUrl(none.options, 'x')).toBeUndefined()
    expect(getPictures(none.options, { network: mainnet })).toEqual([])
  })

  it('prefer the picture of the owner, then the own one, then that of the service', () => {
    const { options } = createTestPortico({
      services: 'https://portico.example',
      networkImages: { 10: 'own.png' },
    }).portico
    const service = expect.stringContaining('/getAssetImage/ba0ba0cd-17c6-4806-ad93-f9d174f17900?')
    const assets = { imageUrl: 'its.png' }
    expect(getPictures(options, { network: { ...mainnet, id: 10 } })).toEqual(['own.png', service])
    expect(getPictures(options, { network: { ...mainnet, assets } })).toEqual(['its.png', service])
    expect(getPictures(options, { network: mainnet })).toEqual([service])
    const wallet = { image_id: 'x', image_url: 'announced' }
    expect(getPictures(options, { wallet })).toEqual([
      'announced',
      expect.stringContaining('/getWalletImage/x?'),
    ])
    const connector = {
      id: 'a',
      name: 'A',
      type: 'ANNOUNCED',
      chain: 'eip155',
      info: { icon: 'icon' },
    } as const
    expect(getPictures(options, { connector })).toEqual(['icon'])
  })

  it('of a remote wallet are its own, never that of the way to it', () => {
    const { options } = createTestPortico({ wallets: { images: { way: 'way.png' } } }).portico
    const connection = { connectorId: 'way', icon: 'icon' }
    expect(getPictures(options, { connection })).toEqual(['way.png', 'icon'])
    expect(getPictures(options, { connection: { ...connection, sessionId: 'a' } })).toEqual(['icon'])
  })
})
