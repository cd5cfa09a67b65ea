import { describe, expect, it } from 'vitest'
import { createFakeProvider } from '../../test/createFakeProvider.js'
import { testConnector as connector, createTestRuntime } from '../../test/createTestRuntime.js'
import { getCallsStatus } from './getCallsStatus.js'

const receipt = { transactionHash: `0x${'ab'.repeat(32)}`, status: '0x1', blockNumber: '0x1' }

function ask(answer: () => unknown) {
  const { runtime } = createTestRuntime(createFakeProvider({ wallet_getCallsStatus: answer }).provider)
  return getCallsStatus(runtime, { connector, id: '0x1' })
}

describe('getCallsStatus', () => {
  it.each([
    [100, 'pending'],
    ['PENDING', 'pending'],
    [200, 'success'],
    ['CONFIRMED', 'success'],
    [400, 'failure'],
    [500, 'failure'],
    [600, 'failure'],
    [undefined, 'pending'],
  ])('reads the status %s as %s', async (status, expected) => {
    await expect(ask(() => ({ status }))).resolves.toMatchObject({
      id: '0x1',
      status: expected,
      receipts: [],
    })
  })

  it('says of a failure whether some of it may have happened', async () => {
    expect(await ask(() => ({ status: 600 }))).toMatchObject({ isPartial: true })
    expect(await ask(() => ({ status: 500 }))).not.toHaveProperty('isPartial')
  })

  it('keeps the receipts that are receipts', async () => {
    const { receipts } = await ask(() => ({ status: 200, receipts: [receipt, null, 'x', { status: '0x1' }] }))
    expect(receipts).toEqual([{ hash: receipt.transactionHash, status: 'success', blockNumber: 1n }])
  })

  it.each([4100, 4200, -32601])(
    'says that it is not approved when the wallet refuses with %d',
    async code => {
      await expect(
        ask(() => {
          throw { code }
        }),
      ).rejects.toThrow('Fetching call status not approved by the wallet.')
    },
  )

  it('passes on other errors', async () => {
    await expect(
      ask(() => {
        throw { code: 5730, message: 'Unknown bundle id.' }
      }),
    ).rejects.toMatchObject({
      code: 'unknown_batch_id',
      rpcCode: 5730,
      message: expect.stringContaining('Unknown bundle id.'),
    })
  })
})
