import { TokensSchema } from '@portico/protocol/data'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { formatAccountId } from './format.js'

it.each(['0xAb', 'ibc/27394FB092D2ECCD56123C74F36E4C1F', 'factory/osmo1x/my_token.v2-a'])(
  'writes %s so that pages take it, and it can be read again [W-21]',
  address => {
    const id = formatAccountId('cosmos:osmosis-1', address)
    const token = { name: 'Token', symbol: 'T', address: id, decimals: 6, logoUri: '' }
    expect(v.parse(TokensSchema, { tokens: [token] })).toEqual({ tokens: [token] })
    expect(decodeURIComponent(id.slice('cosmos:osmosis-1:'.length))).toBe(address)
  },
)
