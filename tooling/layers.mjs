import { familyPackages } from './familyPackages.mjs'

/** The import order of ARCHITECTURE.md; all other imports are forbidden. */
const services = ['pairing', 'embedded']
const aboveCore = [...familyPackages, ...services, 'react']
const mayImport = {
  codec: [],
  protocol: ['codec'],
  siwx: ['codec', 'protocol'],
  payments: ['protocol'],
  core: ['codec', 'protocol'],
  ...Object.fromEntries(aboveCore.map(name => [name, ['codec', 'protocol', 'core']])),
  pairing: ['codec', 'protocol', 'siwx', 'core'],
  portico: ['codec', 'protocol', 'siwx', 'core', ...aboveCore],
  compat: ['codec', 'protocol', 'siwx', 'core', ...aboveCore, 'portico'],
  server: ['codec', 'protocol', 'siwx'],
  codemod: [],
  create: [],
  testing: ['codec', 'core', 'pairing'],
  sandbox: ['codec', 'testing'],
}
export const packageNames = Object.keys(mayImport)
/** Code that is not shipped. */
const test = '\\.(test|test-d|gallery)\\.tsx?$'

const packageWalls = packageNames.map(name => {
  const strangers = packageNames.filter(other => other !== name && !mayImport[name].includes(other))
  return {
    name: `wall-${name}`,
    comment: `packages/${name} may import only ${mayImport[name].join(', ') || 'nothing of ours'}`,
    severity: 'error',
    from: { path: `^packages/${name}/src/`, pathNot: test },
    to: { path: `(^packages/(${strangers.join('|')})/|^apps/)` },
  }
})

/** Each folder may import only those to its right. */
const toTheRight = (name, folders, base) =>
  folders.slice(1).map((folder, index) => ({
    name: `${name}-${folder}-imports-only-to-the-right`,
    severity: 'error',
    from: { path: `^${base}/${folder}/`, pathNot: test },
    to: { path: `^${base}/(${folders.slice(0, index + 1).join('|')})/` },
  }))

/** The folders of the vault, from its pages down to the shared base. */
const vaultFolders = [
  ...['pages', 'frame', 'popup', 'channel', 'worker', 'custody', 'families', 'approve', 'node', 'port'],
  ...['service', 'store', 'ui', 'locales', 'context', 'keys', 'networks'],
]
/** The domains of core. Each imports only those after it, so that a call passes through every domain once. */
const coreFolders = [
  ...['exports', 'runtime', 'diagnose', 'signIn', 'flows', 'connection', 'catalogue', 'dialog', 'sources'],
  ...['data', 'router', 'events', 'query', 'services', 'store', 'families', 'utils'],
]

/** The folders of pairing, from its API down to the encryption. */
const pairingFolders = [
  ...[
    'exports',
    'trial',
    'wallet',
    'client',
    'requests',
    'provider',
    'authenticate',
    'verify',
    'tabs',
    'relay',
  ],
  ...['storage', 'session', 'messages', 'uri', 'families', 'crypto'],
]

/** Where every folder must be listed. */
export const placedFolders = {
  'packages/core/src': coreFolders,
  'packages/pairing/src': pairingFolders,
  'apps/vault/src': vaultFolders,
}

const vaultFamilies = ['evm', 'solana', 'bitcoin', 'cosmos', 'polkadot']
const vaultFamilyWalls = vaultFamilies.flatMap(family => [
  ...toTheRight(
    `vault-${family}`,
    ['calls', 'describe', 'sign', 'derive'],
    `apps/vault/src/families/${family}`,
  ),
  {
    name: `vault-${family}-knows-no-other-family`,
    severity: 'error',
    from: { path: `^apps/vault/src/families/${family}/`, pathNot: test },
    to: { path: `^apps/vault/src/families/(?!${family}/)[^/]+/` },
  },
])

/** Rules that also apply to types. */
export const rules = [
  ...packageWalls,
  ...toTheRight('react', ['element', 'modal', 'views', 'ui', 'theme'], 'packages/react/src'),
  ...toTheRight('vault', vaultFolders, 'apps/vault/src'),
  ...vaultFamilyWalls,
  {
    name: 'vault-imports-protocol-and-codec-only',
    comment:
      'whatever is in the vault could reach keys: of our packages only what goes over the wire and pure encodings',
    severity: 'error',
    from: { path: '^apps/vault/src/', pathNot: test },
    to: { path: '^(packages/(?!(protocol|codec)/)|apps/(?!vault/(src|node_modules)/))' },
  },
  {
    name: 'react-ui-knows-neither-hooks-nor-core',
    severity: 'error',
    from: { path: '^packages/react/src/(ui|theme)/', pathNot: test },
    // The link policy is shared; `ui` applies it where it renders links.
    to: {
      path: '^packages/(react/src/hooks|core|protocol)/',
      pathNot: '^packages/protocol/(src|dist)/exports/links\\.',
    },
  },
  {
    name: 'core-slices-never-import-each-other',
    severity: 'error',
    from: { path: '^packages/core/src/store/slices/([^/]+)\\.ts$', pathNot: test },
    to: { path: '^packages/core/src/store/slices/', pathNot: '^packages/core/src/store/slices/$1\\.ts$' },
  },
  {
    name: 'core-tells-the-dialog',
    comment:
      'what happens is told to `tellDialog`; the table in router/nextRoute.ts alone names views and moves them',
    severity: 'error',
    from: { path: '^packages/core/src/', pathNot: [test, '^packages/core/src/(dialog|exports)/'] },
    to: { path: '^packages/core/src/dialog/(closeModal|navigate|resetTo|goBack|dismiss)\\.ts$' },
  },
  {
    name: 'core-knows-no-family',
    comment:
      'the rules of a family come with its adapter; core only holds those of ours for the packages to take',
    severity: 'error',
    from: { path: '^packages/core/src/(?!exports/|families/)', pathNot: test },
    to: { path: '^packages/core/src/families/[^/]+/[^/]+Family\\.ts$' },
  },
  {
    name: 'core-internal-is-for-what-we-draw',
    comment: 'families and sources come from outside too: whatever they need is in `@portico/core/adapter`',
    severity: 'error',
    from: { path: '^(packages/(?!(core|react|portico|compat|testing)/)|examples/)', pathNot: test },
    to: { path: '^packages/core/(src|dist)/exports/internal\\.' },
  },
  {
    name: 'no-deep-imports-across-packages',
    severity: 'error',
    from: { path: '^(?:packages|apps)/([^/]+)/' },
    to: { path: '^packages/[^/]+/(src|dist)/(?!exports/)', pathNot: '^(?:packages|apps)/$1/' },
  },
  {
    name: 'no-cycles',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'everything-resolves',
    comment: 'an import that leads nowhere is one that no other rule can see',
    severity: 'error',
    from: {},
    // They exist only after a build: the stylesheet of the buttons, and the package that its own check imports.
    to: { couldNotResolve: true, pathNot: '^(portico/button\\.css|create-portico)$' },
  },
]

/** The scope of the rules below. */
export const runtimeFolders = ['packages/core', 'packages/pairing']

/** Rules for runtime imports; type imports are ignored. */
export const runtimeRules = [
  ...toTheRight('core', coreFolders, 'packages/core/src'),
  ...toTheRight('pairing', pairingFolders, 'packages/pairing/src'),
  {
    name: 'core-pure-folders-have-no-side-effects',
    severity: 'error',
    from: {
      path: '^packages/core/src/(families|router|store|utils)/',
      pathNot: test,
    },
    to: {
      path: '^packages/core/src/(services|data|events|catalogue|dialog|connection|flows)/',
    },
  },
  {
    name: 'core-services-know-no-store',
    severity: 'error',
    from: { path: '^packages/core/src/services/', pathNot: test },
    to: { path: '^packages/core/src/store/' },
  },
]

const kindsOfWallet = [
  /wallet_?connect/i,
  'INJECTED',
  'ANNOUNCED',
  "'AUTH'",
  'ID_AUTH',
  'connectorIds.',
  '/pairing/',
]

/** Words that are only allowed in some places, except in comments, tests and gallery states. */
export const wordRules = [
  {
    name: 'eip155-stays-in-its-places',
    comment:
      'what differs by chain family is in the rules that its package brings: ask them, instead of naming a family',
    word: 'eip155',
    from: {
      path: '^packages/(core|react|pairing|embedded|portico|compat)/src/',
      pathNot: [
        test,
        '\\.gallery\\.tsx?$',
        '^packages/core/src/families/eip155/',
        // Known wallets.
        '^packages/core/src/families/(paymentLinks|nameAddressFamily|builtInWallets|browseLinks)\\.ts$',
        '^packages/core/src/families/networks/',
        '^packages/core/src/exports/(index|adapter|internal)\\.ts$',
        '^packages/core/src/families/stablecoins\\.ts$',
        '^packages/pairing/src/(families/evmNamespace|trial/tryRelay)\\.ts$',
        '^packages/embedded/src/families/(evm/|(embeddedFamilies|servedNamespaces)\\.ts$)',
        '^packages/react/src/marks/networkMarks\\.ts$',
        // Option names of another kit.
        '^packages/compat/src/appkit/',
      ].join('|'),
    },
  },
  ...kindsOfWallet.map(word => ({
    name: 'core-names-no-kind-of-wallet',
    comment:
      'what differs by where a wallet is belongs behind WalletSource: ask the source, the connector or the connection',
    word,
    from: {
      path: '^packages/core/src/(connection/(?!offer/)|store|dialog|data|catalogue|signIn|events)/?',
      // One of the wallet groups that a site may order is named after the protocol.
      pathNot: `${test}|^packages/core/src/store/defaultFeatures\\.ts$`,
    },
  })),
]
