import { describe, expect, it } from 'vitest'
import { formatSettings, initialSettings, parseSettings } from './urlSettings.ts'

describe('the address of the playground', () => {
  it('is empty while nothing was changed', () => {
    expect(formatSettings(initialSettings)).toBe('')
  })

  it('brings every kind of setting back', () => {
    const changed = {
      ...initialSettings,
      themeMode: 'dark',
      accent: '#ff8800',
      radius: 9,
      networks: ['anvilTwo', 'base'],
      connectorTypeOrder: [
        'injected',
        'walletConnect',
        'recent',
        'featured',
        'custom',
        'external',
        'recommended',
      ],
      display: 'inPage',
      projectId: 'mine & yours',
    } as const
    expect(parseSettings(formatSettings(changed))).toEqual(changed)
  })

  it('takes nonsense as not said', () => {
    const nonsense = '?themeMode=blue&radius=900&accent=red&networks=&debug=maybe&connectorTypeOrder=x'
    expect(parseSettings(nonsense)).toEqual(initialSettings)
  })

  it('completes an order that names only some', () => {
    expect(parseSettings('connectorTypeOrder=custom~injected').connectorTypeOrder.slice(0, 3)).toEqual([
      'custom',
      'injected',
      'walletConnect',
    ])
  })
})
