import { describe, expect, it } from 'vitest'
import { createFakeAdapter } from '../test/createFakeAdapter.js'
import { createTestPortico, one, ten } from '../test/createTestPortico.js'
import { start } from './actions/start.js'
import { createPortico } from './createPortico.js'
import { mainnet } from './networks/evm.js'
import { selectNetwork } from './store/selectors.js'

describe('creating a kit', () => {
  it('works where there is no browser', () => {
    const portico = createPortico({
      projectId: 'test',
      networks: [one],
      adapters: [createFakeAdapter().factory],
    })
    expect(portico.store.get().accounts.eip155).toEqual({ status: 'disconnected', namespace: 'eip155' })
  })

  it('sends nothing and asks nothing before it is started', () => {
    const { fake, adapter } = createTestPortico({ services: 'https://portico.example' })
    expect(fake.requests).toEqual([])
    expect(adapter.calls).toEqual([])
  })

  it('alerts when the project id is missing, and works on [R-06, X-01]', () => {
    const { portico } = createTestPortico({ projectId: '' })
    start(portico)
    expect(portico.store.get().alerts.items).toMatchObject([{ title: 'Project ID Not Configured' }])
  })

  it('shows no alert outside debug mode [X-01]', () => {
    const { portico } = createTestPortico({ projectId: '', debug: false })
    start(portico)
    expect(portico.store.get().alerts.items).toEqual([])
  })

  it('refuses two sign-in options [R-07]', () => {
    const siwx = { createMessage() {} } as never // never called
    expect(() => createTestPortico({ siwx, siweConfig: {} })).toThrow(/siweConfig.*siwx/)
  })

  it('starts on the default network, else on the first', () => {
    expect(selectNetwork(createTestPortico().portico.store.get())).toMatchObject({ id: 1 })
    const { portico } = createTestPortico({ defaultNetwork: ten })
    expect(selectNetwork(portico.store.get())).toMatchObject({ id: 10 })
  })

  it('is at home on eip155:1 [V-17]', () => {
    const { portico } = createTestPortico({ networks: [mainnet] })
    expect(selectNetwork(portico.store.get())?.caipNetworkId).toBe('eip155:1')
  })

  it('says once that there are no services', () => {
    const { portico, fake } = createTestPortico()
    start(portico)
    start(portico)
    expect(fake.logged.filter(({ message }) => message.includes('services'))).toHaveLength(1)
  })
})
