import { type Kit, keep, leave } from './Kit.js'

const place = '@portico/compat/rainbowkit'

const wallets = '@portico/compat/rainbowkit-wallets'

const ownWallet =
  'installed wallets are found by themselves; others are in portico={{ wallets: { featured, custom } }} of RainbowKitProvider.'
const signIn =
  'use portico={{ siwx: siweSiwx({ … }) }} on RainbowKitProvider, of portico/sign-in: docs/sign-in.md.'
const noEffect = 'has no effect here and can go.'

export const rainbowkit: Kit = {
  title: 'RainbowKit',
  isOwn: name => name === '@rainbow-me/rainbowkit' || name === '@rainbow-me/rainbowkit-siwe-next-auth',
  modules: [
    { from: '@rainbow-me/rainbowkit/styles.css', isDropped: true },
    {
      from: '@rainbow-me/rainbowkit',
      to: place,
      names: {
        ...keep(
          place,
          `
          Chain ConnectButton RainbowKitProvider RainbowKitProviderProps Theme WalletList
          connectorsForWallets darkTheme getDefaultConfig getDefaultWallets lightTheme
          midnightTheme useAccountModal useChainModal useConnectModal
        `,
        ),
        ...leave(ownWallet, 'getWalletConnectConnector Wallet'),
        ...leave(
          signIn,
          `
          AuthenticationConfig AuthenticationStatus RainbowKitAuthenticationProvider
          createAuthenticationAdapter
        `,
        ),
        ...leave('use a button of your own with usePorticoConnect of portico/react.', 'WalletButton'),
        ...leave(
          'transactions that the kit sends are in its account view by themselves.',
          'useAddRecentTransaction',
        ),
        ...leave('theme variables are in docs/theming.md.', 'cssObjectFromTheme cssStringFromTheme'),
        ...leave('pictures of accounts are drawn by the kit.', 'AvatarComponent'),
        ...leave(
          'use portico={{ dialog: { termsUrl, privacyUrl } }} of RainbowKitProvider.',
          'DisclaimerComponent',
        ),
        ...leave('locale is any of the languages of the kit, as text.', 'Locale'),
      },
    },
    {
      from: /^@rainbow-me\/rainbowkit\/wallets$/,
      to: wallets,
      names: keep(
        wallets,
        `
        argentWallet baseAccount bitgetWallet braveWallet coinbaseWallet imTokenWallet
        injectedWallet ledgerWallet metaMaskWallet okxWallet phantomWallet rabbyWallet rainbowWallet
        safeWallet trustWallet uniswapWallet walletConnectWallet zerionWallet
      `,
      ),
      todo: ownWallet,
    },
    { from: '@rainbow-me/rainbowkit-siwe-next-auth', todo: signIn },
  ],
  options: {
    getDefaultConfig: { walletConnectParameters: noEffect },
    connectorsForWallets: { walletConnectParameters: noEffect },
    RainbowKitProvider: {
      avatar: noEffect,
      coolMode: noEffect,
      showRecentTransactions: 'the activity of an account needs a data service: docs/chain-data.md.',
      'appInfo.learnMoreUrl': noEffect,
      'appInfo.disclaimer': 'use portico={{ dialog: { termsUrl, privacyUrl } }}.',
    },
  },
}
