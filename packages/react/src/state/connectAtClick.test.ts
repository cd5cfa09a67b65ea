import { closeModal, openModal, startPortico } from '@portico/core'
import { expect, it, onTestFinished } from 'vitest'
import { createTestPortico } from '../../../core/test/createTestPortico.js'
import { connectAtClick, takeConnecting } from './connectAtClick.js'

const target = { namespace: 'eip155', connectorId: 'io.fake' } as const

async function click() {
  const { portico, adapter } = createTestPortico()
  onTestFinished(startPortico(portico))
  let decline: (() => void) | undefined
  const prompt = new Promise<never>((_resolve, reject) => {
    decline = () => reject(new Error('locked'))
  })
  let asked: AbortSignal | undefined
  adapter.answer('connect', ({ signal }) => {
    asked = signal
    return prompt
  })
  openModal(portico)
  connectAtClick(portico, target)
  await expect.poll(() => asked).toBeDefined()
  const countPrompts = () => adapter.calls.filter(call => call === 'connect:io.fake').length
  return { portico, decline: () => decline?.(), countPrompts, isAborted: () => asked?.aborted }
}

const ignore = () => undefined

it('asks the wallet once for a click and the view that follows it [C-01]', async () => {
  const { portico, decline, countPrompts } = await click()
  const { signal } = new AbortController()
  const connecting = takeConnecting(portico, target)(signal, ignore)
  decline()
  await expect(connecting).rejects.toThrow()
  expect(countPrompts()).toBe(1)
})

it('asks again when the visitor retries', async () => {
  const { portico, decline, countPrompts } = await click()
  const { signal } = new AbortController()
  const run = takeConnecting(portico, target)
  decline()
  await expect(run(signal, ignore)).rejects.toThrow()
  await expect(run(signal, ignore)).rejects.toThrow()
  expect(countPrompts()).toBe(2)
})

it('withdraws the request of the click when its view is left', async () => {
  const { portico, isAborted } = await click()
  const view = new AbortController()
  takeConnecting(portico, target)(view.signal, ignore).catch(ignore)
  view.abort()
  expect(isAborted()).toBe(true)
})

it('withdraws the request of the click when the dialog closes before the next view is there', async () => {
  const { portico, countPrompts, isAborted, decline } = await click()
  closeModal(portico)
  expect(isAborted()).toBe(true)
  decline()
  openModal(portico)
  const { signal } = new AbortController()
  await expect(takeConnecting(portico, target)(signal, ignore)).rejects.toThrow()
  expect(countPrompts()).toBe(2)
})

it('leaves the request to the view once that has taken it', async () => {
  const { portico, isAborted } = await click()
  takeConnecting(portico, target)(new AbortController().signal, ignore).catch(ignore)
  closeModal(portico)
  expect(isAborted()).toBe(false)
})
