import type { Settings } from './settings.ts'
import { initialSettings } from './urlSettings.ts'

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

const options = [
  'enableNetworkSwitch',
  'allowUnsupportedChain',
  'layout',
  'allWallets',
  'enableWallets',
  'enableEIP6963',
  'enableInjected',
  'enableCoinbase',
  'enableWalletGuide',
  'termsConditionsUrl',
  'privacyPolicyUrl',
  'enableReconnect',
  'ownPairingCodes',
  'debug',
  'logLevel',
  'locale',
  'display',
] as const

const features = ['receive', 'multiWallet', 'legalCheckbox', 'analytics', 'connectorTypeOrder'] as const

const idLists = ['featuredWalletIds', 'includeWalletIds', 'excludeWalletIds'] as const

/** What a person would write in their own code: the options that differ from the defaults, without the networks. */
export function getChosenOptions(settings: Settings) {
  const themeVariables = getThemeVariables(settings)
  const chosenFeatures = pickChanged(settings, features)
  const lists = idLists.map(id => [id, splitIds(settings[id])] as const)
  return compact({
    projectId: settings.projectId,
    services: settings.services || undefined,
    themeMode: settings.themeMode === 'system' ? undefined : settings.themeMode,
    themeVariables: isEmpty(themeVariables) ? undefined : themeVariables,
    ...pickChanged(settings, options),
    ...Object.fromEntries(lists.filter(([, ids]) => ids.length > 0)),
    features: isEmpty(chosenFeatures) ? undefined : chosenFeatures,
  })
}

function pickChanged(settings: Settings, ids: readonly (keyof Settings)[]) {
  const changed = ids.filter(id => String(settings[id]) !== String(initialSettings[id]))
  return Object.fromEntries(changed.map(id => [id, settings[id]]))
}

const splitIds = (text: string) => text.split(/[\s,]+/).filter(id => id !== '')

const isEmpty = (record: object) => Object.keys(record).length === 0

function compact<T>(record: Readonly<Record<string, T | undefined>>): Record<string, T> {
  const present = Object.entries(record).filter((entry): entry is [string, T] => entry[1] !== undefined)
  return Object.fromEntries(present)
}
