import { describe, expect, it } from 'vitest'
import { createTestEnvironment } from '../../test/createTestEnvironment.js'
import { account, answer, asked, now, toCacao } from '../../test/signInTerms.js'
import { formatAuthMessage } from './formatAuthMessage.js'
import { verifyCacao } from './verifyCacao.js'

describe('verifyCacao', () => {
  it('takes a statement signed with and without the sentence of the recap', async () => {
    const environment = createTestEnvironment({}, { now })
    const runtime = { environment, context: { getRpcUrls: () => [] } as never } // nobody asks a chain here
    for (const statement of [undefined, 'S.']) {
      const message =
        statement === undefined ? formatAuthMessage(answer) : formatAuthMessage(answer, statement)
      const signature = await account.signMessage({ message })
      await expect(verifyCacao(runtime, toCacao(answer, signature), asked)).resolves.toEqual({
        message,
        signature,
        address: account.address,
        chainId: 'eip155:1',
      })
    }
  })
})
