import { createServer } from 'node:http'
import { expect, it, onTestFinished } from 'vitest'
import { listen } from '../http/createHttpServer.js'
import { createEvmCaller } from './createEvmCaller.js'

/** A node that answers everything alike. */
async function startNode(answer: object) {
  const node = createServer((_, response) => response.end(JSON.stringify(answer)))
  const authority = await listen(node, '127.0.0.1', 0)
  onTestFinished(() => void node.close())
  return createEvmCaller({ 'eip155:1': `http://${authority}` })
}

const call = { to: '0x1111111111111111111111111111111111111111', data: '0x' }

it('gives what the contract says, and nothing where it reverts or no node is named', async () => {
  expect(await (await startNode({ result: '0x16' }))?.('eip155:1', call)).toBe('0x16')
  const reverted = await startNode({ error: { code: 3, message: 'execution reverted' } })
  expect(await reverted?.('eip155:1', call)).toBeUndefined()
  expect(await reverted?.('eip155:5', call)).toBeUndefined()
})

it('takes the trouble of a node for no answer', async () => {
  const troubled = await startNode({ error: { code: -32000, message: 'header not found' } })
  await expect(troubled?.('eip155:1', call)).rejects.toThrow('The node responded with an error.')
  const down = createEvmCaller({ 'eip155:1': 'http://127.0.0.1:9' })
  await expect(down?.('eip155:1', call)).rejects.toThrow()
})
