import type { Settings } from './settings.ts'
import { initialSettings } from './urlSettings.ts'

type Choices = Readonly<Record<string, keyof Settings>>

export const fonts = {
  system: '',
  serif: 'Georgia, serif',
  rounded: 'ui-rounded, system-ui, sans-serif',
  monospace: 'ui-monospace, monospace',
} as const satisfies Record<Settings['font'], string>

/** The theme variables that differ from their defaults. */
export function getThemeVariables(settings: Settings): Readonly<Record<string, string | number>> {
  const { accent, colorMix, colorMixStrength, radius, fontSize, font, zIndex } = settings
  return compact({
    '--portico-accent': accent || undefined,
    '--portico-color-mix': colorMix || undefined,
    '--portico-color-mix-strength': colorMix ? colorMixStrength : undefined,
    '--portico-border-radius-master': radius === initialSettings.radius ? undefined : `${radius}px`,
    '--portico-font-size-master': fontSize === initialSettings.fontSize ? undefined : `${fontSize}px`,
    '--portico-font-family': fonts[font] || undefined,
    '--portico-z-index': zIndex === initialSettings.zIndex ? undefined : zIndex,
  })
}

const options = {
  locale: 'locale',
  allowUnsupportedNetwork: 'allowUnsupportedNetwork',
  reconnect: 'reconnect',
  ownPairingCodes: 'ownPairingCodes',
  debug: 'debug',
  logLevel: 'logLevel',
} as const satisfies Choices

const wallets = {
  injected: 'injected',
  listed: 'listWallets',
} as const satisfies Choices

const dialog = {
  display: 'display',
  layout: 'layout',
  termsUrl: 'termsUrl',
  privacyUrl: 'privacyUrl',
  walletGuide: 'walletGuide',
  networkSwitch: 'networkSwitch',
} as const satisfies Choices

const features = {
  receive: 'receive',
  pay: 'pay',
  multiWallet: 'multiWallet',
  legalCheckbox: 'legalCheckbox',
  analytics: 'analytics',
  connectorTypeOrder: 'connectorTypeOrder',
} as const satisfies Choices

/** Undefined is the default, which is to show the list. */
const allWallets = { show: undefined, hide: false, mobile: 'mobile' } as const

const idLists = { featured: 'featured', include: 'include', exclude: 'exclude' } as const

/** The options that differ from their defaults, without the networks, as in a site's code. */
export function getChosenOptions(settings: Settings) {
  const lists = Object.entries(idLists).map(([name, id]) => [name, splitIds(settings[id])] as const)
  return compact({
    projectId: settings.projectId,
    services: settings.services || undefined,
    theme: group({
      mode: settings.themeMode === 'system' ? undefined : settings.themeMode,
      variables: group(getThemeVariables(settings)),
    }),
    wallets: group({
      ...pickChanged(settings, wallets),
      ...Object.fromEntries(lists.filter(([, ids]) => ids.length > 0)),
    }),
    dialog: group(pickChanged(settings, dialog)),
    ...pickChanged(settings, options),
    features: group({
      ...pickChanged(settings, features),
      allWallets: allWallets[settings.allWallets],
    }),
  })
}

export const getEvmOptions = (settings: Settings) =>
  pickChanged(settings, { announced: 'announced', coinbase: 'coinbase' })

function pickChanged(settings: Settings, choices: Choices): Record<string, Settings[keyof Settings]> {
  const changed = Object.entries(choices).filter(
    ([, id]) => String(settings[id]) !== String(initialSettings[id]),
  )
  return Object.fromEntries(changed.map(([name, id]) => [name, settings[id]]))
}

const splitIds = (text: string) => text.split(/[\s,]+/).filter(id => id !== '')

/** A group of options; undefined if none is set. */
function group<T>(record: Readonly<Record<string, T | undefined>>): Record<string, T> | undefined {
  const chosen = compact(record)
  return Object.keys(chosen).length > 0 ? chosen : undefined
}

function compact<T>(record: Readonly<Record<string, T | undefined>>): Record<string, T> {
  const present = Object.entries(record).filter((entry): entry is [string, T] => entry[1] !== undefined)
  return Object.fromEntries(present)
}
