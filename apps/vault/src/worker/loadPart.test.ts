import { expect, it } from 'vitest'
import { loadPart } from './loadPart.ts'

it('gives what was loaded', async () => {
  expect(await loadPart(Promise.resolve({ act: 1 }))).toEqual({ act: 1 })
})

it('says that the wallet could not be loaded, rather than that something went wrong inside', async () => {
  const cause = new TypeError('Importing a module script failed.')
  await expect(loadPart(Promise.reject(cause))).rejects.toMatchObject({ code: 'wallet_not_loaded', cause })
})
