import { languages } from '@portico/protocol'
import { getPageAddresses } from '../../../../packages/sandbox/start/addresses.mjs'
import { isSandbox } from './isSandbox.ts'

/** The wallet groups whose order a site can set, in the default order. */
const walletOrder = [
  'injected',
  'walletConnect',
  'recent',
  'featured',
  'custom',
  'external',
  'recommended',
] as const

/** Empty outside of the sandbox, because each site has its own URLs. */
const { relay, server, vault } = isSandbox ? getPageAddresses() : { relay: '', server: '', vault: '' }

const networkNames = [
  'anvilOne',
  'anvilTwo',
  'mainnet',
  'base',
  'optimism',
  'arbitrum',
  'polygon',
  'sepolia',
  'solana',
  'solanaLocal',
  'bitcoin',
  'bitcoinLocal',
  'polkadot',
  'polkadotLocal',
  'cosmosHub',
  'cosmosLocal',
] as const

const offeredNetworks = isSandbox ? networkNames : networkNames.filter(name => !/^anvil|Local$/.test(name))

interface Described {
  readonly group: GroupName
  readonly label: string
  readonly hint?: string
}

export type Setting = Described &
  (
    | { readonly kind: 'toggle'; readonly initial: boolean }
    | { readonly kind: 'choice'; readonly options: readonly string[]; readonly initial: string }
    | { readonly kind: 'text'; readonly initial: string; readonly placeholder?: string }
    | { readonly kind: 'color'; readonly initial: string }
    | {
        readonly kind: 'range'
        readonly min: number
        readonly max: number
        readonly unit: string
        readonly initial: number
      }
    /** `set`: any of the options, in their order. `order`: all of them, in the site's order. */
    | {
        readonly kind: 'set' | 'order'
        readonly options: readonly string[]
        readonly initial: readonly string[]
      }
  )

export const groups = [
  'Look',
  'Button',
  'Layout',
  'Networks',
  'Wallets',
  'Features',
  'Behaviour',
  'Services',
] as const
export type GroupName = (typeof groups)[number]

/** All settings of the playground. Controls, URL and code are derived from this table. */
export const settings = {
  themeMode: choice('Look', 'Mode', ['system', 'light', 'dark']),
  accent: { group: 'Look', label: 'Accent', kind: 'color', initial: '' },
  colorMix: { group: 'Look', label: 'Tint', kind: 'color', initial: '' },
  colorMixStrength: range('Look', 'Tint strength', 0, 60, '%', 0),
  radius: range('Look', 'Corner radius', 0, 12, 'px', 4),
  fontSize: range('Look', 'Font size', 8, 14, 'px', 10),
  font: choice('Look', 'Font', ['system', 'serif', 'rounded', 'monospace']),
  zIndex: range('Look', 'Z-index', 0, 9999, '', 999),

  buttonLabel: text('Button', 'Label', '', 'Connect Wallet'),
  buttonSize: choice('Button', 'Size', ['md', 'sm']),
  buttonBalance: choice('Button', 'Balance', ['show', 'hide']),
  buttonDisabled: toggle('Button', 'Disabled', false),

  display: choice('Layout', 'Dialog', ['overlay', 'placed', 'inPage']),
  direction: choice('Layout', 'Direction', ['ltr', 'rtl']),
  locale: choice('Layout', 'Language', languages),

  networks: {
    group: 'Networks',
    label: 'Networks',
    kind: 'set',
    options: offeredNetworks,
    initial: isSandbox ? ['anvilOne', 'anvilTwo', 'mainnet', 'base'] : ['mainnet', 'base'],
  },
  adapter: choice('Networks', 'EVM adapter', ['evm', 'wagmi', 'ethers', 'ethers5', 'none']),
  networkSwitch: toggle('Networks', 'Network switching', true),
  allowUnsupportedNetwork: toggle('Networks', 'Allow unsupported networks', false),

  demoWallet: toggle(
    'Wallets',
    'Demo wallet',
    false,
    'A wallet in this page, with funds on the local chains.',
  ),
  pairing: toggle('Wallets', 'Remote wallets', isSandbox, 'By a code to scan, or a link on phones.'),
  relayUrl: text('Wallets', 'Relay', relay, 'the public one'),
  email: toggle('Wallets', 'E-mail', false, 'A wallet by a code from a mail; its keys are in the vault.'),
  vault: text('Wallets', 'Vault', vault),
  layout: choice('Wallets', 'Layout', ['narrow', 'wide']),
  allWallets: choice('Wallets', 'All wallets', ['show', 'hide', 'mobile']),
  listWallets: toggle('Wallets', 'Wallets', true),
  announced: toggle('Wallets', 'Announced wallets', true),
  injected: toggle('Wallets', 'Injected wallet', true),
  coinbase: toggle('Wallets', 'Coinbase', true),
  walletGuide: toggle('Wallets', 'Wallet guide', true),
  featured: text('Wallets', 'Featured ids', '', 'comma separated'),
  include: text('Wallets', 'Only these ids', '', 'comma separated'),
  exclude: text('Wallets', 'Never these ids', '', 'comma separated'),
  connectorTypeOrder: order('Wallets', 'Order of wallets', walletOrder),

  receive: toggle('Features', 'Receive', true),
  pay: toggle('Features', 'Pay', false, 'Asks for payments; e-mail and providers are off then.'),
  multiWallet: toggle('Features', 'Several wallets', false),
  legalCheckbox: toggle('Features', 'Terms checkbox', false),
  termsUrl: text('Features', 'Terms URL', ''),
  privacyUrl: text('Features', 'Privacy URL', ''),

  reconnect: toggle('Behaviour', 'Reconnect on load', true),
  ownPairingCodes: toggle('Behaviour', 'Pairing codes of your own', false),
  debug: toggle('Behaviour', 'Developer alerts', true),
  logLevel: choice('Behaviour', 'Log level', ['error', 'warn', 'info', 'debug']),

  projectId: text('Services', 'Project id', isSandbox ? 'portico-sandbox' : ''),
  services: text('Services', 'Server', server, 'none: injected wallets only'),
  analytics: toggle('Services', 'Analytics', true, 'Sent to your own server only.'),
} as const satisfies Readonly<Record<string, Setting>>

export type SettingId = keyof typeof settings

type ValueOf<S> = S extends { readonly kind: 'toggle' }
  ? boolean
  : S extends { readonly kind: 'range' }
    ? number
    : S extends { readonly kind: 'choice'; readonly options: readonly (infer Option)[] }
      ? Option
      : S extends { readonly kind: 'set' | 'order'; readonly options: readonly (infer Option)[] }
        ? readonly Option[]
        : string

export type Settings = { readonly [Id in SettingId]: ValueOf<(typeof settings)[Id]> }

export type SettingValue = Settings[SettingId]

function toggle(group: GroupName, label: string, initial: boolean, hint = '') {
  return { group, label, hint, kind: 'toggle', initial } as const
}

function choice<const Options extends readonly [string, ...string[]]>(
  group: GroupName,
  label: string,
  options: Options,
) {
  return { group, label, kind: 'choice', options, initial: options[0] } as const
}

function text(group: GroupName, label: string, initial: string, placeholder = '') {
  return { group, label, kind: 'text', initial, placeholder } as const
}

function range(group: GroupName, label: string, min: number, max: number, unit: string, initial: number) {
  return { group, label, kind: 'range', min, max, unit, initial } as const
}

function order<const Options extends readonly string[]>(group: GroupName, label: string, options: Options) {
  return { group, label, kind: 'order', options, initial: options } as const
}
