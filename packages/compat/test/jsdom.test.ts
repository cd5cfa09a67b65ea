// @vitest-environment jsdom

import { mockWallets } from '@portico/testing'
import { test } from '@portico/testing/vitest'
import { createPortico, openModal, type Portico } from 'portico'
import { evm } from 'portico/evm'
import { mainnet } from 'portico/networks'
import { PorticoButton, PorticoProvider } from 'portico/react'
import { createElement, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, vi } from 'vitest'
import { ConnectButton } from '../src/exports/rainbowkit.js'

const cleanUps: (() => void)[] = []
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp()
})

function render(portico: Portico, children: ReactNode): HTMLElement {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  root.render(createElement(PorticoProvider, { portico }, children))
  cleanUps.push(() => {
    root.unmount()
    container.remove()
  })
  return container
}

const CustomBalance = () =>
  ConnectButton.Custom({ children: ({ account }) => createElement('output', {}, account?.displayBalance) })

/** The open dialog, which is in a shadow root. */
function findDialog(): Element | undefined {
  const roots = [...document.querySelectorAll('*')].map(({ shadowRoot }) => shadowRoot)
  return roots.map(root => root?.querySelector('dialog[open]')).find(dialog => dialog != null) ?? undefined
}

test('the dialog opens under jsdom without polyfills, lists the wallets and connects', async ({
  wallets,
}) => {
  const balance = `0x${1_234_567_890_000_000_000n.toString(16)}`
  vi.stubGlobal('fetch', async (_url: unknown, init?: RequestInit) => {
    const { id, method } = JSON.parse(String(init?.body))
    return Response.json({ jsonrpc: '2.0', id, result: method === 'eth_chainId' ? '0x1' : balance })
  })
  wallets.install({ ...mockWallets.alder, chains: [{ id: 1, rpcUrl: 'https://node.example' }] })
  const portico = createPortico({
    networks: [mainnet],
    adapters: [evm()],
    environment: wallets.environment,
  })
  const page = render(portico, [
    createElement(PorticoButton, { key: 'button' }),
    createElement(CustomBalance, { key: 'custom' }),
  ])
  await expect.poll(() => page.textContent).toContain('Connect Wallet')
  page.querySelector('button')?.click()
  await expect.poll(() => findDialog()?.textContent).toContain('Alder')
  const rows = [...(findDialog()?.querySelectorAll('button') ?? [])]
  rows.find(({ textContent }) => textContent?.includes('Alder'))?.click()
  await expect.poll(() => page.querySelector('button')?.textContent).toContain('0x')
  await expect.poll(findDialog).toBeUndefined()
  // The balance that RainbowKit's button shows is cut after three decimals, like ours.
  await expect.poll(() => page.querySelector('output')?.textContent).toBe('1.234 ETH')
  page.querySelector('button')?.click()
  await expect.poll(() => findDialog()?.querySelector('[aria-label=Disconnect]')).not.toBeNull()
  expect(portico.store.get().alerts.items).toEqual([])
})

test('opening the dialog on a page that does not draw it names what to add', async () => {
  const portico = createPortico({ networks: [mainnet], adapters: [evm()] })
  openModal(portico)
  await expect.poll(() => portico.store.get().alerts.items).toHaveLength(1)
  const [alert] = portico.store.get().alerts.items
  expect(alert?.code).toBe('modal_not_placed')
  expect(alert?.message).toMatch(/<PorticoProvider>.*<portico-button>/)
})
