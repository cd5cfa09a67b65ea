import { describe, expect, it } from 'vitest'
import { createFakeAdapter } from '../../test/createFakeAdapter.js'
import { createTestPortico, one, ten } from '../../test/createTestPortico.js'
import { selectNetwork } from '../store/selectors.js'
import { createPortico } from './createPortico.js'
import { startPortico } from './startPortico.js'

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
    const { portico } = createTestPortico({ projectId: '', services: 'https://portico.example' })
    startPortico(portico)
    expect(portico.store.get().alerts.items).toMatchObject([{ title: 'Project ID Not Configured' }])
  })

  it('needs no project id where nothing asks for one', () => {
    const { portico } = createTestPortico({ projectId: undefined })
    startPortico(portico)
    expect(portico.store.get().alerts.items).toEqual([])
  })

  it('shows no alert outside debug mode [X-01]', () => {
    const { portico } = createTestPortico({
      projectId: '',
      services: 'https://portico.example',
      debug: false,
    })
    startPortico(portico)
    expect(portico.store.get().alerts.items).toEqual([])
  })

  it('refuses two sign-in options [R-07]', () => {
    const siwx = { createMessage() {} } as never // never called
    expect(() => createTestPortico({ siwx, siweConfig: siwx })).toThrow(/siweConfig.*siwx/)
  })

  it('starts on the default network, else on the first', () => {
    expect(selectNetwork(createTestPortico().portico.store.get())).toMatchObject({ id: 1 })
    const { portico } = createTestPortico({ defaultNetwork: ten })
    expect(selectNetwork(portico.store.get())).toMatchObject({ id: 10 })
  })

  it('is at home on eip155:1 where no network is named, and has that one [V-17]', () => {
    const { portico } = createTestPortico({ networks: [] })
    const state = portico.store.get()
    expect(selectNetwork(state)?.caipNetworkId).toBe('eip155:1')
    expect(state.networks.requested.map(({ caipNetworkId }) => caipNetworkId)).toEqual(['eip155:1'])
  })

  it('has the default network alone where no other is named [V-17]', () => {
    const { portico } = createTestPortico({ networks: [], defaultNetwork: ten })
    const state = portico.store.get()
    expect(selectNetwork(state)?.caipNetworkId).toBe('eip155:10')
    expect(state.networks.requested.map(({ caipNetworkId }) => caipNetworkId)).toEqual(['eip155:10'])
  })

  it('says once that there are no services', () => {
    const { portico, fake } = createTestPortico()
    startPortico(portico)
    startPortico(portico)
    expect(fake.logged.filter(({ message }) => message.includes('services'))).toHaveLength(1)
  })
})
