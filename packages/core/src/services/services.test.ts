import { describe, expect, it } from 'vitest'
import { createTestPortico } from '../../test/createTestPortico.js'
import { mainnet } from '../networks/evm.js'
import { getConnectorPicture } from './getConnectorPicture.js'
import { getNetworkPicture } from './getNetworkPicture.js'
import { getWalletPicture } from './getWalletPicture.js'
import { getAssetImageUrl, getCurrencyImageUrl, getTokenImageUrl, getWalletImageUrl } from './imageUrls.js'
import { publicServices, resolveServices } from './resolveServices.js'

describe('resolveServices', () => {
  it('takes one base URL for what a Portico server serves, with or without a slash', () => {
    const all = { config: 'https://a', images: 'https://a', analytics: 'https://a' }
    expect(resolveServices('https://a/')).toEqual(all)
    expect(resolveServices('https://a')).toEqual(all)
  })

  it('leaves out what the owner leaves out, but finds pictures at the config service', () => {
    expect(resolveServices({ config: 'https://a/' })).toEqual({ config: 'https://a', images: 'https://a' })
    expect(resolveServices(undefined)).toEqual({})
    expect(resolveServices('')).toEqual({})
  })

  it('names public hosts over TLS only', () => {
    for (const url of Object.values(publicServices)) expect(url).toMatch(/^https:\/\//)
  })
})

describe('image addresses', () => {
  it('carry projectId, st and sv like every call [W-04] [W-09]', () => {
    const { options } = createTestPortico({ services: 'https://portico.example' }).portico
    const query = `?${new URLSearchParams({ projectId: 'test', st: 'portico', sv: options.sdkVersion })}`
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
    expect(getNetworkPicture(none.options, mainnet)).toBeUndefined()
  })

  it('prefer the picture of the owner, then the own one, then that of the service', () => {
    const { options } = createTestPortico({
      services: 'https://portico.example',
      chainImages: { 10: 'own.png' },
    }).portico
    expect(getNetworkPicture(options, { ...mainnet, id: 10 })).toBe('own.png')
    expect(getNetworkPicture(options, { ...mainnet, assets: { imageUrl: 'its.png' } })).toBe('its.png')
    expect(getNetworkPicture(options, mainnet)).toContain(
      '/getAssetImage/ba0ba0cd-17c6-4806-ad93-f9d174f17900?',
    )
    expect(getWalletPicture(options, { image_id: 'x', image_url: undefined })).toContain('/getWalletImage/x?')
    const connector = {
      id: 'a',
      name: 'A',
      type: 'ANNOUNCED',
      chain: 'eip155',
      info: { icon: 'icon' },
    } as const
    expect(getConnectorPicture(options, connector)).toBe('icon')
  })
})
