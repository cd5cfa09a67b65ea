import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../../scripts/root.mjs'
import { code, formatTable } from './formatTable.mjs'
import { listErrors } from './listErrors.mjs'
import { listActions, listComponents, listHooks, listNamed } from './listNamed.mjs'
import { listFeatures, listOptions } from './listOptions.mjs'
import { readSource } from './readSource.mjs'

export function createReference() {
  const exported = listActions()
  return `# Reference

Written by \`node apps/docs/src/writeReference.mjs\` from the types and comments of the packages: edit those, not this file.

## Options of \`createPortico\`

${formatOptions('PorticoOptions', 'options')}

### \`wallets\`

${formatOptions('WalletOptions', 'wallets')}

### \`dialog\`

${formatOptions('DialogOptions', 'dialog')}

### \`theme\`

${formatOptions('ThemeOptions', 'theme')}

### Types of the options

${formatAliases()}

${formatInterface('core/src/runtime/Metadata.ts', 'Metadata')}

${formatInterface('core/src/runtime/Options.ts', 'ServiceUrls')}

${formatInterface('core/src/catalogue/Features.ts', 'CustomWallet')}

${formatInterface('core/src/families/networks/Network.ts', 'NetworkInput', undefined, readNetworkDetails())}

\`portico/networks\` has these: ${listNetworks().map(code).join(', ')}.

## \`features\`

${formatFeatures()}

## \`theme.variables\`

Set with \`createPortico({ theme: { variables } })\`, changed with \`setThemeVariables(portico, { … })\`; [theming](theming.md) has
pictures. A value that is not what its name asks for is ignored.

${formatThemeVariables()}

## Adapters and sources

${formatFactories()}

${formatInterface('evm/src/evm.ts', 'EvmOptions', '`evm`, `ethersAdapter` and `ethers5Adapter`')}

${formatInterface('evm/src/discovery/createDiscovery.ts', 'EvmWallet')}

${formatInterface('evm/src/wagmi/wagmiAdapter.ts', 'WagmiAdapterOptions', '`wagmiAdapter`; `wagmiCoreAdapter` has the same')}

${formatInterface('pairing/src/PairingOptions.ts', 'PairingOptions', '`pairing`')}

${formatInterface('embedded/src/EmbeddedOptions.ts', 'EmbeddedOptions', '`embedded`')}

## Elements of \`portico/elements\`

\`defineElements(portico)\` makes them known to the page. A kit of another name, \`defineElements(other, { name })\`, has
elements with \`instance="name"\`.

${formatElements()}

The buttons have these attributes, which may change at any time. The buttons of \`portico/react\` take the same as props.

${formatAttributes()}

## Components of \`portico/react\`

${formatNamed(listComponents())}

## Hooks of \`portico/react\`

${formatNamed(listHooks())}

## Actions of \`portico\`

Each takes the kit first: \`signMessage(portico, { message })\`.

${formatNamed(exported.filter(isAction))}

## Watching

Each takes the kit first and returns how to stop: \`watchAccount(portico, { onChange })\`.

${formatNamed(exported.filter(isWatcher))}

## Selectors, formats and other functions of \`portico\`

Selectors take the state, \`portico.store.get()\`, or the part of it that is named.

${formatNamed(exported.filter(each => !isAction(each) && !isWatcher(each)))}

## Errors

Every failure is a \`PorticoError\` with one of these as its \`code\`. What stands in braces differs from case to case.
\`isPorticoError(error, userRejected)\` tells one from others; \`portico\` exports the entries that pages ask about most.

${formatErrors()}
`
}

/** Whether the first parameter is the instance. */
const isAction = named => named.takesKit && !isWatcher(named)
const isWatcher = ({ name }) => /^watch(?:[A-Z]|$)/.test(name) && name !== 'watchOnly'

/** An empty description means a missing comment. */
function formatRows(head, rows, told = head.length - 1) {
  const empty = rows.filter(row => !row[told]).map(([name]) => name)
  if (empty.length > 0) throw new Error(`These exports need a comment for the reference: ${empty.join(', ')}`)
  return formatTable(head, rows)
}

/** For a derived default, the comment describes the value. */
function formatOption({ name, type, about, fallback, value }) {
  return [code(name), code(type), value && !value.includes('options.') ? code(value) : fallback, about]
}

/** @param group its name in `resolveOptions` */
function formatOptions(type, group) {
  return formatRows(['option', 'type', 'default', ''], listOptions(type, group).map(formatOption))
}

function formatAliases() {
  const aliases = {
    'core/src/runtime/Options.ts': ['NetworkInputs', 'DialogDisplay', 'DialogLayout'],
    'core/src/store/slices/theme.ts': ['ThemeMode'],
    'core/src/services/Environment.ts': ['LogLevel'],
    'core/src/store/defaultFeatures.ts': ['WalletGroup'],
    'core/src/families/ChainNamespace.ts': ['CaipNetworkId'],
  }
  const rows = Object.entries(aliases).flatMap(([path, names]) =>
    names.map(name => [code(name), code(readSource(path).readAlias(name))]),
  )
  const namespaces = listFamilies()
    .map(name => `'${name}'`)
    .join(' | ')
  return formatTable(['type', 'is'], [...rows, [code('ChainNamespace'), code(namespaces)]])
}

/** Our families: folders that declare types, unlike `adapter` and `networks`. */
function listFamilies() {
  const folder = join(root, 'packages/core/src/families')
  return readdirSync(folder).filter(name => existsSync(join(folder, name, nameTypes(name))))
}

const nameTypes = family => `${family[0].toUpperCase()}${family.slice(1)}Types.ts`

/** Network fields that only one family has; each family declares its own. */
function readNetworkDetails() {
  return listFamilies().flatMap(name => {
    const source = readSource(`core/src/families/${name}/${nameTypes(name)}`)
    return source.text.includes('interface NetworkDetails') ? source.readMembers('NetworkDetails') : []
  })
}

/** A table of the fields of a type, under its name or that of its user. */
function formatInterface(path, name, title = code(name), more = []) {
  const rows = [...readSource(path).readMembers(name), ...more].map(formatOption)
  return `${title}:\n\n${formatRows(['field', 'type', 'default', ''], rows)}`
}

function listNetworks() {
  const { text } = readSource('core/src/exports/networks.ts')
  const files = [...text.matchAll(/^export \* from '\.\.\/(.+)\.js'/gm)].map(
    ([, file]) => `core/src/${file}.ts`,
  )
  return files.flatMap(file => readSource(file).constants.map(({ name }) => name)).sort()
}

function formatFeatures() {
  return formatRows(['feature', 'type', 'default', ''], listFeatures().map(formatOption))
}

/** Reads the defaults from the theme: `read('name', parse, fallback)`. */
function formatThemeVariables() {
  const { text } = readSource('react/src/theme/parseThemeVariables.ts')
  const fallbacks = [...text.matchAll(/read(?:<[^>]+>)?\('([\w-]+)', .+?, (\{.+\}|\w+)\),$/gm)]
  const defaults = new Map(fallbacks.map(([, name, fallback]) => [name, formatFallback(fallback)]))
  const rows = readSource('core/src/store/slices/theme.ts')
    .readMembers('ThemeVariableValues')
    .map(({ name, about }) => [code(`--portico-${name}`), defaults.get(name), about])
  return formatRows(['variable', 'default', ''], rows)
}

function formatFallback(fallback) {
  const [, number, unit] = /value: (\d+), unit: '(\w+)'/.exec(fallback) ?? []
  if (number) return code(`${number}${unit}`)
  if (fallback === 'null') return "the palette's own"
  return fallback === 'SYSTEM_FONT' ? "the system's" : code(fallback)
}

/** The values for `adapters`, `pairing` and `sources`, and their signers. */
function formatFactories() {
  const entries = {
    evm: 'evm/src/exports/index.ts',
    wagmi: 'evm/src/exports/wagmi.ts',
    'wagmi-core': 'evm/src/exports/wagmi-core.ts',
    ethers: 'evm/src/exports/ethers.ts',
    ethers5: 'evm/src/exports/ethers5.ts',
    solana: 'solana/src/exports/index.ts',
    'solana-kit': 'solana/src/exports/kit.ts',
    'solana-web3': 'solana/src/exports/web3.ts',
    bitcoin: 'bitcoin/src/exports/index.ts',
    polkadot: 'polkadot/src/exports/index.ts',
    cosmos: 'cosmos/src/exports/index.ts',
    pairing: 'pairing/src/exports/index.ts',
    embedded: 'embedded/src/exports/index.ts',
  }
  const rows = Object.entries(entries).flatMap(([entry, path]) =>
    listNamed(path).map(({ name, about }) => [code(name), code(`portico/${entry}`), about]),
  )
  return formatRows(['name', 'from', ''], rows)
}

function formatElements() {
  const { text } = readSource('portico/src/elements/defineElements.ts')
  const tags = [...text.matchAll(/\/\*\* (.+) \*\/\n +'?([\w-]+)'?: \[/g)]
  return formatRows(
    ['element', 'shows'],
    tags.map(([, about, name]) => [code(`<portico-${name}>`), about]),
  )
}

function formatAttributes() {
  const members = [
    ...readSource('react/src/buttons/ButtonModel.ts').readMembers('ButtonSettings'),
    ...readSource('portico/src/elements/readSettings.ts').readMembers('ElementSettings'),
  ]
  return formatRows(['attribute', 'type', 'default', ''], members.map(formatOption))
}

function formatNamed(named) {
  return formatRows(
    ['name', ''],
    named.map(({ name, about }) => [code(name), about]),
  )
}

/** Markdown would parse `<Name>` as HTML and hide it. */
const escapeTags = text => text.replaceAll('<', '\\<')

function formatErrors() {
  const rows = listErrors().map(error => [code(error.code), escapeTags(error.message), error.about])
  return formatRows(['code', 'message', ''], rows, 1)
}
