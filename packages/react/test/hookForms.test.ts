import './provideDocument.js'
import type { Portico } from '@portico/core'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished } from 'vitest'
import { createTestPortico } from '../../core/test/createTestPortico.js'
import { PorticoContext } from '../src/context/PorticoContext.js'
import * as exported from '../src/exports/index.js'

/** Asks for a query and what to ask it, so it can take neither nothing nor one object. */
const general = 'usePorticoQuery'

type Hook = (parameters?: object) => object | undefined

// Each can be called without anything, or with the family that is meant.
const hooks = Object.entries(exported).filter(
  ([name]) => name.startsWith('usePortico') && name !== general,
) as unknown as readonly (readonly [string, Hook])[]

function Probe({ use }: { readonly use: () => void }) {
  use()
  return null
}

async function render(portico: Portico | undefined, useIt: () => object | undefined) {
  const outcome: { result?: object | undefined; error?: unknown } = {}
  const root = createRoot(document.createElement('div'), {
    onUncaughtError: error => {
      outcome.error = error
    },
  })
  onTestFinished(() => root.unmount())
  const probe = createElement(Probe, {
    use: () => {
      outcome.result = useIt()
    },
  })
  root.render(createElement(PorticoContext.Provider, { value: portico }, probe))
  await expect.poll(() => outcome.result ?? outcome.error).toBeDefined()
  return outcome
}

it.each(hooks)('%s takes one object at most', (_, hook) => {
  expect(hook.length).toBeLessThanOrEqual(1)
})

it.each(hooks)('%s names itself where there is no provider', async (name, hook) => {
  const { error } = await render(undefined, () => hook({}))
  expect(error).toMatchObject({ code: 'provider_missing', context: { hook: name } })
})

/** Whatever asks a wallet or a service, as these say. */
const asking = /^(connect|disconnect|switch|sign|send|request|pay|revoke|cancel|setType)/

it.each(hooks)('%s has a promise beside each method that asks somebody', async (_, hook) => {
  const { portico } = createTestPortico()
  const { result = {} } = await render(portico, () => hook({ namespace: 'eip155', method: 'signTypedData' }))
  const methods = Object.entries(result)
    .filter(([name, value]) => typeof value === 'function' && asking.test(name))
    .map(([name]) => name)
  const plain = methods.filter(name => !name.endsWith('Async'))
  expect(methods.filter(name => name.endsWith('Async')).sort()).toEqual(
    plain.map(name => `${name}Async`).sort(),
  )
})
