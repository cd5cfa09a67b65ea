import { getChosenOptions, getEvmOptions } from './chosenOptions.ts'
import { formatServer } from './formatServer.ts'
import { networksByName } from './getNetworks.ts'
import type { Settings } from './settings.ts'
import { initialSettings } from './urlSettings.ts'

export const flavours = ['React', 'HTML', 'Server'] as const
export type Flavour = (typeof flavours)[number]

/** The code of a site that matches the preview. */
export function formatCode(settings: Settings, flavour: Flavour): string {
  if (flavour === 'Server') return formatServer(settings)
  const parts =
    flavour === 'React'
      ? ["'use client'", formatSetup(settings, reactImports(settings)), formatReact(settings)]
      : [
          formatSetup(settings, ["import { defineElements } from 'portico/elements'"]),
          formatElements(settings),
        ]
  return parts.join('\n\n')
}

const isLocal = (name: string) => /^anvil|Local$/.test(name)

/** Families beside EVM, as prefixes of network names. */
const families = ['solana', 'bitcoin', 'polkadot', 'cosmos'] as const

/** Some networks have the name of their family's adapter. */
const getNetworkName = (name: string) => (families.some(family => family === name) ? `${name}Network` : name)

const getFamilies = ({ adapter, networks }: Settings) =>
  families.filter(family => adapter !== 'none' && networks.some(name => name.startsWith(family)))

const adapterCode = {
  evm: { imports: ["import { evm } from 'portico/evm'"], value: 'evm' },
  wagmi: {
    imports: [
      "import { porticoConnectors, wagmiAdapter } from 'portico/wagmi'",
      "import { createConfig, http } from 'wagmi'",
    ],
    value: 'wagmiAdapter',
  },
  ethers: { imports: ["import { ethersAdapter } from 'portico/ethers'"], value: 'ethersAdapter' },
  ethers5: { imports: ["import { ethers5Adapter } from 'portico/ethers5'"], value: 'ethers5Adapter' },
  none: { imports: ["import { eip155Family } from 'portico/evm'"], value: '' },
} as const satisfies Record<Settings['adapter'], { imports: readonly string[]; value: string }>

const isEvm = (name: string) => !families.some(family => name.startsWith(family))

const usesWagmi = ({ adapter, networks }: Settings) => adapter === 'wagmi' && networks.some(isEvm)

const reactImports = (settings: Settings) => [
  "import { PorticoButton, PorticoProvider } from 'portico/react'",
  ...(usesWagmi(settings)
    ? [
        "import { QueryClient, QueryClientProvider } from '@tanstack/react-query'",
        "import { WagmiProvider } from 'wagmi'",
      ]
    : []),
]

function formatSetup(settings: Settings, uiImports: readonly string[]): string {
  const { projectId, ...rest } = getChosenOptions(settings)
  const known = settings.networks
    .filter(name => !isLocal(name))
    .map(name => (getNetworkName(name) === name ? name : `${name} as ${getNetworkName(name)}`))
  const local = settings.networks.filter(isLocal)
  const chosen = getFamilies(settings)
  const hasEvm = settings.networks.some(isEvm)
  const adapter = hasEvm ? adapterCode[settings.adapter] : { imports: [], value: '' }
  const adapters = [
    ...(adapter.value ? [`${adapter.value}(${formatAdapterOptions(settings)})`] : []),
    ...chosen.map(family => `${family}()`),
  ]
  const sources = [
    ...(settings.pairing ? [`pairing(${formatRelay(settings)})`] : []),
    ...(settings.email ? [`embedded({ vault: ${formatLiteral(settings.vault)} })`] : []),
  ]
  const imports = [
    "import { createPortico } from 'portico'",
    ...adapter.imports,
    ...chosen.map(family => `import { ${family} } from 'portico/${family}'`),
    ...(known.length > 0 ? [`import { ${known.join(', ')} } from 'portico/networks'`] : []),
    ...(settings.pairing ? ["import { pairing } from 'portico/pairing'"] : []),
    ...(settings.email ? ["import { embedded } from 'portico/embedded'"] : []),
    ...uiImports,
  ]
  const definitions = [
    ...local.map(name => `const ${name} = ${formatLiteral(networksByName[name])} as const`),
    ...(usesWagmi(settings) ? [formatWagmi(settings)] : []),
  ]
  const lines = [
    ...(projectId ? [`  projectId: ${formatLiteral(projectId)},`] : []),
    `  networks: [${settings.networks.map(getNetworkName).join(', ')}],`,
    adapters.length > 0 ? `  adapters: [${adapters.join(', ')}],` : '  families: [eip155Family],',
    ...(sources.length > 0 ? [`  sources: [${sources.join(', ')}],`] : []),
    ...Object.entries(rest).map(([name, value]) => `  ${name}: ${formatLiteral(value, '  ')},`),
  ]
  const portico = `const portico = createPortico({\n${lines.join('\n')}\n})`
  return [imports.join('\n'), ...definitions, portico].join('\n\n')
}

function formatWagmi({ networks }: Settings): string {
  const chains = networks.filter(isEvm)
  const transports = chains.map(name => `[${name}.id]: http()`).join(', ')
  const lines = [
    `chains: [${chains.join(', ')}],`,
    'connectors: porticoConnectors(),',
    `transports: { ${transports} },`,
  ]
  return `const config = createConfig({\n  ${lines.join('\n  ')}\n})`
}

function formatAdapterOptions(settings: Settings): string {
  if (settings.adapter === 'wagmi') return '{ config }'
  const options = Object.entries(getEvmOptions(settings)).map(([name, value]) => `${name}: ${value}`)
  return options.length > 0 ? `{ ${options.join(', ')} }` : ''
}

function formatRelay({ relayUrl }: Settings): string {
  return relayUrl ? `{ relayUrl: ${formatLiteral(relayUrl)} }` : ''
}

function formatReact(settings: Settings): string {
  const props = getButtonProps(settings).map(([name, value]) =>
    value === true ? ` ${name}` : ` ${name}=${JSON.stringify(value)}`,
  )
  const kit = [
    '<PorticoProvider portico={portico}>',
    `  <PorticoButton${props.join('')} />`,
    '</PorticoProvider>',
  ]
  const around = [
    '<WagmiProvider config={config} reconnectOnMount={false}>',
    '  <QueryClientProvider client={queryClient}>',
    ...kit.map(line => `    ${line}`),
    '  </QueryClientProvider>',
    '</WagmiProvider>',
  ]
  const isWagmi = usesWagmi(settings)
  return [
    ...(isWagmi ? ['const queryClient = new QueryClient()', ''] : []),
    'export default function App() {',
    '  return (',
    ...(isWagmi ? around : kit).map(line => `    ${line}`),
    '  )',
    '}',
  ].join('\n')
}

function formatElements(settings: Settings): string {
  const attributes = getButtonProps(settings).map(([name, value]) =>
    value === true ? ` ${name}` : ` ${name}=${JSON.stringify(value)}`,
  )
  const modal = settings.display !== 'overlay' ? '\n<portico-modal></portico-modal>' : ''
  return `defineElements(portico)\n\n// In the page:\n<portico-button${attributes.join('')}></portico-button>${modal}`
}

function getButtonProps(settings: Settings): readonly (readonly [string, string | true])[] {
  const props: (readonly [string, string | true])[] = []
  if (settings.buttonLabel) props.push(['label', settings.buttonLabel])
  if (settings.buttonSize !== initialSettings.buttonSize) props.push(['size', settings.buttonSize])
  if (settings.buttonBalance !== initialSettings.buttonBalance)
    props.push(['balance', settings.buttonBalance])
  if (settings.buttonDisabled) props.push(['disabled', true])
  return props
}

/** Formats JavaScript with single quotes, and bare keys where possible. */
function formatLiteral(value: unknown, indent = ''): string {
  if (typeof value === 'string') return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
  if (Array.isArray(value)) return `[${value.map(item => formatLiteral(item)).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const inner = `${indent}  `
  const lines = Object.entries(value).map(([key, item]) => {
    const name = /^[A-Za-z_$][\w$]*$/.test(key) ? key : `'${key}'`
    return `${inner}${name}: ${formatLiteral(item, inner)},`
  })
  return `{\n${lines.join('\n')}\n${indent}}`
}
