import { malformedResponse, submissionUnknown } from '@portico/protocol'
import { afterEach, expect, it, vi } from 'vitest'
import { findOperation, sendOperation, waitForOperation } from './sendOperation.ts'

const hash = `0x${'ab'.repeat(32)}` as const
// Only its hash is looked at here.
const sent = { operation: { sender: '0x01' }, signature: '0x02', hash } as unknown as Parameters<
  typeof sendOperation
>[0]

it('hands the signed operation to the bundler for its entry point [W-27]', async () => {
  const asked: unknown[] = []
  await sendOperation(sent, async (method, params) => {
    asked.push(method, params)
    return hash
  })
  expect(asked).toEqual([
    'eth_sendUserOperation',
    [{ sender: '0x01', signature: '0x02' }, '0x0000000071727De22E5E9d8BAf0edAc6f37da032'],
  ])
})

it.each([`0x${'cd'.repeat(32)}`, '', null, undefined])(
  'takes %j of a bundler for no answer: another hash is of another operation [W-27]',
  async told => {
    await expect(sendOperation(sent, async () => told)).rejects.toMatchObject({
      code: malformedResponse.code,
    })
  },
)

it('asks for the receipt of an operation, and takes none that is not whole [W-27]', async () => {
  const asked: unknown[] = []
  const found = { success: true, receipt: { transactionHash: hash } }
  const answer = await findOperation(hash, async (method, params) => {
    asked.push(method, params)
    return found
  })
  expect(answer).toEqual(found)
  expect(asked).toEqual(['eth_getUserOperationReceipt', [hash]])
  for (const part of [null, {}, { success: true }, { success: 'yes', receipt: { transactionHash: hash } }])
    expect(await findOperation(hash, async () => part)).toBeUndefined()
})

afterEach(() => vi.useRealTimers())

it('asks again where a question after the operation fails, and gives up at some time [W-27]', async () => {
  vi.useFakeTimers()
  const { signal } = new AbortController()
  const found = { success: true, receipt: { transactionHash: hash } }
  const answers = [() => null, () => Promise.reject(new Error('busy')), () => found]
  const waiting = waitForOperation(hash, async () => answers.shift()?.(), signal)
  await vi.runAllTimersAsync()
  expect(await waiting).toEqual(found)
  const never = waitForOperation(hash, () => Promise.reject(new Error('busy')), signal)
  const refused = expect(never).rejects.toMatchObject({ code: submissionUnknown.code })
  await vi.runAllTimersAsync()
  await refused
})

it('asks no more once whoever wanted the operation has left [W-27]', async () => {
  const leaving = new AbortController()
  let asked = 0
  const waiting = waitForOperation(
    hash,
    () => {
      asked++
      leaving.abort()
      return Promise.reject(leaving.signal.reason)
    },
    leaving.signal,
  )
  await expect(waiting).rejects.toMatchObject({ code: submissionUnknown.code })
  expect(asked).toBe(1)
})
