import { connect, startPortico } from '@portico/core'
import { expect, it } from 'vitest'
import { settle } from '../../../core/test/createFakeEnvironment.js'
import { createTestPortico } from '../../../core/test/createTestPortico.js'
import { enButtons } from '../locales/enButtons.js'
import { selectNetworkButton } from './selectButton.js'

function select({ portico }: ReturnType<typeof createTestPortico>, label?: string) {
  return selectNetworkButton(
    portico.store.get(),
    { label },
    { options: portico.options, messages: enButtons },
  )
}

it('names the network, and asks to switch when it is not one of the site’s [T-10]', async () => {
  const kit = createTestPortico()
  startPortico(kit.portico)
  await settle()
  expect(select(kit)).toMatchObject({ kind: 'network', label: 'One' })
  await connect(kit.portico, { connectorId: 'io.fake' })
  kit.adapter.context.emit({ type: 'chainChanged', connectorId: 'io.fake', chainId: 99 })
  expect(select(kit)).toMatchObject({ kind: 'wrong-network', label: 'Switch network' })
})

it('asks no service for a picture before the visitor has connected [W-04]', async () => {
  const services = 'https://kit.example'
  const imaged = { id: 1, assets: { imageId: 'abc' } }
  const kit = createTestPortico({ services })
  kit.portico.store.set(state => {
    const network = state.networks.active.eip155
    if (!network) throw new Error('No network')
    return {
      ...state,
      networks: { ...state.networks, active: { eip155: { ...network, assets: imaged.assets } } },
    }
  })
  expect(select(kit).image).toBeUndefined()
  const owned = createTestPortico({ services, networkImages: { 1: '/one.png' } })
  expect(select(owned).image).toBe('/one.png')
})
