import { expect, it } from 'vitest'
import type { ChainNode } from '../nodes/createChainNode.js'
import { RpcFailure, UpstreamFailure } from '../UpstreamFailure.js'
import { createContractReader } from './createContractReader.js'

const calls = ['0x01', '0x02'].map(data => ({ to: `0x${'ab'.repeat(20)}`, data }))

it.each([
  ['burns all gas', new RpcFailure({ code: -32000, message: 'out of gas' })],
  ['has no end', new UpstreamFailure('The node has a longer answer than is read.', { isTooLong: true })],
])('reads contracts one by one where one of them %s [RP11]', async (_, failure) => {
  const node = {
    call: async (method: string) => (method === 'eth_getCode' ? '0x60' : Promise.reject(failure)),
    callMany: async () => ['0x2a', undefined],
  } as unknown as ChainNode // as much of it as is used
  expect(await createContractReader(node)(calls)).toEqual(['0x2a', undefined])
})

it('tells of a node that fails', async () => {
  const failure = new UpstreamFailure('The node does not answer in time.')
  const node = { call: () => Promise.reject(failure) } as unknown as ChainNode // as much of it as is used
  await expect(createContractReader(node)(calls)).rejects.toThrow(failure)
})
