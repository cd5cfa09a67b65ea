import { erc6492SignatureValidatorByteCode } from 'viem'
import { expect, it } from 'vitest'
import { signatureValidator } from './signatureValidator.js'

it('is the published contract', () => {
  expect(signatureValidator).toBe(erc6492SignatureValidatorByteCode)
})
