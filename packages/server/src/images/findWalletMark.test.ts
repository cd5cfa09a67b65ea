import { expect, it } from 'vitest'
import { popularWallets } from '../registry/data/popular.js'
import { createMarks, findWalletMark } from './createMarks.js'

const findMark = createMarks()

/** The icon package has none. */
const unmarked = ['Brave Wallet']

it.each(popularWallets.filter(({ name }) => !unmarked.includes(name)).map(({ name }) => name))(
  'has the real mark of %s [W-09]',
  async name => expect(await findMark(['wallets', findWalletMark(name)])).toMatch(/^<svg/),
)
