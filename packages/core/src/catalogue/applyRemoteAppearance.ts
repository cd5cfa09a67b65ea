import { type RemoteFeature, remoteAppearanceIds } from '@portico/protocol'
import { setThemeMode, setThemeVariables } from '../dialog/setTheme.js'
import type { Portico } from '../runtime/Portico.js'
import { type ConnectMethod, connectMethods } from '../store/defaultFeatures.js'
import type { ThemeMode } from '../store/slices/theme.js'
import { update } from '../store/update.js'

/** What the project sets wins over the page's code; what it leaves out stays as it is. */
export function applyRemoteAppearance(portico: Portico, entries: readonly RemoteFeature[]): void {
  const connectMethodsOrder = readConfig(entries, 'connectMethodsOrder').filter(isConnectMethod)
  if (connectMethodsOrder.length > 0)
    update(portico, 'features', features => ({
      ...features,
      options: { ...features.options, connectMethodsOrder },
    }))
  const theme = readConfig(entries, 'theme').map(readAssignment)
  const mode = theme.find(([name]) => name === 'mode')?.[1]
  if (isThemeMode(mode)) setThemeMode(portico, mode)
  const variables = theme.filter(([name]) => name.startsWith('--portico-'))
  if (variables.length > 0) setThemeVariables(portico, Object.fromEntries(variables))
}

function readConfig(entries: readonly RemoteFeature[], name: keyof typeof remoteAppearanceIds) {
  const entry = entries.find(({ id }) => id === remoteAppearanceIds[name])
  return (entry?.isEnabled && entry.config) || []
}

function readAssignment(text: string): [name: string, value: string] {
  const end = text.indexOf('=')
  return [text.slice(0, end), text.slice(end + 1)]
}

const isConnectMethod = (name: string): name is ConnectMethod =>
  (connectMethods as readonly string[]).includes(name)

const isThemeMode = (name: string | undefined): name is ThemeMode => name === 'light' || name === 'dark'
