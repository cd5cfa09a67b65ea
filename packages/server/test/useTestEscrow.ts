import { afterAll, beforeAll, beforeEach } from 'vitest'
import { createEmail } from './createEmail.js'
import { startTestAuth, type TestAuth } from './startTestAuth.js'
import { startTestEscrow, type TestEscrow } from './startTestEscrow.js'

/** One escrow and its service for the tests of a file, and for each of them a new person. */
export function useTestEscrow(
  onTest: (parts: { service: TestAuth; escrow: TestEscrow; email: string }) => void,
): void {
  let service: TestAuth
  let escrow: TestEscrow
  beforeAll(async () => {
    service = await startTestAuth()
    escrow = await startTestEscrow(service)
  })
  afterAll(async () => {
    await escrow.close()
    await service.close()
  })
  beforeEach(() => onTest({ service, escrow, email: createEmail() }))
}
