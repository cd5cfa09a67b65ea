import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { familyPackages } from '../../tooling/familyPackages.mjs'
import { root } from '../root.mjs'

/**
 * The parts that a package is published in: what loads together is one file, so that every bundler makes few files
 * of it. A part is what its roots reach by static imports, in whatever package that lies.
 *
 * `on` names the parts that are there when this one loads. Code that several parts need goes into the nearest part
 * that all of them stand on.
 *
 * @typedef {object} Part
 * @property {string} name
 * @property {readonly string[]} on
 * @property {readonly string[]} [entries] names exported to apps, as `specifier#name`, or `specifier` for all of them
 * @property {readonly string[]} [modules] what is imported lazily, relative to `packages`, without extension
 */

/** Where a lazily imported module goes that no part below names, by package. @param {string} name */
export const getLazyPart = name =>
  ({ core: 'later', react: 'dialog', pairing: 'client', embedded: 'vault' })[name] ?? 'lazy'

/**
 * What apps may call by themselves, in their first load too. Of every lazy part this code is a file of its own
 * (`later-api.js`), so that it comes without the rest.
 */
export const callableEntries = ['portico', 'portico/react']

/** Named like `de` or `zh-CN`; English is part of what it is said in. */
function listLanguages() {
  const names = readdirSync(join(root, 'packages/react/src/locales')).map(name => name.replace(/\.ts$/, ''))
  return names.filter(name => name !== 'en' && /^[a-z]{2}(-[A-Z]{2})?$/.test(name)).sort()
}

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
      // Of use to buttons, adapters and views alike, and too small for a file of its own.
      'portico#formatUnits',
      '@portico/react/modal-loader',
      // Of each chain family its rules and the finder of wallets.
      ...familyPackages.map(name => `@portico/${name}`),
    ],
  },
  // A page with the one button that most have.
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
    // Behind the first click, and whenever a connection comes back.
    name: 'later',
    on: ['buttons'],
    modules: [
      'core/src/runtime/createRuntime',
      // Of use to several parts of other packages, and too small for a file of its own.
      'core/src/services/watchVisibility',
    ],
  },
  {
    name: 'dialog',
    on: ['later'],
    modules: ['react/src/modal/mountModal', 'react/src/locales/loadMessages'],
  },
  // The views that the first one leads to, and what all others have in common: one file, which every visitor gets who
  // opens the dialog.
  { name: 'views', on: ['dialog'], modules: ['react/src/modal/connectViews'] },
  {
    name: 'notices',
    on: ['views'],
    modules: [
      'react/src/modal/notices',
      'react/src/ui/Illustration/Illustration',
      'react/src/views/parts/networks/networkNames',
    ],
  },
  // How the data service is asked, and what it answers: of use to whatever shows what it knows, and to nothing before.
  { name: 'service', on: ['later'] },
  { name: 'account', on: ['views', 'service'], modules: ['react/src/modal/accountViews'] },
  // What the account holds and has done, on sites whose data service knows: a file for each tab.
  { name: 'tokens', on: ['account'], modules: ['react/src/views/tokens/tokensPart'] },
  { name: 'activity', on: ['account'], modules: ['react/src/views/activity/activityPart'] },
  { name: 'nfts', on: ['account'], modules: ['react/src/views/nfts/nftViews'] },
  { name: 'payment', on: ['account'], modules: ['react/src/views/pay/payViews'] },
  { name: 'onramp', on: ['account'], modules: ['react/src/views/onRampProviders/onRampViews'] },
  { name: 'send', on: ['account'], modules: ['react/src/views/walletSend/sendViews'] },
  { name: 'names', on: ['account'], modules: ['react/src/views/registerAccountName/nameViews'] },
  { name: 'swap', on: ['account'], modules: ['react/src/views/swap/swapViews'] },
  // Wallets on other devices, and whatever else shows a code: its encoder is a quarter of what all views have in common.
  {
    name: 'code',
    on: ['views'],
    modules: ['react/src/modal/pairingViews', 'react/src/remote/remoteTools'],
  },
  // Signing in, on sites that have it: who is asked, and the question.
  { name: 'signIn', on: ['later'], modules: ['core/src/signIn/followSignIn'] },
  { name: 'signInViews', on: ['views', 'signIn'], modules: ['react/src/modal/signInViews'] },
  // What the data service knows of accounts, once somebody looks at it.
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
  // What was bought, until it has arrived.
  { name: 'purchase', on: ['account'], modules: ['core/src/flows/buy/followPurchase'] },
  // What was sent, until it has happened.
  { name: 'transactions', on: ['account'], modules: ['core/src/flows/transactions/followTransactions'] },
  // What is to be agreed to, on sites that have such.
  { name: 'terms', on: ['views'], modules: ['react/src/views/parts/terms/termsParts'] },
  // What is wrong, once somebody asks.
  { name: 'doctor', on: ['later'], modules: ['core/src/diagnose/runChecks'] },
  { name: 'doctorViews', on: ['views'], modules: ['react/src/views/doctor/doctorViews'] },
  { name: 'relayDoctor', on: ['client'], modules: ['pairing/src/relay/createRelayCheck'] },
  // For developers, where their page asks for it.
  {
    name: 'devtools',
    on: ['views'],
    entries: ['portico/devtools'],
    modules: ['react/src/devtools/mountPanel'],
  },
  // Wallets to offer where no registry has any.
  { name: 'wallets', on: ['later'], modules: ['core/src/catalogue/findBuiltInWallets'] },
  // Pictures of networks and wallets, where no service has any.
  { name: 'marks', on: ['later'], modules: ['react/src/marks/marks'] },
  // Logging in by e-mail, and what the vault shows.
  {
    name: 'login',
    on: ['views'],
    modules: [
      'react/src/modal/loginViews',
      'react/src/views/connect/EmailMethod',
      'react/src/views/connect/SocialMethod',
    ],
  },
  // The code that Farcaster's app reads.
  {
    name: 'farcaster',
    on: ['login', 'code'],
    modules: ['react/src/views/connectingFarcaster/farcasterViews'],
  },
  // A file for each language.
  ...listLanguages().map(name => ({ name, on: ['dialog'], modules: [`react/src/locales/${name}`] })),
  {
    name: 'client',
    on: ['later'],
    modules: ['pairing/src/client/createPairingClient'],
  },
  // Where the browser has no Ed25519 of its own.
  { name: 'signing', on: ['client'], modules: ['pairing/src/crypto/createPlainSigner'] },
  {
    // The frame of the vault and everything that is asked of it.
    name: 'vault',
    on: ['later'],
    modules: ['embedded/src/client/createEmbeddedClient', 'embedded/src/families/evm/announce'],
  },
  {
    // What a session with a remote wallet needs, once there is one.
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
  // Reading and building transactions of Bitcoin takes a large library.
  {
    name: 'psbt',
    on: ['lazy'],
    modules: ['bitcoin/src/actions/signPsbt', 'bitcoin/src/actions/buildTransfer'],
  },
]

/** The parts of a first load, which an app has anyway. */
export const firstParts = ['base', 'connect', 'elements', 'buttons']

const byName = new Map(parts.map(part => [part.name, part]))

/** The part itself and all that it stands on. */
function listFoundation(name) {
  return new Set([name, ...byName.get(name).on.flatMap(below => [...listFoundation(below)])])
}

const foundations = new Map(parts.map(({ name }) => [name, listFoundation(name)]))

/** The nearest part that all of the users stand on. @param {readonly string[]} users at least one */
export function findCommonPart(users) {
  const shared = parts
    .map(({ name }) => name)
    .filter(name => users.every(user => foundations.get(user).has(name)))
  // The nearest is the one that stands on the most others.
  return shared.reduce((best, name) =>
    foundations.get(name).size > foundations.get(best).size ? name : best,
  )
}
