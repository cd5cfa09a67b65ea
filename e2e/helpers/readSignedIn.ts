import type { Page } from '@playwright/test'
import { addresses } from './addresses.ts'

/** The sign-ins of this browser according to the sandbox's server. */
export async function readSignedIn(page: Page): Promise<readonly string[]> {
  const token = await page.evaluate(() => localStorage.getItem('@appkit/siwx-auth-token') ?? '')
  const url = `${addresses.server}/auth/v1/me?projectId=portico-sandbox&st=test&sv=1`
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
  const { accounts } = await response.json()
  return accounts.map(
    ({ chainId, address }: Record<string, string>) => `${chainId?.split(':')[0]}:${address}`,
  )
}
