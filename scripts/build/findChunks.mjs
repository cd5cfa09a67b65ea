import { join, relative } from 'node:path'
import { rolldown } from 'rolldown'
import { familyPackages } from '../../tooling/familyPackages.mjs'
import { root } from '../root.mjs'

const packages = join(root, 'packages')
const exportFrom = (entry, names = '*') =>
  `export ${names} from ${JSON.stringify(join(packages, 'portico/src/exports', `${entry}.ts`))}`

const starts = {
  // Functions that pages call without the kit. With the kit in their file, bundlers would keep what it loads lazily.
  functions: [exportFrom('index', '{ formatAddress, formatBalance, formatUnits, parseUnits }')],
  // Every page.
  base: [
    exportFrom('index', '{ createPortico, openModal, formatUnits }'),
    ...familyPackages.map(entry => exportFrom(entry)),
  ],
  // Most pages with React: the button and hooks that need no further code.
  connect: [
    exportFrom('react', '{ PorticoProvider, ConnectButton, usePorticoAccount, usePorticoEvents }'),
    exportFrom('react', '{ usePorticoNetwork, usePorticoState, usePorticoWalletInfo }'),
  ],
  // Pages without React, and sources.
  elements: ['elements', 'pairing', 'embedded'].map(entry => exportFrom(entry)),
  buttons: [exportFrom('react', '{ PorticoButton, AccountButton, NetworkButton, CustomButton }')],
  hooks: [exportFrom('react')],
}

/** The chunks in the order in which every visit loads them. Code is in the first that needs it, in all packages. */
const visit = [
  ...Object.keys(starts).filter(name => name !== 'hooks'),
  'runtime',
  'dialog',
  'views',
  'wallets',
]

/** The chunk of lazily imported code: that of its folder, or one for folders that load together. */
const folders = [
  [/^react\/src\/(modal\/mountModal|locales\/loadMessages)/, 'dialog'],
  [/^react\/src\/views\/parts\/(account|networks)\//, 'account'],
  [/^react\/src\/(ui|hooks|remote|modal|views\/parts)\//, 'views'],
  [/^react\/src\/views\/connecting(External|MultiChain|Wallet)/, 'views'],
  [/^react\/src\/views\/(allWallets|connectWallets|connect\/WideList|downloads|getWallet)/, 'wallets'],
  [/^react\/src\/views\/(openWallet|walletNotDetected|whatIsAWallet)/, 'wallets'],
  [
    /^react\/src\/views\/(accountSettings|networks|profileWallets|receive|switch|unsupportedChain)/,
    'account',
  ],
  [/^react\/src\/views\/whatIsANetwork/, 'account'],
  [/^react\/src\/views\/tokens?\//, 'tokens'],
  [/^react\/src\/views\/(approveTransaction|connect\/|connectSocials|emailLogin|walletSecurity)/, 'login'],
  [/^react\/src\/views\/(signIns|siwxSignMessage|smartSessions)/, 'signIn'],
  [/^react\/src\/(?:views|locales)\/([\w-]+)/],
  [/^react\/src\/marks\/(\w+)/],
  [/^react\/src\/(\w+)/],
  [/^core\/src\/(?:flows\/)?(\w+)/],
  [/^bitcoin\/src\/actions\/(signPsbt|buildTransfer)/, 'psbt'],
  [/^pairing\/src\/(requests|provider|client\/(createWithdrawn|resumeCodes))/, 'session'],
  [/^pairing\/src\/(authenticate|crypto)/],
  [/^(\w+)/],
]

/** The chunks of an open account. Code that they share is loaded with the account. */
const late = new Set([
  ...[
    'account',
    'tokens',
    'activity',
    'nfts',
    'pay',
    'onRampProviders',
    'walletSend',
    'registerAccountName',
    'swap',
  ],
  ...['data', 'buy', 'name', 'transactions'],
])

/** The chunks of code that makes requests to wallets and chains. Code that they share is loaded with the first. */
const requests = new Set([...familyPackages, 'embedded', 'psbt', 'session', 'authenticate'])

function getFolder(path) {
  const [pattern, name] = folders.find(([test]) => test.test(path))
  return name ?? pattern.exec(path)[1]
}

/** The chunk of a module of a package. @param {ReadonlySet<string>} users the chunks that need it */
export function chooseChunk(name, users) {
  const shared = { core: 'runtime', protocol: 'runtime', react: 'views' }[name] ?? name
  if (users.has('functions')) return 'functions'
  // Bundlers put the first load into the page's own file only while no part of it imports a file of the others.
  if (users.has('elements') && (users.has('connect') || users.has('buttons'))) return 'base'
  const step = visit.find(each => users.has(each))
  // One file with React in it, so that bundlers can join it with React.
  if (name === 'react' && step === 'buttons') return 'connect'
  if (name !== 'react' && step === 'connect') return 'base'
  if (step) return name !== 'react' && ['dialog', 'views'].includes(step) ? shared : step
  const [first = 'api', ...others] = users
  if (others.length === 0) return first
  if (name === 'core' && [...users].every(each => late.has(each) || requests.has(each)))
    return [...users].some(each => requests.has(each)) ? 'requests' : 'data'
  if ([...users].some(each => !late.has(each))) return shared
  return name === 'react' ? 'account' : 'data'
}

/** The chunk of each source module. */
export async function findChunks() {
  const { usersOf, lazy } = await findUsers()
  const nameChunk = (path, { hooks, ...users }) => {
    const [name] = path.split('/')
    // The view for Farcaster's app is shown beside the login.
    const { connectingFarcaster, ...others } = users
    const chunk = chooseChunk(name, new Set(Object.keys(Object.keys(others).length > 0 ? others : users)))
    // A page can call hooks in its first load without the views of their chunk.
    const isHook = hooks && name === 'react' && !lazy.has(path)
    return isHook && !(chunk in starts) && chunk !== 'api' ? `${chunk}-hooks` : chunk
  }
  return new Map([...usersOf].map(([path, users]) => [join(packages, path), nameChunk(path, users)]))
}

/** The starts and lazy chunks that reach each module by static imports. Paths are below `packages`. */
async function findUsers() {
  const bundle = await rolldown({
    input: Object.fromEntries(Object.keys(starts).map(name => [name, `\0${name}`])),
    external: /^(?!@?portico(\/|$))[@a-z]/,
    tsconfig: join(root, 'tsconfig.json'),
    resolve: { extensionAlias: { '.js': ['.ts', '.tsx'] } },
    treeshake: { moduleSideEffects: false },
    // Inlined constants and merged files would hide who needs a module.
    optimization: { inlineConst: false },
    experimental: { chunkOptimization: false },
    plugins: [
      {
        name: 'starts',
        resolveId: id => (id.startsWith('\0') ? id : undefined),
        load: id => starts[id.slice(1)]?.join('\n'),
      },
    ],
    onLog: () => undefined,
  })
  const { output } = await bundle.generate()
  await bundle.close()
  const files = new Map(output.map(file => [file.fileName, file]))
  const usersOf = new Map()
  const lazy = new Set()
  for (const { isEntry, isDynamicEntry, name, fileName, facadeModuleId } of output) {
    if (!isEntry && !isDynamicEntry) continue
    const target = relative(packages, facadeModuleId)
    if (!isEntry) lazy.add(target)
    const user = isEntry ? name : getFolder(target)
    const reached = new Set([fileName])
    for (const next of reached) for (const path of files.get(next)?.imports ?? []) reached.add(path)
    for (const id of [...reached].flatMap(path => files.get(path)?.moduleIds ?? [])) {
      const path = relative(packages, id)
      if (/^\w+\/src\//.test(path)) usersOf.set(path, { ...usersOf.get(path), [user]: true })
    }
  }
  return { usersOf, lazy }
}
