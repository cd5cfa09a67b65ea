import { createPortico, type Portico, setThemeMode, setThemeVariables } from 'portico'
import { embedded } from 'portico/embedded'
import { eip155Family } from 'portico/evm'
import { pairing } from 'portico/pairing'
import { useEffect, useRef, useState } from 'react'
import { exposeKit } from '../site/exposeKit.ts'
import { installDemoWallet } from '../site/installDemoWallet.ts'
import { swapContracts } from '../site/swaps.ts'
import { getChosenOptions, getThemeVariables } from './chosenOptions.ts'
import { getNetworks } from './getNetworks.ts'
import { loadAdapters } from './loadAdapters.ts'
import { type SettingId, type Settings, settings as table } from './settings.ts'
import { formatSettings } from './urlSettings.ts'

const live: ReadonlySet<SettingId> = new Set([
  'themeMode',
  'accent',
  'colorMix',
  'colorMixStrength',
  'radius',
  'fontSize',
  'font',
  'zIndex',
  'buttonLabel',
  'buttonSize',
  'buttonBalance',
  'buttonDisabled',
  'direction',
])

// Keys of our own table.
const fixed = (Object.keys(table) as SettingId[]).filter(id => !live.has(id))

/** Theme changes apply in place; any other change creates a new instance, as on a real site. */
export function usePlaygroundPortico(settings: Settings): Portico | undefined {
  const [portico, setPortico] = useState<Portico>()
  const latest = useRef(settings)
  latest.current = settings
  const recipe = formatSettings(settings, fixed)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the recipe stands for every setting that is fixed
  useEffect(() => {
    let wanted = true
    build(latest.current).then(built => {
      if (!wanted) return
      exposeKit(built)
      setPortico(built)
    })
    return () => {
      wanted = false
    }
  }, [recipe])

  useEffect(() => {
    if (!portico) return
    setThemeMode(portico, settings.themeMode === 'system' ? undefined : settings.themeMode)
    const before = portico.store.get().theme.variables
    const cleared = Object.fromEntries(Object.keys(before).map(name => [name, undefined]))
    setThemeVariables(portico, { ...cleared, ...getThemeVariables(settings) })
  }, [portico, settings])

  return portico
}

async function build(settings: Settings): Promise<Portico> {
  if (settings.demoWallet) await installDemoWallet()
  const networks = getNetworks(settings)
  const adapters = await loadAdapters(settings, networks)
  const families = settings.adapter === 'none' ? [eip155Family] : []
  return createPortico({
    projectId: '',
    ...getChosenOptions(settings),
    networks,
    adapters,
    families,
    swapContracts,
    sources: [
      ...(settings.pairing ? [pairing(settings.relayUrl ? { relayUrl: settings.relayUrl } : {})] : []),
      ...(settings.email ? [embedded({ vault: settings.vault })] : []),
    ],
    metadata: { name: 'Portico playground', description: 'Try every option' },
  })
}
