import type { Connector } from '@portico/core'
import { createEnvironment } from '@portico/core/adapter'
import { describe, expect, it, vi } from 'vitest'
import { getCondition } from './getCondition.js'

const context = { environment: createEnvironment() }

function createConnector(request: () => Promise<unknown>, extras: object = {}): Connector {
  const on = () => undefined
  const provider = { request, on, removeListener: on, ...extras }
  return { id: 'com.wallet', name: 'Wallet', type: 'ANNOUNCED', chain: 'eip155', provider }
}

const answers = async () => '0x1'
const isUnlocked = (answer: boolean) => ({ _metamask: { isUnlocked: async () => answer } })

describe('getCondition', () => {
  it('believes a wallet that says whether it is locked', async () => {
    expect(await getCondition(context, createConnector(answers, isUnlocked(false)))).toBe('locked')
    expect(await getCondition(context, createConnector(answers, isUnlocked(true)))).toBe('ready')
  })

  it('takes one that says nothing about it, or fails, for ready', async () => {
    expect(await getCondition(context, createConnector(answers))).toBe('ready')
    const fails = () => Promise.reject(new Error('no'))
    expect(await getCondition(context, createConnector(fails))).toBe('ready')
    const broken = { _metamask: { isUnlocked: fails } }
    expect(await getCondition(context, createConnector(answers, broken))).toBe('ready')
  })

  it('calls one silent that does not answer within three seconds', async () => {
    vi.useFakeTimers()
    const condition = getCondition(
      context,
      createConnector(() => new Promise(() => undefined)),
    )
    await vi.advanceTimersByTimeAsync(3000)
    expect(await condition).toBe('silent')
    vi.useRealTimers()
  })
})
