import { describe, expect, it } from 'vitest'
import { settle } from '../../test/createTestEnvironment.js'
import { address, createTestPair, grantOf, otherAddress } from '../../test/createTestPair.js'

async function connectTwo() {
  const pair = createTestPair()
  const first = await pair.connect()
  const second = await pair.connect(grantOf([`eip155:1:${otherAddress}`]))
  await settle()
  return { ...pair, one: first.topic, two: second.topic }
}

const ask = { method: 'eth_accounts' }

describe('several remote wallets', () => {
  it('stand beside each other, also on the next visit', async () => {
    const { client, one, two, wallet, ended, environment, createClient } = await connectTwo()
    expect(ended).toEqual([])
    expect(wallet.getSessions().map(({ topic }) => topic)).toEqual([one, two])
    client.stop()
    const restored = await createClient(environment).restore()
    expect(restored.map(({ topic }) => topic)).toEqual([one, two])
  })

  it('have a provider each, and one for whichever the page is with', async () => {
    const { client, one, two, requests, wallet } = await connectTwo()
    await expect(client.getProvider('eip155', one).request(ask)).resolves.toEqual([address])
    await expect(client.getProvider('eip155', two).request(ask)).resolves.toEqual([otherAddress])
    const either = client.getProvider('eip155')
    const told: unknown[] = []
    either.on('accountsChanged', accounts => told.push(accounts))
    client.setNetwork('eip155:1', two)
    client.setNetwork('eip155:10', one)
    await expect(either.request(ask)).resolves.toEqual([address])
    await expect(either.request({ method: 'eth_chainId' })).resolves.toBe('0xa')
    client.setNetwork('eip155:1', two)
    await expect(either.request(ask)).resolves.toEqual([otherAddress])
    expect(told).toEqual([[address], [otherAddress]])

    const signing = client.getProvider('eip155', one).request({ method: 'personal_sign', params: [] })
    await settle()
    const [request] = requests
    expect(request?.topic).toBe(one)
    if (request) await wallet.respond(request, { result: '0x12' })
    await expect(signing).resolves.toBe('0x12')
  })

  it('are where the page went with them, whoever asks when', async () => {
    const { client, one, two } = await connectTwo()
    client.setNetwork('eip155:10', one)
    client.setNetwork('eip155:1', two)
    const askChain = { method: 'eth_chainId' }
    await expect(client.getProvider('eip155', one).request(askChain)).resolves.toBe('0xa')
    await expect(client.getProvider('eip155', two).request(askChain)).resolves.toBe('0x1')
  })

  it('tell what is theirs', async () => {
    const { client, wallet, events, one, two } = await connectTwo()
    const heard: string[] = []
    for (const [name, topic] of Object.entries({ one, two }))
      client.getProvider('eip155', topic).on('chainChanged', chain => heard.push(`${name} ${chain}`))
    await wallet.emitEvent(one, { name: 'chainChanged', data: 10 }, 'eip155:10')
    expect(events.at(-1)).toEqual({
      type: 'chainChanged',
      sessionId: one,
      namespace: 'eip155',
      chainId: '10',
    })
    expect(heard).toEqual(['one 0xa'])
  })

  it('end by themselves', async () => {
    const { client, wallet, events, ended, one, two } = await connectTwo()
    const over: string[] = []
    for (const [name, topic] of Object.entries({ one, two, either: undefined }))
      client.getProvider('eip155', topic).on('disconnect', () => over.push(name))
    client.setNetwork('eip155:1', two)
    await wallet.disconnect(one)
    await settle()
    expect(events.at(-1)).toEqual({ type: 'ended', sessionId: one })
    expect(over).toEqual(['one'])
    await expect(client.getProvider('eip155', one).request(ask)).rejects.toMatchObject({
      code: 'not_connected',
    })
    await expect(client.getProvider('eip155', two).request(ask)).resolves.toEqual([otherAddress])
    await client.disconnect(two)
    await settle()
    expect(ended).toEqual([one, two])
    await expect(client.restore()).resolves.toEqual([])
  })
})
