import { http } from 'viem'
import { mainnet, sepolia } from 'viem/chains'
import { expect, it } from 'vitest'
import { createConfig } from 'wagmi'
import { getDefaultConfig as getConnectKitConfig } from '../connectkit/getDefaultConfig.js'
import { connectorsForWallets, getDefaultWallets } from '../rainbowkit/connectorsForWallets.js'
import { getDefaultConfig } from '../rainbowkit/getDefaultConfig.js'
import { metaMaskWallet, rainbowWallet, walletConnectWallet } from '../rainbowkit/wallets.js'
import { createSiteKit } from './SiteProvider.js'

const transports = { [mainnet.id]: http() }

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

const rainbow = '1ae92b26df02f0abca6304df07debccd18262fdf5fe82daa81593582dac9a369'
const metaMask = 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96'

it('a list of wallets of RainbowKit makes connectors, and is what the dialog recommends', () => {
  const ownWallet = () => ({ id: 'own', name: 'Own', iconUrl: '', createConnector: () => undefined })
  const list = [
    { groupName: 'First', wallets: [rainbowWallet, walletConnectWallet, ownWallet] },
    { groupName: 'Second', wallets: [metaMaskWallet, rainbowWallet] },
  ]
  const connectors = connectorsForWallets(list, { appName: 'Shop', projectId: 'abc' })
  const chains = [mainnet] as const
  const { options, sources } = createSiteKit(createConfig({ connectors, chains, transports }), {})
  expect(options).toMatchObject({
    projectId: 'abc',
    metadata: { name: 'Shop' },
    wallets: { featured: [rainbow, metaMask] },
  })
  expect(sources.size).toBe(1)

  const config = getDefaultConfig({ appName: 'Shop', projectId: 'abc', chains: [sepolia], wallets: list })
  expect(createSiteKit(config, {}).options.wallets.featured).toEqual([rainbow, metaMask])
  const own = createSiteKit(config, { wallets: { featured: [metaMask], include: [rainbow] } })
  expect(own.options.wallets).toMatchObject({ featured: [metaMask], include: [rainbow] })
})

it('the usual wallets of RainbowKit are a list, with connectors if the site is named', () => {
  const { wallets } = getDefaultWallets()
  expect(wallets.map(({ groupName }) => groupName)).toEqual(['Popular'])
  const { connectors } = getDefaultWallets({ appName: 'Shop', projectId: 'abc' })
  const config = createConfig({ connectors, chains: [mainnet], transports })
  expect(createSiteKit(config, {}).options).toMatchObject({ projectId: 'abc' })
  expect(createSiteKit(config, {}).options.wallets.featured).toContain(rainbow)
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
