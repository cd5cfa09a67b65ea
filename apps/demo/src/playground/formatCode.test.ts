import { describe, expect, it } from 'vitest'
import { formatCode } from './formatCode.ts'
import { type Setting, settings } from './settings.ts'
import { parseSettings } from './urlSettings.ts'

/** Settings of the page, not of the kit. */
const ofThePage: readonly string[] = ['demoWallet', 'direction', 'colorMixStrength']

/** A value other than the initial one, as in the URL. */
function getOther(setting: Setting): string {
  if (setting.kind === 'toggle') return setting.initial ? 'off' : 'on'
  if (setting.kind === 'choice') return setting.options.find(option => option !== setting.initial) ?? ''
  if (setting.kind === 'range') return String(setting.initial + 1)
  if (setting.kind === 'color') return '#123456'
  if (setting.kind === 'set' || setting.kind === 'order') return setting.options.at(-1) ?? ''
  return 'another'
}

describe('the code to copy', () => {
  const controls = Object.entries<Setting>(settings).filter(([id]) => !ofThePage.includes(id))

  it.each(controls)('says what the control %s does', (id, setting) => {
    // The vault only matters with e-mail login.
    const before = id === 'vault' ? 'email=on&' : ''
    const query = new URLSearchParams({ [id]: getOther(setting) }).toString()
    const code = formatCode(parseSettings(before + query), 'HTML')
    expect(code).not.toBe(formatCode(parseSettings(before), 'HTML'))
  })

  it('leaves out what is at its default', () => {
    expect(formatCode(parseSettings('networks=base'), 'React')).toBe(
      `'use client'

import { createPortico } from 'portico'
import { evm } from 'portico/evm'
import { base } from 'portico/networks'
import { pairing } from 'portico/pairing'
import { PorticoButton, PorticoProvider } from 'portico/react'

const portico = createPortico({
  projectId: 'portico-sandbox',
  networks: [base],
  adapters: [evm()],
  sources: [pairing({ relayUrl: 'ws://127.0.0.1:4100/relay' })],
  services: 'http://127.0.0.1:4100',
})

export default function App() {
  return (
    <PorticoProvider portico={portico}>
      <PorticoButton />
    </PorticoProvider>
  )
}`,
    )
  })

  it('has an adapter for each family with a network, and tells the two apart by name', () => {
    const code = formatCode(parseSettings('networks=base~solana~cosmosLocal'), 'React')
    expect(code).toContain("import { base, solana as solanaNetwork } from 'portico/networks'")
    expect(code).toContain("import { solana } from 'portico/solana'")
    expect(code).toContain("const cosmosLocal = {\n  id: 'portico-local-1',")
    expect(code).toContain('networks: [base, solanaNetwork, cosmosLocal]')
    expect(code).toContain('adapters: [evm(), solana(), cosmos()]')
  })

  const all = settings.networks.options.join('~')

  it.each(settings.adapter.options)('imports no file that nobody has, with the adapter %s', adapter => {
    for (const flavour of ['React', 'HTML'] as const) {
      const code = formatCode(parseSettings(`adapter=${adapter}&networks=${all}&email=on`), flavour)
      expect(code).not.toMatch(/from '\./)
      for (const name of settings.networks.options.filter(option => /^anvil|Local$/.test(option)))
        expect(code).toContain(`const ${name} = {`)
    }
  })

  it('makes the config of wagmi, and puts its providers around the kit', () => {
    const code = formatCode(parseSettings('adapter=wagmi&networks=base~anvilOne~solana'), 'React')
    expect(code).toContain(
      'chains: [anvilOne, base],\n  connectors: porticoConnectors(),\n  transports: { [anvilOne.id]: http(), [base.id]: http() }',
    )
    expect(code).toContain('adapters: [wagmiAdapter({ config }), solana()]')
    expect(code).toContain('<WagmiProvider config={config} reconnectOnMount={false}>')
    expect(code).toContain("import { WagmiProvider } from 'wagmi'")
  })

  it('has the wallet by e-mail where it is switched on', () => {
    const code = formatCode(parseSettings('networks=base&email=on&vault=https://vault.shop.example'), 'React')
    expect(code).toContain("import { embedded } from 'portico/embedded'")
    expect(code).toContain(", embedded({ vault: 'https://vault.shop.example' })],")
    expect(formatCode(parseSettings('networks=base'), 'React')).not.toContain('embedded')
  })

  it('quotes what a person typed', () => {
    const code = formatCode(parseSettings(`?projectId=${encodeURIComponent("it's \\ mine")}`), 'React')
    expect(code).toContain("projectId: 'it\\'s \\\\ mine'")
  })

  it('shows theme variables, features and button attributes in HTML too', () => {
    const code = formatCode(
      parseSettings('accent=%23ff8800&receive=off&buttonSize=sm&buttonDisabled=on&display=inPage'),
      'HTML',
    )
    expect(code).toContain("'--portico-accent': '#ff8800'")
    expect(code).toContain('receive: false')
    expect(code).toContain("display: 'inPage'")
    expect(code).toContain('<portico-button size="sm" disabled></portico-button>')
    expect(code).toContain('<portico-modal></portico-modal>')
  })
})
