import { describe, expect, it } from 'vitest'
import { formatCode } from './formatCode.ts'
import { type Setting, settings } from './settings.ts'
import { parseSettings } from './urlSettings.ts'

/** Of the page around the kit, not of the kit. */
const ofThePage: readonly string[] = ['demoWallet', 'direction', 'colorMixStrength']

/** Another value than the one at first, as an address has it. */
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
    const query = new URLSearchParams({ [id]: getOther(setting) }).toString()
    expect(formatCode(parseSettings(query), 'HTML')).not.toBe(formatCode(parseSettings(''), 'HTML'))
  })

  it('leaves out what is at its default', () => {
    expect(formatCode(parseSettings('networks=base'), 'React')).toBe(
      `import { createPortico } from 'portico'
import { evm } from 'portico/evm'
import { base } from 'portico/networks'
import { pairing } from 'portico/pairing'
import { PorticoButton, PorticoProvider } from 'portico/react'

const portico = createPortico({
  projectId: 'portico-sandbox',
  networks: [base],
  adapters: [evm()],
  pairing: pairing({ relayUrl: 'ws://127.0.0.1:4100/relay' }),
  services: 'http://127.0.0.1:4100',
})

export function App() {
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
    expect(code).toContain("import { cosmosLocal } from './networks'")
    expect(code).toContain('networks: [base, solanaNetwork, cosmosLocal]')
    expect(code).toContain('adapters: [evm(), solana(), cosmos()]')
  })

  it('quotes what a person typed', () => {
    const code = formatCode(parseSettings(`?projectId=${encodeURIComponent("it's \\ mine")}`), 'React')
    expect(code).toContain("projectId: 'it\\'s \\\\ mine'")
  })

  it('shows theme variables, features and button attributes in HTML too', () => {
    const code = formatCode(
      parseSettings('accent=%23ff8800&receive=off&buttonSize=sm&buttonDisabled=on&embedded=on'),
      'HTML',
    )
    expect(code).toContain("'--portico-accent': '#ff8800'")
    expect(code).toContain('receive: false')
    expect(code).toContain('enableEmbedded: true')
    expect(code).toContain('<portico-button size="sm" disabled></portico-button>')
    expect(code).toContain('<portico-modal></portico-modal>')
  })
})
