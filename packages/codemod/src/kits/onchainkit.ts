import { type Kit, keep, leave } from './Kit.js'

const place = '@portico/compat/onchainkit'
const own = 'the account is in the dialog that the button opens.'
const noEffect = 'has no effect here and can go.'
const drawn = 'draw it yourself from usePorticoName and usePorticoAccount of portico/react.'

export const onchainkit: Kit = {
  title: 'OnchainKit',
  isOwn: name => name === '@coinbase/onchainkit',
  modules: [
    { from: /^@coinbase\/onchainkit\/(styles\.css|theme)$/, isDropped: true },
    {
      from: '@coinbase/onchainkit',
      to: place,
      names: {
        ...keep(place, 'AppConfig Connected OnchainKitProvider OnchainKitProviderReact'),
        ...leave(
          'ask the kit: usePortico of portico/react.',
          'useOnchainKit getOnchainKitConfig setOnchainKitConfig',
        ),
        ...leave('compare the id of the chain.', 'isBase isEthereum'),
      },
    },
    {
      from: '@coinbase/onchainkit/wallet',
      to: place,
      names: {
        ...keep(
          place,
          `
          ConnectWallet ConnectWalletText Wallet WalletDropdown WalletDropdownBasename
          WalletDropdownDisconnect WalletDropdownLink WalletModal
        `,
        ),
        WalletAdvancedDefault: { module: place, note: `shows nothing here: ${own}` },
        WalletDropdownFundLink: {
          module: place,
          note: "shows nothing here: use openModal(portico, { view: 'OnRampProviders' }), with a data service.",
        },
        ...leave(
          'use usePorticoBalance or usePorticoBalances of portico/react.',
          'useGetETHBalance useGetTokenBalance usePortfolio',
        ),
      },
      todo: own,
    },
    {
      from: '@coinbase/onchainkit/identity',
      to: place,
      names: {
        ...keep(place, 'Address Avatar EthBalance Identity Name'),
        ...leave('use usePorticoName({ address }) of portico/react.', 'useAvatar useName'),
        ...leave('use fetchIdentity of portico.', 'getAvatar getName'),
      },
      todo: drawn,
    },
    {
      from: '@coinbase/onchainkit/transaction',
      todo: 'use usePorticoSendCalls or usePorticoSendTransaction of portico/react.',
    },
    {
      from: '@coinbase/onchainkit/swap',
      todo: "use openModal(portico, { view: 'Swap' }), with a data service.",
    },
    {
      from: /^@coinbase\/onchainkit\/(buy|fund)$/,
      todo: "use openModal(portico, { view: 'OnRampProviders' }), with a data service.",
    },
    { from: '@coinbase/onchainkit/checkout', todo: 'use usePorticoPay of portico/react: docs/pay.md.' },
    {
      from: /^@coinbase\/onchainkit\/nft/,
      todo: 'use usePorticoNfts of portico/react, and draw it yourself.',
    },
    {
      from: '@coinbase/onchainkit/token',
      todo: 'use usePorticoBalances of portico/react, and draw it yourself.',
    },
    { from: '@coinbase/onchainkit/minikit', todo: 'mini apps of Farcaster are not served.' },
  ],
  options: {
    OnchainKitProvider: {
      apiKey: noEffect,
      analytics: noEffect,
      sessionId: noEffect,
      miniKit: 'mini apps of Farcaster are not served.',
      defaultPublicClients: noEffect,
      'config.analytics': noEffect,
      'config.analyticsUrl': noEffect,
      'config.appearance.theme': 'named themes are not there: docs/theming.md.',
      'config.paymaster': 'is asked for with each call: docs/recipes/gasless.md.',
      'config.wallet.preference': noEffect,
      'config.wallet.supportedWallets': 'every wallet that is installed is found by itself.',
    },
    WalletDropdownLink: { href: `${own} Put this link elsewhere on the page.` },
    WalletDropdownBasename: {},
  },
}
