import { connect, type Portico, startPortico, watchEvents } from '@portico/core'
import { selectRoute } from '@portico/core/internal'
import { describe, expect, it } from 'vitest'
import { settle } from '../../../core/test/createFakeEnvironment.js'
import { createTestPortico } from '../../../core/test/createTestPortico.js'
import { pressButton, pressNetworkButton } from './pressButton.js'

const getView = (portico: Portico) => {
  const { modal, router } = portico.store.get()
  return modal.open ? selectRoute(router).name : 'closed'
}

describe('pressButton', () => {
  it('opens the modal by the opening rules and closes an open one [V-07]', async () => {
    const { portico } = createTestPortico()
    pressButton(portico)
    expect(getView(portico)).toBe('Connect')
    pressButton(portico)
    expect(getView(portico)).toBe('closed')
    startPortico(portico)
    await settle()
    await connect(portico, { connectorId: 'io.fake' })
    pressButton(portico)
    expect(getView(portico)).toBe('Account')
  })

  it('goes to the wallets of the catalogue where the site has no adapters [V-05]', () => {
    const { portico } = createTestPortico({ adapters: [] })
    pressButton(portico)
    expect(getView(portico)).toBe('AllWallets')
  })

  it('does nothing while the modal is loading', () => {
    const { portico } = createTestPortico()
    portico.store.set(state => ({ ...state, modal: { ...state.modal, loading: true } }))
    pressButton(portico)
    pressNetworkButton(portico)
    expect(getView(portico)).toBe('closed')
  })
})

it('opens the networks from the network button and tells it [V-06]', () => {
  const { portico } = createTestPortico()
  const events: string[] = []
  watchEvents(portico, { onChange: ({ data }) => events.push(data.event) })
  pressNetworkButton(portico)
  expect(getView(portico)).toBe('Networks')
  expect(events).toEqual(['CLICK_NETWORKS', 'MODAL_OPEN'])
})
