import { expect, it } from 'vitest'
import { viewRegistry } from './getView.js'

const named = [
  'Connect',
  'ConnectingExternal',
  'ConnectingWalletConnect',
  'ConnectingWalletConnectBasic',
  'ConnectingFarcaster',
  'AllWallets',
  'Account',
  'EmailLogin',
  'UpdateEmailWallet',
  'ProfileWallets',
  'SwitchNetwork',
  'SwitchActiveChain',
  'ApproveTransaction',
  'Swap',
  'UnsupportedChain',
  'SIWXSignMessage',
  'RegisterAccountName',
  'RegisterAccountNameSuccess',
]

const steps = [
  'AccountSettings',
  'Token',
  'ConnectWallets',
  'ConnectSocials',
  'ConnectingMultiChain',
  'ConnectingSocial',
  'OpenWallet',
  'EmailVerifyOtp',
  'EmailVerifyDevice',
  'UpdateEmailPrimaryOtp',
  'UpdateEmailSecondaryOtp',
  'WalletSecurity',
  'GetWallet',
  'Downloads',
  'WalletNotDetected',
  'Doctor',
  'Receive',
  'WalletCompatibleNetworks',
  'WalletSend',
  'WalletSendSelectToken',
  'WalletSendPreview',
  'ChooseAccountName',
  'OnRampProviders',
  'OnRampFiatSelect',
  'OnRampTokenSelect',
  'BuyInProgress',
  'Pay',
  'SwapSelectToken',
  'SwapPreview',
  'Networks',
  'Nft',
  'SignIns',
  'SmartSessions',
  'WhatIsAWallet',
  'WhatIsANetwork',
  'WhatIsABuy',
]

it('has these views and no others [V-01]', () => {
  expect(Object.keys(viewRegistry).sort()).toEqual([...named, ...steps].sort())
})

it.each([...named, ...steps])('can load %s, again and again, and knows when it has [V-01]', async name => {
  // The test above proves that it exists.
  const { view } = viewRegistry[name as keyof typeof viewRegistry]
  await view.load()
  const Component = view.get()
  expect(Component).toBeTypeOf('function')
  await view.load()
  // Another component would remount the view.
  expect(view.get()).toBe(Component)
})
