import { getChosenOptions } from './chosenOptions.ts'
import type { Settings } from './settings.ts'
import { initialSettings } from './urlSettings.ts'

export const flavours = ['React', 'HTML'] as const
export type Flavour = (typeof flavours)[number]

/** The code that makes a site look and behave like the preview. */
export function formatCode(settings: Settings, flavour: Flavour): string {
  const parts =
    flavour === 'React'
      ? [
          formatSetup(settings, "import { PorticoButton, PorticoProvider } from 'portico/react'"),
          formatReact(settings),
        ]
      : [formatSetup(settings, "import { defineElements } from 'portico/elements'"), formatElements(settings)]
  return parts.join('\n\n')
}

const isLocal = (name: string) => /^anvil|Local$/.test(name)

/** What networks need beside the adapter for EVM chains, by how their names begin. */
const families = ['solana', 'bitcoin', 'polkadot', 'cosmos'] as const

/** Some networks have the name of the adapter of their family. */
const getNetworkName = (name: string) => (families.some(family => family === name) ? `${name}Network` : name)

const getFamilies = ({ adapter, networks }: Settings) =>
  families.filter(family => adapter !== 'none' && networks.some(name => name.startsWith(family)))

const adapterCode = {
  evm: { imports: ["import { evm } from 'portico/evm'"], value: 'evm()' },
  wagmi: {
    imports: ["import { wagmiAdapter } from 'portico/wagmi'", "import { config } from './wagmiConfig'"],
    value: 'wagmiAdapter({ config })',
  },
  ethers: { imports: ["import { ethersAdapter } from 'portico/ethers'"], value: 'ethersAdapter()' },
  ethers5: { imports: ["import { ethers5Adapter } from 'portico/ethers5'"], value: 'ethers5Adapter()' },
  none: { imports: [], value: '' },
} as const satisfies Record<Settings['adapter'], { imports: readonly string[]; value: string }>

function formatSetup(settings: Settings, uiImport: string): string {
  const { projectId, ...rest } = getChosenOptions(settings)
  const known = settings.networks
    .filter(name => !isLocal(name))
    .map(name => (getNetworkName(name) === name ? name : `${name} as ${getNetworkName(name)}`))
  const local = settings.networks.filter(isLocal)
  const chosen = getFamilies(settings)
  const hasEvm = settings.networks.some(name => !families.some(family => name.startsWith(family)))
  const adapter = adapterCode[hasEvm ? settings.adapter : 'none']
  const adapters = [...(adapter.value ? [adapter.value] : []), ...chosen.map(family => `${family}()`)]
  const imports = [
    "import { createPortico } from 'portico'",
    ...adapter.imports,
    ...chosen.map(family => `import { ${family} } from 'portico/${family}'`),
    ...(known.length > 0 ? [`import { ${known.join(', ')} } from 'portico/networks'`] : []),
    ...(settings.pairing ? ["import { pairing } from 'portico/pairing'"] : []),
    uiImport,
    ...(local.length > 0 ? [`import { ${local.join(', ')} } from './networks'`] : []),
  ]
  const lines = [
    `  projectId: ${formatLiteral(projectId)},`,
    `  networks: [${settings.networks.map(getNetworkName).join(', ')}],`,
    ...(adapters.length > 0 ? [`  adapters: [${adapters.join(', ')}],`] : []),
    ...(settings.pairing ? [`  pairing: pairing(${formatRelay(settings)}),`] : []),
    ...Object.entries(rest).map(([name, value]) => `  ${name}: ${formatLiteral(value, '  ')},`),
  ]
  return `${imports.join('\n')}\n\nconst portico = createPortico({\n${lines.join('\n')}\n})`
}

function formatRelay({ relayUrl }: Settings): string {
  return relayUrl ? `{ relayUrl: ${formatLiteral(relayUrl)} }` : ''
}

function formatReact(settings: Settings): string {
  const props = getButtonProps(settings).map(([name, value]) =>
    value === true ? ` ${name}` : ` ${name}=${JSON.stringify(value)}`,
  )
  return [
    'export function App() {',
    '  return (',
    '    <PorticoProvider portico={portico}>',
    `      <PorticoButton${props.join('')} />`,
    '    </PorticoProvider>',
    '  )',
    '}',
  ].join('\n')
}

function formatElements(settings: Settings): string {
  const attributes = getButtonProps(settings).map(([name, value]) =>
    value === true ? ` ${name}` : ` ${name}=${JSON.stringify(value)}`,
  )
  const modal = settings.embedded || settings.disableAppend ? '\n<portico-modal></portico-modal>' : ''
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

/** JavaScript as people write it: single quotes, bare keys where they can be. */
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
