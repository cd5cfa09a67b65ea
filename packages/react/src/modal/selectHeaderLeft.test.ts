import type { Route } from '@portico/core'
import type { DialogDisplay } from '@portico/core/internal'
import { expect, it } from 'vitest'
import type { HeaderLeft } from '../views/ViewDefinition.js'
import { selectHeaderLeft } from './Header.js'

const connect: Route = { name: 'Connect' }
const account: Route = { name: 'Account' }
const networks: Route = { name: 'Networks' }

it.each<[string, readonly [Route, ...Route[]], HeaderLeft, DialogDisplay, HeaderLeft]>([
  ['nothing on Account', [account], 'back', 'overlay', 'none'],
  ['help on Connect', [connect], 'help', 'overlay', 'help'],
  ['back on Connect with a history', [account, connect], 'help', 'overlay', 'back'],
  ['help on Connect in the page', [account, connect], 'help', 'inPage', 'help'],
  ['back with a history', [account, networks], 'back', 'overlay', 'back'],
  ['nothing without one', [networks], 'back', 'overlay', 'none'],
  ['nothing on a view that must be answered', [account, networks], 'none', 'overlay', 'none'],
])('shows %s on the left of the header [V-07]', (_case, stack, wanted, display, shown) => {
  expect(selectHeaderLeft({ stack, direction: 'forward' }, { dialog: { display } }, wanted)).toBe(shown)
})
