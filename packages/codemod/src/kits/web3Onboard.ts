import { type Kit, keep, leave } from './Kit.js'

const place = '@portico/compat/web3-onboard'
const react = '@portico/compat/web3-onboard-react'
const noEffect = 'has no effect here and can go.'
const foundAlone =
  'wallets of the page are found by themselves, and a wallet with a library of its own goes into portico: { adapters: [evm({ wallets: [{ id, provider }] })] } of init.'

const initOptions = {
  accountCenter: 'the account is in the dialog: show <PorticoButton /> or <portico-button>.',
  containerElements: noEffect,
  gas: noEffect,
  i18n: 'texts are those of the kit; portico: { locale } chooses the language.',
  notify: 'transactions that the kit sends tell of themselves; others are yours to tell.',
  transactionPreview: noEffect,
  unstoppableResolution: noEffect,
  wagmi: 'use wagmiAdapter of portico/wagmi: docs/migration/web3-onboard.md.',
}

export const web3Onboard: Kit = {
  title: 'Web3-Onboard',
  isOwn: name => name.startsWith('@web3-onboard/'),
  modules: [
    {
      from: '@web3-onboard/core',
      to: place,
      names: {
        default: { module: place, name: 'Onboard' },
        ...keep(place, 'InitOptions OnboardAPI WalletState'),
      },
    },
    {
      from: '@web3-onboard/react',
      to: react,
      names: {
        ...keep(react, 'Web3OnboardProvider init useConnectWallet useSetChain useWallets'),
        ...leave(
          'the account is in the dialog: usePorticoModal of portico/react opens it.',
          'useAccountCenter',
        ),
        ...leave(
          'transactions that the kit sends tell of themselves; others are yours to tell.',
          'useNotifications',
        ),
        ...leave('portico: { locale } of init chooses the language.', 'useSetLocale'),
        ...leave('setThemeMode and setThemeVariables of portico change it.', 'useUpdateTheme'),
        ...leave('usePorticoState of portico/react has it.', 'useAppState'),
        ...leave('use wagmiAdapter of portico/wagmi.', 'useWagmiConfig'),
      },
    },
    {
      from: '@web3-onboard/injected-wallets',
      names: {
        default: { module: place, name: 'injectedModule' },
        ...leave(foundAlone, 'ProviderLabel ProviderIdentityFlag'),
      },
    },
    {
      from: '@web3-onboard/walletconnect',
      names: { default: { module: place, name: 'walletConnectModule' } },
    },
    { from: '@web3-onboard/common', names: keep(place, 'EIP1193Provider'), todo: 'say the type yourself.' },
    { from: /^@web3-onboard\//, todo: foundAlone },
  ],
  options: { init: initOptions, default: initOptions },
}
