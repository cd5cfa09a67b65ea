import { describe, expect, it } from 'vitest'
import { findAnvilBinary } from './findAnvilBinary.js'
import { startAnvil } from './startAnvil.js'

describe('startAnvil', () => {
  it('answers when it returns and no longer after it was stopped', async () => {
    const anvil = await startAnvil({ chainId: 4242 })
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] })
    const ask = () =>
      fetch(anvil.url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    expect(await (await ask()).json()).toMatchObject({ result: '0x1092' })
    await anvil.stop()
    await anvil.stop()
    await expect(ask()).rejects.toThrow()
  })

  it('says so when another chain has the port', async () => {
    const anvil = await startAnvil({ chainId: 1001 })
    const port = Number(new URL(anvil.url).port)
    await expect(startAnvil({ chainId: 1002, port })).rejects.toThrow(/already answers|did not start/)
    await anvil.stop()
  })

  it('names the supported platforms on any other', () => {
    expect(() => findAnvilBinary('sunos-sparc')).toThrow('linux-x64, linux-arm64')
  })
})
