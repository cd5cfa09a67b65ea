import './provideDocument.js'
import { connect, disconnect, type Portico, setThemeMode, startPortico } from '@portico/core'
import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished } from 'vitest'
import { createEmailSource } from '../../core/test/createEmailSource.js'
import { createTestPortico } from '../../core/test/createTestPortico.js'
import { PorticoContext } from '../src/context/PorticoContext.js'
import { type UsePorticoAccountResult, usePorticoAccount } from '../src/hooks/usePorticoAccount.js'

function Probe({ seen }: { readonly seen: UsePorticoAccountResult[] }) {
  seen.push(usePorticoAccount())
  return null
}

/** What the hook has given, one for each time that its user was rendered. */
function renderAccount(portico: Portico): readonly UsePorticoAccountResult[] {
  const seen: UsePorticoAccountResult[] = []
  const root = createRoot(document.createElement('div'))
  onTestFinished(() => root.unmount())
  root.render(createElement(PorticoContext.Provider, { value: portico }, createElement(Probe, { seen })))
  return seen
}

it('says who logged in while a wallet with a login is connected [E-05]', async () => {
  const { portico } = createTestPortico({ sources: [createEmailSource({})] })
  const seen = renderAccount(portico)
  await expect.poll(() => seen.at(-1)?.status).toBe('disconnected')
  expect(seen.at(-1)?.embeddedWalletInfo).toBeUndefined()

  await connect(portico, { connectorId: 'mail' })
  await expect.poll(() => seen.at(-1)?.status).toBe('connected')
  expect(seen.at(-1)?.embeddedWalletInfo).toEqual({ user: { email: 'ada@example.com' } })

  const times = seen.length
  flushSync(() => setThemeMode(portico, 'dark'))
  expect(seen).toHaveLength(times)
  await disconnect(portico)
  await expect.poll(() => seen.at(-1)?.status).toBe('disconnected')
  expect(seen.at(-1)?.embeddedWalletInfo).toBeUndefined()
})

it('knows of no login of a wallet in the page', async () => {
  const { portico } = createTestPortico()
  onTestFinished(startPortico(portico))
  const seen = renderAccount(portico)
  await connect(portico, { connectorId: 'io.fake' })
  await expect.poll(() => seen.at(-1)?.status).toBe('connected')
  expect(seen.at(-1)?.embeddedWalletInfo).toBeUndefined()
})
