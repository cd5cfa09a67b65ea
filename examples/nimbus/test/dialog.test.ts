import '../../../packages/react/test/provideDocument.js'
import {
  connect,
  createPortico,
  disconnect,
  fetchBalance,
  openModal,
  requestWallet,
  selectAccount,
  selectConnectedAccount,
  startPortico,
} from '@portico/core'
import { eip155Family } from '@portico/core/adapter'
import { mainnet } from '@portico/core/networks'
import { attachModal } from '@portico/react/modal-loader'
import { configure, within } from '@testing-library/dom'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { nimbus } from '../nimbus.js'
import { defineNimbus } from '../nimbusNetworks.js'
import { getAddress, sign } from './cumulus.js'
import { startSky } from './startSky.js'

const key = '0x11'
const address = getAddress(key)
let sky: Awaited<ReturnType<typeof startSky>>
beforeAll(async () => {
  // Waiting is by condition, so a slow machine only waits longer.
  configure({ asyncUtilTimeout: 20_000, defaultHidden: true })
  sky = await startSky()
})
afterAll(() => sky.stop())

/** The wallet in the page. */
const provider = {
  async request({ method, params }: { readonly method: string; readonly params?: object }) {
    if (method === 'nimbus_enter') return address
    return sign(key, Object.values(params ?? {}).at(-1))
  },
}

function createPage() {
  const page = Object.assign(new EventTarget(), { nimbus: provider })
  const portico = createPortico({
    projectId: 'sky',
    networks: [defineNimbus('high', 6000, sky.url), mainnet],
    adapters: [nimbus()],
    families: [eip155Family],
    // All that the kit looks at of a page.
    environment: { page: page as never },
  })
  onTestFinished(startPortico(portico))
  return portico
}

it('a made-up family is shown in the dialog by its name, and its wallet connects there [C-11]', async () => {
  vi.spyOn(window, 'getComputedStyle').mockReturnValue(document.createElement('span').style)
  const portico = createPage()
  onTestFinished(attachModal(portico))
  openModal(portico, { namespace: 'nimbus' })
  const dialog = await vi.waitUntil(
    () =>
      [...document.body.children].map(({ shadowRoot }) => shadowRoot?.querySelector('dialog')).find(Boolean),
    { timeout: 20_000 },
  )
  // What is in a shadow root is an element like others.
  const queries = within(dialog as unknown as HTMLElement)
  expect((await queries.findByRole('heading', { name: /Nimbus/ })).textContent).toContain('Nimbus')
  const wallet = await queries.findByRole('button', { name: /Cumulus/ })
  wallet.click()
  await vi.waitUntil(() => selectConnectedAccount(portico.store.get(), 'nimbus'), { timeout: 20_000 })
  openModal(portico, { view: 'Account' })
  const link = await queries.findByRole('link', { name: /explorer/i })
  expect(link.getAttribute('href')).toBe(`https://sky.example/cloud/${address}`)
})

it('a made-up family is asked by the methods and the types that it brings [C-11]', async () => {
  const portico = createPage()
  const account = await connect(portico, { connectorId: 'cumulus', namespace: 'nimbus' })
  expect(account).toMatchObject({ status: 'connected', caipAddress: `nimbus:high:${address}` })
  expect(await requestWallet(portico, { namespace: 'nimbus', method: 'signCloud', cloud: 'cirrus' })).toBe(
    sign(key, 'cirrus'),
  )
  await expect(
    // @ts-expect-error a method of another family
    requestWallet(portico, { namespace: 'nimbus', method: 'signPsbt', psbt: '' }),
  ).rejects.toMatchObject({ code: 'unsupported_operation' })
  expect(await fetchBalance(portico, { namespace: 'nimbus' })).toMatchObject({
    amount: '0.12',
    symbol: 'DRP',
  })
  await disconnect(portico, { namespace: 'nimbus' })
  expect(selectAccount(portico.store.get(), 'nimbus').status).toBe('disconnected')
})
