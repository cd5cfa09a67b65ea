import { connect, startPortico } from '@portico/core'
import { isPorticoError, providerMissing } from '@portico/protocol'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { settle } from '../../core/test/createFakeEnvironment.js'
import { createTestPortico } from '../../core/test/createTestPortico.js'
import { NetworkButton } from './buttons/NetworkButton.js'
import { PorticoButton } from './buttons/PorticoButton.js'
import { usePorticoAccount } from './hooks/usePorticoAccount.js'
import { usePorticoNetwork } from './hooks/usePorticoNetwork.js'
import { PorticoModal } from './PorticoModal.js'
import { PorticoProvider } from './PorticoProvider.js'

type Kit = ReturnType<typeof createTestPortico>

function render({ portico }: Kit, children = <PorticoButton />): string {
  return renderToString(
    <StrictMode>
      <PorticoProvider portico={portico}>{children}</PorticoProvider>
    </StrictMode>,
  )
}

function AccountText() {
  const { status, address, isConnected } = usePorticoAccount()
  const { network } = usePorticoNetwork()
  return `${status} ${address} ${isConnected} ${network?.name}`
}

describe('PorticoProvider on a server', () => {
  it('renders the button without a window and starts nothing [V-09]', () => {
    expect(typeof window).toBe('undefined')
    const kit = createTestPortico()
    const html = render(kit)
    expect(html).toContain('Connect Wallet')
    expect(html).toContain('aria-haspopup="dialog"')
    expect(kit.adapter.calls).toEqual([])
    expect(kit.fake.requests).toEqual([])
  })

  it('writes no style attributes and no scripts, which a strict policy would block [V-11]', () => {
    const kit = createTestPortico({ theme: { mode: 'dark', variables: { '--portico-accent': 'red' } } })
    const html = render(
      kit,
      <>
        <PorticoButton />
        <NetworkButton />
        <PorticoModal />
      </>,
    )
    expect(html).not.toMatch(/<script|<style|style=/)
    expect(html).toContain('data-portico-theme="dark"')
  })

  it('renders what a server knows even where a stored account is known, so that hydration agrees [T-02]', async () => {
    const first = createTestPortico()
    startPortico(first.portico)
    await settle()
    await connect(first.portico, { connectorId: 'io.fake' })
    const again = createTestPortico({ fake: first.fake })
    expect(again.portico.store.get().accounts.eip155?.status).toBe('connecting')
    expect(render(again, <AccountText />)).toBe('disconnected undefined false One')
    expect(render(again)).toContain('Connect Wallet')
  })

  it('names the hook that was used outside of a provider', () => {
    try {
      renderToString(<AccountText />)
      expect.unreachable()
    } catch (error) {
      expect(isPorticoError(error, providerMissing)).toBe(true)
      expect(error).toMatchObject({ context: { hook: 'usePorticoAccount' } })
    }
  })
})
