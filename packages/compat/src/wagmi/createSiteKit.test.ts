import { http } from 'viem'
import { mainnet, sepolia } from 'viem/chains'
import { expect, it } from 'vitest'
import { createConfig } from 'wagmi'
import { getDefaultConfig as getConnectKitConfig } from '../connectkit/getDefaultConfig.js'
import { getDefaultConfig } from '../rainbowkit/getDefaultConfig.js'
import { createSiteKit } from './SiteProvider.js'

it('a config of RainbowKit makes a kit of its chains, its endpoints and its project', () => {
  const config = getDefaultConfig({
    appName: 'Shop',
    appUrl: 'https://shop.example',
    projectId: 'abc',
    chains: [mainnet, sepolia],
    transports: { [mainnet.id]: http('https://node.example'), [sepolia.id]: http() },
  })
  const { options, store, sources } = createSiteKit(config, { locale: 'de' })
  expect(store.get().networks.requested.map(({ id }) => id)).toEqual([1, 11155111])
  expect(options).toMatchObject({
    projectId: 'abc',
    locale: 'de',
    metadata: { name: 'Shop', url: 'https://shop.example' },
    customRpcUrls: { 'eip155:1': [{ url: 'https://node.example' }] },
  })
  expect(sources.size).toBe(1)
})

it('the parameters of ConnectKit do the same once wagmi has them', () => {
  const config = createConfig(
    getConnectKitConfig({ appName: 'Shop', walletConnectProjectId: 'abc', chains: [sepolia] }),
  )
  const { options, store } = createSiteKit(config, {})
  expect(store.get().networks.requested.map(({ id }) => id)).toEqual([11155111])
  expect(options).toMatchObject({ projectId: 'abc', metadata: { name: 'Shop' } })
})

it('a config that wagmi made alone has no wallets on other devices', () => {
  const config = createConfig({ chains: [mainnet], transports: { [mainnet.id]: http() } })
  expect(createSiteKit(config, {}).sources.size).toBe(0)
})
