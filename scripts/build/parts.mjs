import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { familyPackages } from '../../tooling/familyPackages.mjs'
import { root } from '../root.mjs'

/**
 * The chunks that packages are published in: code that loads together is one file, so that every bundler creates
 * few files. A chunk contains what its roots reach by static imports, across packages.
 *
 * `on` names the chunks that are loaded before this one. Code that several chunks need goes into the nearest chunk
 * that all of them are based on.
 *
 * @typedef {object} Part
 * @property {string} name
 * @property {readonly string[]} on
 * @property {readonly string[]} [entries] names exported to apps, as `specifier#name`, or `specifier` for all of them
 * @property {readonly string[]} [modules] lazily imported modules, relative to `packages`, without extension
 */

/** The chunk of a lazily imported module that is not listed below, by package. @param {string} name */
export const getLazyPart = name =>
  ({ core: 'later', react: 'dialog', pairing: 'client', embedded: 'vault' })[name] ?? 'lazy'

/**
 * The entries that apps may call directly, also in their first load. In each lazy chunk their code is a separate
 * file (`later-api.js`), so that it loads without the rest.
 */
export const callableEntries = ['portico', 'portico/react']

/** Named like `de` or `zh-CN`; English is bundled. */
function listLanguages() {
  const names = readdirSync(join(root, 'packages/react/src/locales')).map(name => name.replace(/\.ts$/, ''))
  return names.filter(name => name !== 'en' && /^[a-z]{2}(-[A-Z]{2})?$/.test(name)).sort()
}

const views = names => names.map(name => `react/src/views/${name}View`)

const coreData = names => names.map(name => `core/src/data/${name}`)

/** @type {readonly Part[]} in the order in which a visit may load them */
export const parts = [
  {
    // Every page.
    name: 'base',
    on: [],
    entries: [
      'portico#createPortico',
      'portico#openModal',
      // Shared by buttons, adapters and views, and too small for a file of its own.
      'portico#formatUnits',
      '@portico/react/modal-loader',
      // The rules and wallet discovery of each chain family.
      ...familyPackages.map(name => `@portico/${name}`),
    ],
  },
  // A page with only the connect button, like most.
  {
    name: 'connect',
    on: ['base'],
    entries: ['portico/react#PorticoProvider', 'portico/react#ConnectButton'],
  },
  // A page without React.
  {
    name: 'elements',
    on: ['base'],
    entries: ['portico/elements', 'portico/pairing#pairing', 'portico/embedded#embedded'],
  },
  {
    name: 'buttons',
    on: ['connect', 'elements'],
    entries: ['PorticoButton', 'AccountButton', 'NetworkButton', 'CustomButton'].map(
      name => `portico/react#${name}`,
    ),
  },
  {
    // Loaded on the first click, and when a connection is restored.
    name: 'later',
    on: ['buttons'],
    modules: [
      'core/src/runtime/createRuntime',
      // Shared by chunks of other packages, and too small for a file of its own.
      'core/src/services/watchVisibility',
    ],
  },
  {
    name: 'dialog',
    on: ['later'],
    modules: ['react/src/modal/mountModal', 'react/src/locales/loadMessages'],
  },
  // The views after the first one, and what all others share: one file, for every visitor who opens the dialog.
  {
    name: 'views',
    on: ['dialog'],
    modules: [
      ...views(['allWallets/AllWallets', 'connectingExternal/ConnectingExternal', 'downloads/Downloads']),
      ...views(['connectingMultiChain/ConnectingMultiChain', 'connectWallets/ConnectWallets']),
      ...views(['getWallet/GetWallet', 'walletNotDetected/WalletNotDetected', 'whatIsAWallet/WhatIsAWallet']),
      'react/src/hooks/internal/useWalletPages',
      'react/src/views/connect/WideList',
    ],
  },
  {
    name: 'notices',
    on: ['views'],
    modules: [
      'react/src/ui/DeveloperNote/DeveloperNote',
      'react/src/ui/ToastStack/ToastStack',
      'react/src/views/parts/account/WatchBanner',
      'react/src/views/parts/networks/NetworkBanner',
      'react/src/ui/Illustration/Illustration',
      'react/src/views/parts/networks/networkNames',
    ],
  },
  // Requests and responses of the data service, for everything that shows its data.
  { name: 'service', on: ['later'] },
  {
    name: 'account',
    on: ['views', 'service'],
    modules: [
      ...views(['account/Account', 'networks/Networks', 'profileWallets/ProfileWallets']),
      ...views(['switchActiveChain/SwitchActiveChain', 'switchNetwork/SwitchNetwork']),
      ...views(['unsupportedChain/UnsupportedChain', 'whatIsANetwork/WhatIsANetwork']),
    ],
  },
  // The tabs of the account, on sites with a data service: a file for each tab.
  { name: 'tokens', on: ['account'], modules: views(['tokens/Tokens']) },
  { name: 'activity', on: ['account'], modules: views(['activity/Activity']) },
  { name: 'nfts', on: ['account'], modules: views(['nfts/Nfts', 'nfts/Nft']) },
  { name: 'payment', on: ['account'], modules: views(['pay/Pay']) },
  {
    name: 'onramp',
    on: ['account'],
    modules: views(
      ['BuyInProgress', 'OnRampFiatSelect', 'OnRampProviders', 'OnRampTokenSelect', 'WhatIsABuy'].map(
        name => `onRampProviders/${name}`,
      ),
    ),
  },
  {
    name: 'send',
    on: ['account'],
    modules: views(['', 'Preview', 'SelectToken'].map(step => `walletSend/WalletSend${step}`)),
  },
  {
    name: 'names',
    on: ['account'],
    modules: views(
      ['ChooseAccountName', 'RegisterAccountName', 'RegisterAccountNameSuccess'].map(
        name => `registerAccountName/${name}`,
      ),
    ),
  },
  {
    name: 'swap',
    on: ['account'],
    modules: views(['', 'Preview', 'SelectToken'].map(step => `swap/Swap${step}`)),
  },
  // Remote wallets, and everything else with a QR code: its encoder is a quarter of what all views share.
  {
    name: 'code',
    on: ['views'],
    modules: [
      ...views(['connectingWalletConnect/ConnectingWalletConnect', 'openWallet/OpenWallet']),
      ...views(['connectingWalletConnectBasic/ConnectingWalletConnectBasic']),
      ...views(['receive/Receive', 'receive/WalletCompatibleNetworks']),
      'react/src/remote/remoteTools',
    ],
  },
  // Sign-in, on sites that use it: the logic and the view.
  { name: 'signIn', on: ['later'], modules: ['core/src/signIn/followSignIn'] },
  {
    name: 'signInViews',
    on: ['views', 'signIn'],
    modules: views(['signIns/SignIns', 'siwxSignMessage/SiwxSignMessage', 'smartSessions/SmartSessions']),
  },
  // Account data from the data service, loaded on demand.
  {
    name: 'data',
    on: ['service'],
    modules: [
      ...coreData(['readPortfolio', 'readActivity', 'readNfts', 'readIdentity', 'readName']),
      ...coreData(['readServedNetworks', 'findDataService']),
      'core/src/flows/name/readSuggestions',
      'core/src/flows/buy/readOnRamp',
    ],
  },
  { name: 'purchase', on: ['account'], modules: ['core/src/flows/buy/buy'] },
  { name: 'transactions', on: ['account'], modules: ['core/src/flows/transactions/followTransactions'] },
  {
    name: 'terms',
    on: ['views'],
    modules: ['TermsCheckbox', 'TermsFooter'].map(name => `react/src/views/parts/terms/${name}`),
  },
  { name: 'doctor', on: ['later'], modules: ['core/src/diagnose/runChecks'] },
  { name: 'doctorViews', on: ['views'], modules: views(['doctor/Doctor']) },
  { name: 'relayDoctor', on: ['client'], modules: ['pairing/src/relay/createRelayCheck'] },
  // Devtools, loaded if the page requests them.
  {
    name: 'devtools',
    on: ['views'],
    entries: ['portico/devtools'],
    modules: ['react/src/devtools/mountPanel'],
  },
  // Wallets to list without a registry.
  { name: 'wallets', on: ['later'], modules: ['core/src/catalogue/findBuiltInWallets'] },
  // Logos of networks and wallets, without an image service.
  { name: 'marks', on: ['later'], modules: ['react/src/marks/marks'] },
  // E-mail login and the views of the vault.
  {
    name: 'login',
    on: ['views'],
    modules: [
      ...views(['approveTransaction/ApproveTransaction', 'connectSocials/ConnectSocials']),
      ...views(['emailLogin/EmailLogin', 'login/Login', 'walletSecurity/WalletSecurity']),
      'react/src/views/connect/EmailMethod',
      'react/src/views/connect/SocialMethod',
    ],
  },
  // The QR code for Farcaster's app.
  {
    name: 'farcaster',
    on: ['login', 'code'],
    modules: views(['connectingFarcaster/ConnectingFarcaster']),
  },
  // A file for each language.
  ...listLanguages().map(name => ({ name, on: ['dialog'], modules: [`react/src/locales/${name}`] })),
  {
    name: 'client',
    on: ['later'],
    modules: ['pairing/src/client/createPairingClient'],
  },
  // For browsers without Ed25519.
  { name: 'signing', on: ['client'], modules: ['pairing/src/crypto/createPlainSigner'] },
  {
    name: 'vault',
    on: ['later'],
    modules: ['embedded/src/client/createEmbeddedClient', 'embedded/src/families/evm/announce'],
  },
  {
    name: 'session',
    on: ['client'],
    modules: [
      'pairing/src/requests/sessionHandlers',
      'pairing/src/client/createWithdrawn',
      'pairing/src/client/resumeCodes',
      'pairing/src/provider/routeRequest',
    ],
  },
  {
    name: 'authenticate',
    on: ['client'],
    modules: [
      'pairing/src/authenticate/followAuthentication',
      'pairing/src/authenticate/createAuthentication',
      'pairing/src/authenticate/verifyOnChain',
      'pairing/src/session/isChecksummed',
    ],
  },
  { name: 'lazy', on: ['later'] },
  // Parsing and building Bitcoin transactions needs a large library.
  {
    name: 'psbt',
    on: ['lazy'],
    modules: ['bitcoin/src/actions/signPsbt', 'bitcoin/src/actions/buildTransfer'],
  },
]

/** The chunks of a first load. */
export const firstParts = ['base', 'connect', 'elements', 'buttons']

const byName = new Map(parts.map(part => [part.name, part]))

function listFoundation(name) {
  return new Set([name, ...byName.get(name).on.flatMap(below => [...listFoundation(below)])])
}

const foundations = new Map(parts.map(({ name }) => [name, listFoundation(name)]))

/** The nearest chunk that all users are based on. @param {readonly string[]} users at least one */
export function findCommonPart(users) {
  const shared = parts
    .map(({ name }) => name)
    .filter(name => users.every(user => foundations.get(user).has(name)))
  // The nearest is the one that is based on the most others.
  return shared.reduce((best, name) =>
    foundations.get(name).size > foundations.get(best).size ? name : best,
  )
}
