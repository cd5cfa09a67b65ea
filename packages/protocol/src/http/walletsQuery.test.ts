import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { formatWalletsQuery } from './formatWalletsQuery.js'
import { WalletsQuerySchema } from './walletsQuery.js'

const ids = fc.array(fc.stringMatching(/^[\w.-]{1,20}$/), { minLength: 1, maxLength: 5 })
const request = fc.record(
  {
    page: fc.integer({ min: 1, max: 100_000 }),
    entries: fc.integer({ min: 1, max: 100 }),
    include: ids,
    exclude: ids,
    chains: fc.array(fc.constantFrom('eip155:1', 'bip122:000000000019d6689c085ae165831e93'), {
      minLength: 1,
    }),
    search: fc.stringMatching(/^[a-z0-9][a-z0-9 ]{0,20}[a-z0-9]$/),
    badge_type: fc.constantFrom('none' as const, 'certified' as const),
    names: fc.array(fc.stringMatching(/^[a-z][a-z ]{0,20}$/), { minLength: 1, maxLength: 5 }),
    rdns: ids,
  },
  { requiredKeys: [] },
)

describe('wallets query', () => {
  it('is read by the server as the client meant it [W-07]', () => {
    fc.assert(
      fc.property(request, wanted => {
        const read = v.parse(WalletsQuerySchema, formatWalletsQuery(wanted))
        expect(read).toEqual({ page: 1, entries: 40, ...wanted })
      }),
    )
  })

  it('leaves empty values out [W-07]', () => {
    expect(formatWalletsQuery({ page: 2, include: [], search: '  ', chains: undefined })).toEqual({
      page: '2',
    })
  })

  it.each([
    { page: '0' },
    { page: '-1' },
    { page: '1.5' },
    { page: '1e3' },
    { page: 'x' },
    { entries: '101' },
    { entries: '0' },
    { include: "x' or 1=1" },
    { exclude: 'a b' },
    { chains: 'eip155' },
    { badge_type: 'gold' },
    { search: 'x'.repeat(101) },
    { search: 'a\u0000b' },
    { rdns: '%' },
  ])('refuses %o [W-07]', query => {
    expect(v.safeParse(WalletsQuerySchema, query).success).toBe(false)
  })
})
