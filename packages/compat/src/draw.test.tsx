import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { base } from 'viem/chains'
import { expect, it } from 'vitest'
import { createConfig, useAccount, WagmiProvider } from 'wagmi'
import { ConnectKitButton } from './connectkit/ConnectKitButton.js'
import { ConnectKitProvider } from './connectkit/ConnectKitProvider.js'
import { getDefaultConfig } from './connectkit/getDefaultConfig.js'
import { OnchainKitProvider } from './onchainkit/OnchainKitProvider.js'
import { Connected, ConnectWallet, Wallet, WalletDropdown } from './onchainkit/wallet.js'
import { ConnectButton } from './rainbowkit/ConnectButton.js'
import { RainbowKitProvider } from './rainbowkit/RainbowKitProvider.js'
import { darkTheme } from './rainbowkit/themes.js'

const config = createConfig(getDefaultConfig({ chains: [base], walletConnectProjectId: 'abc' }))
const queryClient = new QueryClient()

const draw = (children: ReactNode) =>
  renderToString(
    <WagmiProvider config={config}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </WagmiProvider>,
  )

function Status() {
  return <p>{useAccount().status}</p>
}

it('RainbowKit: the buttons of a site are drawn on a server, in the theme that it names', () => {
  const html = draw(
    <RainbowKitProvider theme={darkTheme({ accentColor: '#0f7b4f' })}>
      <ConnectButton label="Join" />
      <ConnectButton.Custom>{({ mounted, account }) => `${mounted} ${account}`}</ConnectButton.Custom>
    </RainbowKitProvider>,
  )
  expect(html).toContain('data-portico-theme="dark"')
  expect(html).toContain('>Join<')
  expect(html).toContain('false undefined')
})

it('ConnectKit: the same', () => {
  const html = draw(
    <ConnectKitProvider mode="light">
      <ConnectKitButton label="Join" />
      <ConnectKitButton.Custom>
        {({ isConnected, chain }) => `${isConnected} ${chain?.name}`}
      </ConnectKitButton.Custom>
    </ConnectKitProvider>,
  )
  expect(html).toContain('data-portico-theme="light"')
  expect(html).toContain('>Join<')
  expect(html).toContain('false Base')
})

it('OnchainKit: wagmi comes along, and the menu is left to the dialog', () => {
  const html = renderToString(
    <OnchainKitProvider chain={base} config={{ appearance: { mode: 'dark' } }}>
      <Wallet>
        <ConnectWallet disconnectedLabel="Log in">inside</ConnectWallet>
        <WalletDropdown>menu</WalletDropdown>
      </Wallet>
      <Connected fallback="nobody">somebody</Connected>
      <Status />
    </OnchainKitProvider>,
  )
  expect(html).toContain('data-portico-theme="dark"')
  expect(html).toContain('>Log in<')
  expect(html).toMatch(/nobody<p>/)
  expect(html).not.toMatch(/inside|menu|somebody/)
})
